import type { Moments } from '../../en/mammut/moments.ts';

export const moments: Moments = {
  robbed: (name) => `${name} ti deruba!`,
  gaveBack: (name) => `${name} ti fa rendere il bottino!`,
};
