import type { Ending } from '../../en/momie/ending.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');

export const ending: Ending = {
  treasures: ({ name, n }) => `${name} hat alle Aufträge erfüllt: ${count(n, 'Schatz', 'Schätze')}.`,
  ankhs: ({ name, n }) => `Als Mumie hat ${name} alle nötigen Ankhs genommen (${n}).`,
  logTreasures: ({ name, n }) => `${name} hat alle Schätze (${n}) und gewinnt.`,
  logAnkhs: (n) => `Die Mumie hat ${count(n, 'Ankh', 'Ankhs')} und gewinnt.`,
  columns: { missions: 'Aufträge', ankhs: 'Ankhs', caught: 'Gefangen' },
  ofGoal: ({ n, goal }) => `${n} von ${goal}`,
  mummy: 'Mumie',
};
