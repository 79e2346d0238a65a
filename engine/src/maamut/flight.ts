/** The mammoth flees (MA-50 to MA-60). */
import type { Chance } from '../core/chance.ts';
import { firstObstacle, flightFrom, TURNS } from './board.ts';
import { cellAhead, DIRECTIONS, nameBeyond, nameOf, neighbour, NONE } from './cells.ts';
import { cardOf } from './codes.ts';
import type { Emit } from './events.ts';
import { panic } from './panic.ts';
import type { Cell, ClosedWay, Direction } from './protocol.ts';
import { removeHunter } from './removal.ts';
import { hunterAt, hunterStandsOn, setHunterAt, type State, trapOwner } from './state.ts';
import { fallsIntoTrap } from './traps.ts';
import { endTurnWithCard } from './turn.ts';

/** The hunter whose turn it is has entered the mammoth's tile by this move, with `hunterLeft` tiles still to go. */
export function startle(state: State, move: number, hunterLeft: number, chance: Chance, emit: Emit | undefined): void {
  const { board } = state;
  const seat = state.turn;
  const at = state.mammoth;
  const dir = flightFrom(board, at, move);
  emit?.({
    type: 'startle',
    for: null,
    seat,
    at: nameOf(at),
    closed: closedWays(state, at, move, dir),
    dir: dir === NONE ? null : dir,
  });
  if (dir === NONE) {
    removeHunter(state, seat, 'MA-55', emit);
    endTurnWithCard(state, chance, emit);
    return;
  }
  state.flightMove = move;
  state.hunterLeft = hunterLeft;
  state.mammothDir = dir;
  state.mammothLeft = cardOf(move);
  state.cameFrom = at;
  flee(state, chance, emit);
}

/** The mammoth runs until its flight is over (then the pusher finishes the move), it falls, or a panicking hunter has to choose. */
export function flee(state: State, chance: Chance, emit: Emit | undefined): void {
  state.phase = 'act';
  state.toAct = state.turn;
  while (panic(state, emit)) {
    if (state.mammothLeft === 0) {
      finishMove(state, chance, emit);
      return;
    }
    run(state, emit);
    if (fallsIntoTrap(state, emit)) return;
  }
}

/** Tile by tile (MA-60), up to the first trap or hunters on the way. */
function run(state: State, emit: Emit | undefined): void {
  const dir = state.mammothDir;
  const path: Cell[] | undefined = emit && [];
  do {
    const from = state.mammoth;
    const to = neighbour(from, dir);
    state.cameFrom = from;
    state.mammoth = to;
    state.mammothLeft--;
    path?.push(nameOf(to));
    if (trapOwner(state, to) !== NONE || hunterStandsOn(state, to)) break;
  } while (state.mammothLeft > 0);
  emit?.({ type: 'run', for: null, path: path!, dir });
}

/** MA-54. */
function finishMove(state: State, chance: Chance, emit: Emit | undefined): void {
  walk(state, state.flightMove % DIRECTIONS, state.hunterLeft, emit);
  endTurnWithCard(state, chance, emit);
}

/** Moves the hunter whose turn it is: nothing on these tiles stops them. */
export function walk(state: State, dir: Direction, steps: number, emit: Emit | undefined): void {
  const seat = state.turn;
  const from = hunterAt(state, seat);
  setHunterAt(state, seat, cellAhead(from, dir, steps));
  if (emit === undefined || steps === 0) return;
  const path = Array.from({ length: steps }, (_, i) => nameOf(cellAhead(from, dir, i + 1)));
  emit({ type: 'walk', for: null, seat, path });
}

/** The directions the mammoth tried before it took `taken`, and what closes each (MA-52, MA-53). */
function closedWays({ board }: State, cell: number, move: number, taken: Direction): ClosedWay[] {
  const ways: ClosedWay[] = [];
  for (const turn of TURNS) {
    const dir = ((move % DIRECTIONS) + turn) % DIRECTIONS;
    if (dir === taken) break;
    const step = firstObstacle(board.tiles, cell, dir, cardOf(move));
    const by = cellAhead(cell, dir, step) === NONE ? 'edge' : 'rock';
    ways.push({ dir, at: nameBeyond(cell, dir, step), by });
  }
  return ways;
}
