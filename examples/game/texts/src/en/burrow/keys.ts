/** The keyboard shortcuts of Burrow's board. */
import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['Tab', 'from cell to cell'],
  ['Enter', 'hop there, or search there'],
];
