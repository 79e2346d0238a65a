import type { Moments } from '../../en/mammut/moments.ts';

export const moments: Moments = {
  robbed: (name) => `${name} te vole !`,
  gaveBack: (name) => `${name} te fait rendre ton butin !`,
};
