import type { Options } from '../../en/mammut/options.ts';

export const options: Options = {
  first: { label: 'Chi comincia', help: 'Un posto a tua scelta, oppure decide il caso.', values: {} },
  tiles: {
    label: 'Il bottino',
    help: 'Le tessere che sono nel sacco.',
    values: { house: 'Il bottino della grotta' },
    own: { chosen: 'Il tuo bottino', make: 'Componi un bottino tuo' },
  },
};
