/** The end of a game of Mammut: why it ended so, and where the points came from. */
import { counted } from '../../grammar.ts';

const count = counted('en');

export const ending = {
  most: ({ name, points, second, next }: { name: string; points: number; second: string; next: number }) =>
    `${name} has ${count(points, 'point', 'points')}; next is ${second} with ${count(next, 'point', 'points')}.`,
  track: ({ name, second, points }: { name: string; second: string; points: number }) =>
    `${name} and ${second} have ${count(points, 'point', 'points')} each; ${name} is further on the hide track.`,
  shared: ({ names, points }: { names: string; points: number }) =>
    `${names} have ${count(points, 'point', 'points')} each and are level on the hide track.`,
  start: 'Start',
  total: 'Total',
  atEnd: 'At the end',
  round: (n: number) => `Round ${n}`,
  thefts: 'Thefts',
  robbed: 'Robbed',
};

export type Ending = typeof ending;
