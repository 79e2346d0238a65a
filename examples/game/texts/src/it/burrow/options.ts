import type { Options } from '../../en/burrow/options.ts';

export const options: Options = {
  hare: { label: 'Lepre', help: 'Un posto a tua scelta, o scelto a caso. Tutti gli altri cacciano.', values: {} },
};
