import type { Ending } from '../../en/mammut/ending.ts';
import { counted } from '../../grammar.ts';

const count = counted('fr');

export const ending: Ending = {
  most: ({ name, points, second, next }) =>
    `${name} a ${count(points, 'point', 'points')}, devant ${second} avec ${count(next, 'point', 'points')}.`,
  track: ({ name, second, points }) =>
    `${name} et ${second} ont ${count(points, 'point', 'points')} ; ${name} est plus loin sur le parcours des peaux.`,
  shared: ({ names, points }) =>
    `${names} ont ${count(points, 'point', 'points')} et sont à égalité sur le parcours des peaux.`,
  start: 'Départ',
  total: 'Total',
  atEnd: 'À la fin',
  round: (n) => `Manche ${n}`,
  thefts: 'Vols',
  robbed: 'Vols subis',
};
