import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['← ↑ → ↓', 'di casella in casella'],
  ['1 2 3 4 A', 'scegli un numero o la freccia'],
  ['Invio', 'vai lì'],
  ['Backspace', 'da mummia: un passo indietro'],
  ['Esc', 'ricomincia la scelta'],
  ['+ −', 'ingrandisci e rimpicciolisci'],
  ['0', 'tutta la piramide'],
  ['P', 'metti un segnalino'],
];
