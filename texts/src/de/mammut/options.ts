import type { Options } from '../../en/mammut/options.ts';

export const options: Options = {
  first: { label: 'Wer beginnt', help: 'Ein Platz deiner Wahl, oder das Los entscheidet.', values: {} },
  tiles: {
    label: 'Die Beute',
    help: 'Welcher Satz Plättchen ausgeschüttet wird.',
    values: { house: 'Der Höhlensatz' },
  },
};
