/** The end of a game of La Malédiction de la Momie: why it ended, missions and ankhs. */
import { counted } from '../../grammar.ts';

const count = counted('en');

export const ending = {
  treasures: ({ name, n }: { name: string; n: number }) =>
    `${name} has found all ${count(n, 'treasure', 'treasures')} of their missions.`,
  ankhs: ({ name, n }: { name: string; n: number }) =>
    `As the mummy, ${name} has taken the last of the ${count(n, 'ankh', 'ankhs')} it needed.`,
  logTreasures: ({ name, n }: { name: string; n: number }) =>
    `${name} has found all ${count(n, 'treasure', 'treasures')} and wins.`,
  logAnkhs: (n: number) => `The mummy has ${count(n, 'ankh', 'ankhs')} and wins.`,
  columns: { missions: 'Missions', ankhs: 'Ankhs', caught: 'Caught' },
  ofGoal: ({ n, goal }: { n: number; goal: number }) => `${n} of ${goal}`,
  mummy: 'mummy',
};

export type Ending = typeof ending;
