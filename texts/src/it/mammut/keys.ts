import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['← ↑ → ↓', 'di tessera in tessera'],
  ['Invio', 'scegliere, o rimettere'],
  ['Esc', 'ricominciare la scelta'],
];
