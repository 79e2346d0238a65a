import type { Options } from '../../en/mammut/options.ts';

export const options: Options = {
  first: { label: 'Wer beginnt', help: 'Ein Platz deiner Wahl, oder der Zufall entscheidet.', values: {} },
  tiles: {
    label: 'Die Beute',
    help: 'Welche Plättchen im Beutel sind.',
    values: { house: 'Die Höhlenbeute' },
    own: { chosen: 'Deine eigene Beute', make: 'Eigene Beute zusammenstellen' },
  },
};
