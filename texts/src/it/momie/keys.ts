import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['← ↑ → ↓', 'di casella in casella'],
  ['1 2 3 4 A', 'scegliere un numero o la freccia'],
  ['Invio', 'andarci'],
  ['Backspace', 'la mummia: un passo indietro'],
  ['Esc', 'ricominciare la scelta'],
];
