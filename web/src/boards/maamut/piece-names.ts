/** The names by which animations find pieces on the page. */
import type { Seat } from '@traque/engine/core/game';
import type { Cell } from '@traque/engine/maamut/protocol';

export const pieceName = {
  mammoth: 'mammoth',
  hunter: (seat: Seat) => `hunter-${seat}`,
  trap: (cell: Cell) => `trap-${cell}`,
  drawPile: 'draw',
  discardPile: 'discard',
};
