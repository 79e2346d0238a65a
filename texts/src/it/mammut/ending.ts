import type { Ending } from '../../en/mammut/ending.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');

export const ending: Ending = {
  most: ({ name, points, second, next }) =>
    `${name} ha ${count(points, 'punto', 'punti')}, davanti a ${second} con ${count(next, 'punto', 'punti')}.`,
  track: ({ name, second, points }) =>
    `${name} e ${second} hanno ${count(points, 'punto', 'punti')}; ${name} è più avanti sul tracciato delle pelli.`,
  shared: ({ names, points }) =>
    `${names} hanno ${count(points, 'punto', 'punti')} e sono alla pari sul tracciato delle pelli.`,
  start: 'Inizio',
  total: 'Totale',
  atEnd: 'Alla fine',
  round: (n) => `Round ${n}`,
  thefts: 'Furti',
  robbed: 'Furti subiti',
};
