/** How many of each kind each seat has, and the order that decides ties (MM-51, MM-52). */
import type { Seat } from '../core/game.ts';
import { evaluationName, MOST_AXES_FIRE, MOST_AXES_HIDE, MOST_TUSKS_FIRE, OWN_HIDE } from './cards.ts';
import type { Emit } from './events.ts';
import { cardAt, clockwise, copiesIn, count, holding, laidOf, type State, up } from './state.ts';
import { AXE, BLUE, FIRE, HIDE, isShaman, KINDS, lowest, NONE, TILES, TUSK } from './tiles.ts';

export interface Tally {
  /** By seat, then by kind. */
  readonly counts: Uint8Array;
  /** The seats, earliest first: of tied ones the first is the most, the last the fewest (MM-51). */
  readonly order: Uint8Array;
}

const KIND_COUNT = KINDS.length;

export const newTally = (players: number): Tally => ({
  counts: new Uint8Array(players * KIND_COUNT),
  order: new Uint8Array(players),
});

/** One for each number of players, reused by every position. Never kept from one call to the next. */
const scratch = [2, 3, 4, 5].map(newTally);
export const scratchTally = (state: State): Tally => scratch[state.players - 2]!;

export const tallied = (tally: Tally, seat: Seat, kind: number): number => tally.counts[seat * KIND_COUNT + kind]!;

/** The tiles as they lie. Question marks and animals are of none of the five kinds. */
export function tallyTiles(state: State, tally: Tally): void {
  tally.counts.fill(0);
  for (let seat = 0; seat < state.players; seat++)
    for (let rest = holding(state, seat); rest !== 0; rest &= rest - 1) {
      const face = up(state, lowest(rest));
      if (face < KIND_COUNT) tally.counts[seat * KIND_COUNT + face]! += 1;
    }
  orderSeats(state, tally.order);
}

/** MM-52: the laid cards that stand for a tile. None of them is an axe or a tusk, so their order does not matter. */
export function tallyCards(state: State, tally: Tally, emit: Emit | undefined): void {
  for (let seat = 0; seat < state.players; seat++)
    for (let index = 0; index < count(state, laidOf(seat)); index++) {
      const card = cardAt(state, laidOf(seat), index);
      if (card === OWN_HIDE) add(tally, seat, HIDE, card, emit);
      else if (card === MOST_AXES_HIDE) add(tally, most(tally, AXE), HIDE, card, emit);
      else if (card === MOST_AXES_FIRE) add(tally, most(tally, AXE), FIRE, card, emit);
      else if (card === MOST_TUSKS_FIRE) add(tally, most(tally, TUSK), FIRE, card, emit);
    }
}

function add(tally: Tally, seat: Seat, kind: number, card: number, emit: Emit | undefined): void {
  if (seat === NONE) return;
  tally.counts[seat * KIND_COUNT + kind]! += 1;
  emit?.({ type: 'counts', for: null, card: evaluationName(card), seat, kind: KINDS[kind]! });
}

/** The seat with the most of a kind, at least one (MM-52); or NONE. */
export function most(tally: Tally, kind: number): Seat {
  let best = NONE;
  let number = 0;
  for (const seat of tally.order) {
    const has = tallied(tally, seat, kind);
    if (has > number) {
      best = seat;
      number = has;
    }
  }
  return best;
}

/** The seat with the fewest, which may be none; of tied seats the latest (MM-51). */
export function fewest(tally: Tally, kind: number): Seat {
  let worst = tally.order[0]!;
  for (const seat of tally.order) if (tallied(tally, seat, kind) <= tallied(tally, worst, kind)) worst = seat;
  return worst;
}

/** MM-51: from the shaman's holder in the direction of the arrow. While nobody holds it, as if the seat to act did. */
function orderSeats(state: State, order: Uint8Array): void {
  const { players } = state;
  const holder = shamanHolder(state);
  const first = holder === NONE ? state.toAct : holder;
  const step = up(state, shamanTile(state)) === BLUE ? players - 1 : 1;
  for (let place = 0; place < players; place++) order[place] = clockwise(state, first, place * step);
}

export function shamanTile(state: State): number {
  let tile = TILES - 1;
  while (tile > 0 && !isShaman(up(state, tile))) tile--;
  return tile;
}

/** The seat that has the shaman, or NONE while it lies in the middle. */
export function shamanHolder(state: State): Seat {
  const shaman = 1 << shamanTile(state);
  for (let seat = 0; seat < state.players; seat++) if ((holding(state, seat) & shaman) !== 0) return seat;
  return NONE;
}

/** How many copies of a card lie face down, over all seats. */
export function laidCopies(state: State, card: number): number {
  let copies = 0;
  for (let seat = 0; seat < state.players; seat++) copies += copiesIn(state, laidOf(seat), card);
  return copies;
}
