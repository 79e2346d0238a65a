import type { Moments } from '../../en/momie/moments.ts';

export const moments: Moments = {
  caught: 'La momie t’attrape !',
  out: 'La momie t’attrape : te voilà hors jeu',
};
