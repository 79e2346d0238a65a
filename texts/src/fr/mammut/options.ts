import type { Options } from '../../en/mammut/options.ts';

export const options: Options = {
  first: { label: 'Qui commence', help: 'Une place de ton choix, ou le sort décide.', values: {} },
  tiles: {
    label: 'Le butin',
    help: 'Quelle série de tuiles est versée.',
    values: { house: 'La série de la grotte' },
  },
};
