import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['← ↑ → ↓', 'de plaquette en plaquette'],
  ['Entrée', 'choisir, ou reposer'],
  ['Échap', 'recommencer le choix'],
];
