import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['← ↑ → ↓', 'di tessera in tessera'],
  ['Pag ↓', 'alla meta successiva'],
  ['Invio', 'scegli'],
];
