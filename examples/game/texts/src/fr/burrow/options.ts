import type { Options } from '../../en/burrow/options.ts';

export const options: Options = {
  hare: { label: 'Lièvre', help: 'Une place de ton choix, ou tirée au sort. Tous les autres chassent.', values: {} },
};
