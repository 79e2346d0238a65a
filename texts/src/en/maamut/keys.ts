/** The keyboard shortcuts of Mâamut's board. */
import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['← ↑ → ↓', 'from tile to tile'],
  ['Page ↓', 'to the next target'],
  ['Enter', 'choose'],
];
