import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['← ↑ → ↓', 'de tuile en tuile'],
  ['Page ↓', 'à la cible suivante'],
  ['Entrée', 'choisir'],
];
