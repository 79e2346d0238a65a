import type { Ending } from '../../en/momie/ending.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');

export const ending: Ending = {
  treasures: ({ name, n }) => `${name} ha completato tutte le missioni: ${count(n, 'tesoro', 'tesori')}.`,
  ankhs: ({ name, n }) => `La mummia, giocata da ${name}, ha preso tutti gli ankh che le servivano (${n}).`,
  logTreasures: ({ name, n }) => `${name} ha tutti i tesori (${n}) e vince.`,
  logAnkhs: (n) => `La mummia ha ${n} ankh e vince.`,
  columns: { missions: 'Missioni', ankhs: 'Ankh', caught: 'Catture' },
  ofGoal: ({ n, goal }) => `${n} su ${goal}`,
  mummy: 'mummia',
};
