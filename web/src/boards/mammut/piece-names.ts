/** The names by which animations find pieces on the page. */
import type { Seat } from '@traque/engine/core/game';
import type { TileNumber } from '@traque/engine/mammut/protocol';

export const pieceName = {
  tile: (tile: TileNumber) => `tile-${tile}`,
  camp: (seat: Seat) => `camp-${seat}`,
  points: (seat: Seat) => `points-${seat}`,
  hides: (seat: Seat) => `hides-${seat}`,
  hand: (seat: Seat) => `hand-${seat}`,
  tokens: (seat: Seat) => `tokens-${seat}`,
  laid: (seat: Seat) => `laid-${seat}`,
  flying: 'flying',
  bag: 'bag',
};
