import type { Options } from '../../en/maamut/options.ts';

export const options: Options = {
  first: { label: 'Wer beginnt', help: 'Ein Platz deiner Wahl, oder der Zufall entscheidet.', values: {} },
  fallenTraps: {
    label: 'Fallen eines ausgeschiedenen Jägers',
    help: 'Sie bleiben liegen und können noch den Sieg bringen, oder sie verschwinden.',
    values: { stay: 'Sie bleiben', vanish: 'Sie verschwinden' },
  },
  huntLimit: {
    label: 'Dauer der Jagd',
    help: 'Wahlvariante: Hatten alle so viele Züge, hat das Mammut überlebt und gewinnt. Leer: unbegrenzt.',
    values: {},
  },
  begins: {
    label: 'Der erste Zug der Jagd',
    help: 'Wahlvariante: Wer zuerst gesetzt hat, ist zuletzt dran.',
    values: { first: 'Wer zuerst gesetzt hat', next: 'Die nächste Person' },
  },
};
