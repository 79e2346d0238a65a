/**
 * A position. What there is one of is a field; what there is one of per seat, cell or card is in one flat array that
 * is read and written by the functions below (the cards by `cards.ts`). A copy is one array copy.
 */
import type { Seat } from '../core/game.ts';
import type { Board } from './board.ts';
import { CELLS, CENTRE, NONE } from './cells.ts';
import type { Direction, Options, Phase } from './protocol.ts';

export interface State {
  readonly players: number;
  readonly options: Options;
  readonly board: Board;
  phase: Phase;
  turn: Seat;
  /** NONE when the game is over. */
  toAct: Seat;
  /** The mammoth's cell. */
  mammoth: number;
  /** The owner of the trap the mammoth fell into, or NONE; and who pushed. Only in phase `over`. */
  winner: Seat;
  pusher: Seat;
  /** A flight that waits for a panicking hunter's choice; the pusher is the seat whose turn it is. Only in phase `panic`. */
  flightMove: number;
  hunterLeft: number;
  mammothDir: Direction;
  mammothLeft: number;
  cameFrom: number;
  readonly data: Int32Array;
}

export const MAX_PLAYERS = 4;
/** MA-2. */
export const TRAPS_EACH = 4;
/** MA-12, MA-39: three cards a hand. */
export const HAND_SIZE = 3;
/** MA-3. */
export const CARDS = 36;

// Where each list begins in `data`. By seat:
const HUNTERS = 0;
const TRAPS_LEFT = HUNTERS + MAX_PLAYERS;
const TURNS_TAKEN = TRAPS_LEFT + MAX_PLAYERS;
/** By cell: the owner's seat + 1, or 0. */
const TRAPS = TURNS_TAKEN + MAX_PLAYERS;
/** The hands and piles: see `cards.ts`. */
export const CARDS_AT = TRAPS + CELLS;
const SLOTS = CARDS_AT + MAX_PLAYERS * HAND_SIZE + 2 * (1 + CARDS);

/** The cell of a hunter; NONE before they are placed and after they are removed. */
export const hunterAt = (state: State, seat: Seat): number => state.data[HUNTERS + seat]!;
export const setHunterAt = (state: State, seat: Seat, cell: number): void => void (state.data[HUNTERS + seat] = cell);
/** The traps a hunter has not set. */
export const trapsLeft = (state: State, seat: Seat): number => state.data[TRAPS_LEFT + seat]!;
export const setTrapsLeft = (state: State, seat: Seat, traps: number): void =>
  void (state.data[TRAPS_LEFT + seat] = traps);
export const turnsTaken = (state: State, seat: Seat): number => state.data[TURNS_TAKEN + seat]!;
export const setTurnsTaken = (state: State, seat: Seat, turns: number): void =>
  void (state.data[TURNS_TAKEN + seat] = turns);
export const countTurn = (state: State, seat: Seat): void => void state.data[TURNS_TAKEN + seat]!++;
/** Whose trap lies on a cell, or NONE. */
export const trapOwner = (state: State, cell: number): Seat => state.data[TRAPS + cell]! - 1;
export const setTrapOwner = (state: State, cell: number, seat: Seat): void =>
  void (state.data[TRAPS + cell] = seat + 1);

/** The mammoth on the cross (MA-13), the first player to place (MA-14), nobody else on the board, no cards yet. */
export function emptyState(players: number, options: Options, board: Board): State {
  const data = new Int32Array(SLOTS);
  data.fill(NONE, HUNTERS, HUNTERS + MAX_PLAYERS);
  data.fill(TRAPS_EACH, TRAPS_LEFT, TRAPS_LEFT + players);
  return {
    players,
    options,
    board,
    phase: 'place',
    turn: options.first,
    toAct: options.first,
    mammoth: CENTRE,
    winner: NONE,
    pusher: NONE,
    flightMove: 0,
    hunterLeft: 0,
    mammothDir: 0,
    mammothLeft: 0,
    cameFrom: NONE,
    data,
  };
}

export function clone(state: State): State {
  return {
    players: state.players,
    options: state.options,
    board: state.board,
    phase: state.phase,
    turn: state.turn,
    toAct: state.toAct,
    mammoth: state.mammoth,
    winner: state.winner,
    pusher: state.pusher,
    flightMove: state.flightMove,
    hunterLeft: state.hunterLeft,
    mammothDir: state.mammothDir,
    mammothLeft: state.mammothLeft,
    cameFrom: state.cameFrom,
    data: state.data.slice(),
  };
}

/** Makes `target` (a clone of a state of the same game) the same as `source`, without allocating. */
export function copyInto(target: State, source: State): void {
  target.phase = source.phase;
  target.turn = source.turn;
  target.toAct = source.toAct;
  target.mammoth = source.mammoth;
  target.winner = source.winner;
  target.pusher = source.pusher;
  target.flightMove = source.flightMove;
  target.hunterLeft = source.hunterLeft;
  target.mammothDir = source.mammothDir;
  target.mammothLeft = source.mammothLeft;
  target.cameFrom = source.cameFrom;
  target.data.set(source.data);
}

/** A hunter is on the board from their placing until they are removed. */
export function isOnBoard(state: State, seat: Seat): boolean {
  return state.data[HUNTERS + seat] !== NONE;
}

/** The next seat clockwise after `seat` whose hunter is on the board, possibly `seat` itself; NONE if there is none. */
export function nextOnBoard(state: State, seat: Seat): Seat {
  const { data, players } = state;
  let next = seat;
  for (let i = 0; i < players; i++) {
    next = next + 1 === players ? 0 : next + 1;
    if (data[HUNTERS + next] !== NONE) return next;
  }
  return NONE;
}

export function hunterStandsOn(state: State, cell: number): boolean {
  const { data, players } = state;
  for (let seat = 0; seat < players; seat++) if (data[HUNTERS + seat] === cell) return true;
  return false;
}

/** MA-33, MA-36. */
export function isAlone(state: State, seat: Seat): boolean {
  const { data, players } = state;
  const cell = data[HUNTERS + seat];
  for (let other = 0; other < players; other++) if (other !== seat && data[HUNTERS + other] === cell) return false;
  return true;
}
