import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['← ↑ → ↓', 'di tessera in tessera'],
  ['Invio', 'scegli o togli dalla scelta'],
  ['Esc', 'ricomincia la scelta'],
];
