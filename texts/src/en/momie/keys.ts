/** The keyboard shortcuts of La Malédiction de la Momie's board. */
import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['← ↑ → ↓', 'from cell to cell'],
  ['1 2 3 4 A', 'choose a number or the arrow'],
  ['Enter', 'go there'],
  ['Backspace', 'the mummy: one step back'],
  ['Esc', 'start the choice over'],
  ['+ −', 'zoom in and out'],
  ['0', 'the whole pyramid'],
  ['P', 'pin a cell'],
];
