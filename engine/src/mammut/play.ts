/** Playing and laying action cards (MM-40 to MM-45). */
import type { Seat } from '../core/game.ts';
import { evaluationName, FLIP, GIVE_BACK, PEEK } from './cards.ts';
import type { Emit } from './events.ts';
import { lose } from './share.ts';
import {
  down,
  handOf,
  indexOfCard,
  known,
  laidOf,
  middle,
  moveCard,
  PLAYED,
  setKnown,
  setMiddle,
  share,
  type State,
} from './state.ts';
import { FACES, tilesOf } from './tiles.ts';
import { sidesUp, turnAllOver } from './sides.ts';

/** MM-41: only the seat to act learns what is below; all see which tiles. */
export function peek(state: State, tiles: number, emit: Emit | undefined): void {
  const seat = state.toAct;
  playOpenly(state, PEEK);
  setKnown(state, seat, known(state, seat) | tiles);
  if (emit === undefined) return;
  emit({ type: 'peek', for: null, seat, tiles: tilesOf(tiles) });
  const sides = tilesOf(tiles).map((tile) => ({ tile, down: FACES[down(state, tile)]! }));
  emit({ type: 'peeked', for: [seat], seat, sides });
}

/** MM-42. */
export function flip(state: State, tiles: number, emit: Emit | undefined): void {
  playOpenly(state, FLIP);
  turnAllOver(state, tiles);
  emit?.({ type: 'flip', for: null, seat: state.toAct, sides: sidesUp(state, tiles) });
}

/** MM-43. `shares`: bit 2·seat + index, as they lay before. */
export function giveBack(state: State, shares: number, emit: Emit | undefined): void {
  playOpenly(state, GIVE_BACK);
  let tiles = 0;
  for (let seat = 0; seat < state.players; seat++)
    // The later share first, so that the earlier one keeps its index.
    for (let index = 1; index >= 0; index--)
      if ((shares & shareBit(seat, index)) !== 0) {
        tiles |= share(state, seat, index);
        lose(state, seat, index);
      }
  setMiddle(state, middle(state) | tiles);
  emit?.({
    type: 'giveBack',
    for: null,
    seat: state.toAct,
    shares: sharesOf(shares),
    tiles: tilesOf(tiles),
    sides: sidesUp(state, tiles),
  });
}

/** MM-44: face down. */
export function lay(state: State, card: number, emit: Emit | undefined): void {
  const seat = state.toAct;
  moveCard(state, handOf(seat), indexOfCard(state, handOf(seat), card), laidOf(seat));
  if (emit === undefined) return;
  emit({ type: 'lay', for: null, seat });
  emit({ type: 'laid', for: [seat], seat, card: evaluationName(card) });
}

/** Every share that may be given back (MM-43). */
export function allShares(state: State): number {
  let shares = 0;
  for (let seat = 0; seat < state.players; seat++)
    for (let index = 0; index < 2; index++) if (share(state, seat, index) !== 0) shares |= shareBit(seat, index);
  return shares;
}

export const shareBit = (seat: Seat, index: number): number => 1 << (2 * seat + index);

export const sharesOf = (shares: number): [Seat, number][] => tilesOf(shares).map((bit) => [bit >> 1, bit & 1]);

function playOpenly(state: State, card: number): void {
  const hand = handOf(state.toAct);
  moveCard(state, hand, indexOfCard(state, hand, card), PLAYED);
}
