import type { Ending } from '../../en/momie/ending.ts';
import { counted } from '../../grammar.ts';

const count = counted('fr');

export const ending: Ending = {
  treasures: ({ name, n }) => `${name} a rempli toutes ses missions : ${count(n, 'trésor', 'trésors')}.`,
  ankhs: ({ name, n }) => `La momie, jouée par ${name}, a pris tous les jetons-vie qu’il lui fallait (${n}).`,
  logTreasures: ({ name, n }) => `${name} a tous ses trésors (${n}) et gagne.`,
  logAnkhs: (n) => `La momie a ${count(n, 'jeton-vie', 'jetons-vie')} et gagne.`,
  columns: { missions: 'Missions', ankhs: 'Jetons-vie', caught: 'Captures' },
  ofGoal: ({ n, goal }) => `${n} sur ${goal}`,
  mummy: 'momie',
};
