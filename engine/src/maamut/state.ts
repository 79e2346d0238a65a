/**
 * A position: what was agreed (options), where it is played (board), and everything that changes in one flat array with
 * named slots. A copy is one array copy.
 */
import type { Seat } from '../core/game.ts';
import type { Board } from './board.ts';
import { NOWHERE } from './cells.ts';
import type { Options, Phase } from './protocol.ts';
import { slots } from './slots.ts';

const { AT } = slots;

export { AT, MAMMOTH, PHASE, TO_ACT, TRAPS, TURN, WINNER } from './slots.ts';

export interface State {
  readonly players: number;
  readonly options: Options;
  readonly board: Board;
  readonly data: Int32Array;
}

/** As numbers: an index into this list. */
export const phases: readonly Phase[] = ['place', 'act', 'panic', 'over'];
export const PLACING = 0;
export const ACTING = 1;
export const PANIC = 2;
export const OVER = 3;

export const MAX_PLAYERS = 4;
/** MA-12, MA-39: three cards a hand. */
export const HAND_SIZE = 3;
/** MA-3. */
export const CARDS = 36;

export const NOBODY = -1;

export function clone(state: State): State {
  return { players: state.players, options: state.options, board: state.board, data: state.data.slice() };
}

/** Makes `target` (a clone of a state of the same game) the same as `source`, without allocating. */
export function copyInto(target: State, source: State): void {
  target.data.set(source.data);
}

/** A hunter is on the board from his placing until he is removed. */
export function isOnBoard(state: State, seat: Seat): boolean {
  return state.data[AT + seat] !== NOWHERE;
}

/** The next seat clockwise after `seat` whose hunter is on the board, possibly `seat` himself; NOBODY if none is. */
export function nextLiving(state: State, seat: Seat): Seat {
  const { players } = state;
  let next = seat;
  for (let i = 0; i < players; i++) {
    next = next + 1 === players ? 0 : next + 1;
    if (isOnBoard(state, next)) return next;
  }
  return NOBODY;
}

export function hunterStandsOn(state: State, cell: number): boolean {
  const { data, players } = state;
  for (let seat = 0; seat < players; seat++) if (data[AT + seat] === cell) return true;
  return false;
}

/** MA-33, MA-36. */
export function isAlone(state: State, seat: Seat): boolean {
  const { data, players } = state;
  const cell = data[AT + seat];
  for (let other = 0; other < players; other++) if (other !== seat && data[AT + other] === cell) return false;
  return true;
}
