import type { Options } from '../../en/mammut/options.ts';

export const options: Options = {
  first: { label: 'Chi comincia', help: 'Un posto a tua scelta, o decide la sorte.', values: {} },
  tiles: {
    label: 'Il bottino',
    help: 'Quale serie di tessere viene versata.',
    values: { house: 'La serie della grotta' },
  },
};
