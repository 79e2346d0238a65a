/** Reading a flight that waits for a panicking hunter's choice: all of it must fit the pawns and the board. */
import { list, object, text, whole } from '../core/check.ts';
import { Malformed } from '../core/malformed.ts';
import { firstObstacle, flightFrom } from './board.ts';
import { cellAhead, cellNamed, DIRECTIONS, neighbour, opposite } from './cells.ts';
import { moveCode } from './codes.ts';
import { panicking, whyNotFree } from './panic.ts';
import { hunterAt, type State } from './state.ts';

export function readFlight(state: State, value: unknown): void {
  if (state.phase !== 'panic') {
    if (value !== null) throw new Malformed('flight', 'must be null unless a panicking hunter is to choose');
    return;
  }
  const json = object(value, 'flight');
  if (json['pusher'] !== state.turn) throw new Malformed('flight.pusher', 'must be the seat whose turn it is');
  const card = whole(json['card'], 'flight.card', 1, 3);
  state.flightMove = moveCode(card, whole(json['hunterDir'], 'flight.hunterDir', 0, DIRECTIONS - 1));
  state.hunterLeft = whole(json['hunterLeft'], 'flight.hunterLeft', 0, card - 1);
  state.mammothDir = whole(json['mammothDir'], 'flight.mammothDir', 0, DIRECTIONS - 1);
  state.mammothLeft = whole(json['mammothLeft'], 'flight.mammothLeft', 0, card - 1);
  state.cameFrom = cellNamed(text(json['from'], 'flight.from'));
  checkWays(state, card);
  checkPanicking(state, json['panicking']);
}

/** The mammoth fled the pusher the way it had to (MA-51 to MA-53), and they can finish their move (MA-21). */
function checkWays(state: State, card: number): void {
  const { board } = state;
  const dir = state.mammothDir;
  const pusher = hunterAt(state, state.turn);
  const gone = card - state.mammothLeft;
  if (cellAhead(pusher, dir, gone) !== state.mammoth)
    throw new Malformed('flight', 'the mammoth is not where its flight from the pusher led it');
  if (flightFrom(board, pusher, state.flightMove) !== dir)
    throw new Malformed('flight.mammothDir', 'is not the way the mammoth flees (MA-53)');
  if (cellAhead(pusher, dir, gone - 1) !== state.cameFrom)
    throw new Malformed('flight.from', 'is not the tile the mammoth came from');
  const heading = state.flightMove % DIRECTIONS;
  const behind = firstObstacle(board.tiles, pusher, opposite(heading), card - state.hunterLeft);
  if (behind !== 0 || firstObstacle(board.tiles, pusher, heading, state.hunterLeft) !== 0)
    throw new Malformed('flight.hunterLeft', 'is not a move the pusher can have made (MA-21)');
}

/** Everybody on the mammoth's tile, in turn order from the pusher's left, the chooser first (MA-63). */
function checkPanicking(state: State, value: unknown): void {
  const seats = panicking(state);
  const given = list(value, 'flight.panicking');
  if (given.length !== seats.length || seats.some((seat, i) => given[i] !== seat) || seats.length === 0)
    throw new Malformed('flight.panicking', 'must be the seats on its tile, from the left of the pusher (MA-63)');
  if (state.toAct !== seats[0]) throw new Malformed('toAct', 'must be the first of those who panic');
  const mammoth = state.mammoth;
  for (let dir = 0; dir < DIRECTIONS; dir++) if (whyNotFree(state, neighbour(mammoth, dir)) === null) return;
  throw new Malformed('flight.panicking', 'has nowhere to run: they would have been removed (MA-64)');
}
