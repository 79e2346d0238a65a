/** Reading a flight that waits for a panicking hunter's choice: everything in it must fit the pawns and the board. */
import { list, object, text, whole } from '../core/check.ts';
import { Malformed } from '../core/malformed.ts';
import { firstObstacle, flightFrom } from './board.ts';
import { cellAhead, cellNamed, DIRECTIONS, neighbour, opposite } from './cells.ts';
import { moveCode } from './codes.ts';
import { whyNotFree } from './panic.ts';
import { slots } from './slots.ts';
import { PANIC, type State } from './state.ts';
import { panicking } from './view.ts';

const { AT, CAME_FROM, FLIGHT_MOVE, HUNTER_LEFT, MAMMOTH, MAMMOTH_DIR, MAMMOTH_LEFT, PHASE, TO_ACT, TURN } = slots;

export function readFlight(state: State, value: unknown): void {
  const { data } = state;
  if (data[PHASE] !== PANIC) {
    if (value !== null) throw new Malformed('flight', 'must be null unless a panicking hunter is to choose');
    return;
  }
  const json = object(value, 'flight');
  if (json['pusher'] !== data[TURN]) throw new Malformed('flight.pusher', 'must be the seat whose turn it is');
  const card = whole(json['card'], 'flight.card', 1, 3);
  data[FLIGHT_MOVE] = moveCode(card, whole(json['hunterDir'], 'flight.hunterDir', 0, DIRECTIONS - 1));
  data[HUNTER_LEFT] = whole(json['hunterLeft'], 'flight.hunterLeft', 0, card - 1);
  data[MAMMOTH_DIR] = whole(json['mammothDir'], 'flight.mammothDir', 0, DIRECTIONS - 1);
  data[MAMMOTH_LEFT] = whole(json['mammothLeft'], 'flight.mammothLeft', 0, card - 1);
  data[CAME_FROM] = cellNamed(text(json['from'], 'flight.from'));
  checkWays(state, card);
  checkPanicking(state, json['panicking']);
}

/** The mammoth fled the pusher the way it had to (MA-51 to MA-53), and he can finish his move (MA-21). */
function checkWays(state: State, card: number): void {
  const { data, board } = state;
  const dir = data[MAMMOTH_DIR]!;
  const pusher = data[AT + data[TURN]!]!;
  const gone = card - data[MAMMOTH_LEFT]!;
  if (cellAhead(pusher, dir, gone) !== data[MAMMOTH])
    throw new Malformed('flight', 'the mammoth is not where its flight from the pusher led it');
  if (flightFrom(board, pusher, data[FLIGHT_MOVE]!) !== dir)
    throw new Malformed('flight.mammothDir', 'is not the way the mammoth flees (MA-53)');
  if (cellAhead(pusher, dir, gone - 1) !== data[CAME_FROM])
    throw new Malformed('flight.from', 'is not the tile the mammoth came from');
  const heading = data[FLIGHT_MOVE]! % DIRECTIONS;
  const behind = firstObstacle(board.tiles, pusher, opposite(heading), card - data[HUNTER_LEFT]!);
  if (behind !== 0 || firstObstacle(board.tiles, pusher, heading, data[HUNTER_LEFT]!) !== 0)
    throw new Malformed('flight.hunterLeft', 'is not a move the pusher can have made (MA-21)');
}

/** Everybody on the mammoth's tile, in turn order from the pusher's left, the chooser first (MA-63). */
function checkPanicking(state: State, value: unknown): void {
  const { data } = state;
  const seats = panicking(state);
  const given = list(value, 'flight.panicking');
  if (given.length !== seats.length || seats.some((seat, i) => given[i] !== seat) || seats.length === 0)
    throw new Malformed('flight.panicking', 'must be the seats on its tile, from the left of the pusher (MA-63)');
  if (data[TO_ACT] !== seats[0]) throw new Malformed('toAct', 'must be the first of those who panic');
  const mammoth = data[MAMMOTH]!;
  for (let dir = 0; dir < DIRECTIONS; dir++) if (whyNotFree(state, neighbour(mammoth, dir)) === null) return;
  throw new Malformed('flight.panicking', 'has nowhere to run: he would have been removed (MA-64)');
}
