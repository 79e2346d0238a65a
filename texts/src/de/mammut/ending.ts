import type { Ending } from '../../en/mammut/ending.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');

export const ending: Ending = {
  most: ({ name, points, second, next }) =>
    `${name} hat ${count(points, 'Punkt', 'Punkte')}, vor ${second} mit ${count(next, 'Punkt', 'Punkten')}.`,
  track: ({ name, second, points }) =>
    `${name} und ${second} haben je ${count(points, 'Punkt', 'Punkte')}; ${name} ist auf der Fellleiste weiter.`,
  shared: ({ names, points }) =>
    `${names} haben je ${count(points, 'Punkt', 'Punkte')} und liegen auf der Fellleiste gleichauf.`,
  start: 'Beginn',
  total: 'Summe',
  atEnd: 'Am Ende',
  round: (n) => `Runde ${n}`,
  thefts: 'Gestohlen',
  robbed: 'Bestohlen',
};
