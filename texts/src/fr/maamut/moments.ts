import type { Moments } from '../../en/maamut/moments.ts';

export const moments: Moments = {
  scattered: (cell) => `Le mammouth te fait peur : tu fuis en ${cell} !`,
  lifted: ({ name, cell }) => `${name} retire ton piège en ${cell} !`,
  ownTrap: (cell) => `Le mammouth tombe dans ton piège en ${cell} !`,
  out: 'Te voilà hors jeu',
};
