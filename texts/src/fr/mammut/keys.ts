import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['← ↑ → ↓', 'de tuile en tuile'],
  ['Entrée', 'choisir, ou reposer'],
  ['Échap', 'recommencer le choix'],
];
