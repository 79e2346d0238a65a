import type { Options } from '../../en/mammut/options.ts';

export const options: Options = {
  first: { label: 'Qui commence', help: 'Une place de ton choix, ou tirée au sort.', values: {} },
  tiles: {
    label: 'Le butin',
    help: 'Les plaquettes que contient le sac.',
    values: { house: 'La série maison' },
    own: { chosen: 'Ton propre butin', make: 'Composer son propre butin' },
  },
};
