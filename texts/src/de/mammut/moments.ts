import type { Moments } from '../../en/mammut/moments.ts';

export const moments: Moments = {
  robbed: (name) => `${name} bestiehlt dich!`,
  gaveBack: (name) => `${name} lässt dich Beute zurückgeben!`,
};
