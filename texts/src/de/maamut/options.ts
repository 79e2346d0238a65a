import type { Options } from '../../en/maamut/options.ts';

export const options: Options = {
  first: { label: 'Wer beginnt', help: 'Ein Platz deiner Wahl, oder das Los entscheidet.', values: {} },
  fallenTraps: {
    label: 'Fallen eines ausgeschiedenen Jägers',
    help: 'Die Fallen eines Ausgeschiedenen bleiben und können ihm noch den Sieg bringen, oder sie verschwinden mit ihm.',
    values: { stay: 'Sie bleiben', vanish: 'Sie verschwinden' },
  },
  huntLimit: {
    label: 'Länge der Jagd',
    help: 'Nach so vielen Zügen je Jäger hat das Mammut überlebt und gewinnt. Leer: keine Grenze.',
    values: {},
  },
  begins: {
    label: 'Der erste Zug der Jagd',
    help: 'Beginnt der nächste, handelt zuletzt, wer zuerst gesetzt hat: für Dreierrunden, in denen der erste zu oft gewinnt.',
    values: { first: 'Der erste Spieler', next: 'Der nächste Spieler' },
  },
};
