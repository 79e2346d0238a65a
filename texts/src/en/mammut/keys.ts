/** The keyboard shortcuts of Mammut's board. */
import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['← ↑ → ↓', 'from tile to tile'],
  ['Enter', 'choose or unchoose'],
  ['Esc', 'start the choice over'],
];
