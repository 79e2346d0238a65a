/** The mammoth flees (MA-50 to MA-60). */
import type { Chance } from '../core/chance.ts';
import { firstObstacle, flightFrom, TURNS } from './board.ts';
import { cellAhead, DIRECTIONS, nameBeyond, nameOf, neighbour, NOWHERE } from './cells.ts';
import { cardOf } from './codes.ts';
import type { Emit } from './events.ts';
import { panic } from './panic.ts';
import type { Cell, ClosedWay, Direction } from './protocol.ts';
import { removeHunter } from './removal.ts';
import { slots } from './slots.ts';
import { ACTING, hunterStandsOn, type State } from './state.ts';
import { fallsIntoTrap } from './traps.ts';
import { endTurnWithCard } from './turn.ts';

const { AT, CAME_FROM, FLIGHT_MOVE, HUNTER_LEFT, MAMMOTH, MAMMOTH_DIR, MAMMOTH_LEFT, PHASE, TO_ACT, TRAPS, TURN } =
  slots;

/** The hunter whose turn it is has entered the mammoth's tile by this move, with `hunterLeft` tiles still to go. */
export function startle(state: State, move: number, hunterLeft: number, chance: Chance, emit: Emit | undefined): void {
  const { data, board } = state;
  const seat = data[TURN]!;
  const at = data[MAMMOTH]!;
  const dir = flightFrom(board, at, move);
  emit?.({
    type: 'startle',
    for: null,
    seat,
    at: nameOf(at),
    closed: closedWays(state, at, move, dir),
    dir: dir === NOWHERE ? null : dir,
  });
  if (dir === NOWHERE) {
    removeHunter(state, seat, 'MA-55', emit);
    endTurnWithCard(state, chance, emit);
    return;
  }
  data[FLIGHT_MOVE] = move;
  data[HUNTER_LEFT] = hunterLeft;
  data[MAMMOTH_DIR] = dir;
  data[MAMMOTH_LEFT] = cardOf(move);
  data[CAME_FROM] = at;
  flee(state, chance, emit);
}

/** Runs on until the flight is over, the mammoth falls, or a panicking hunter has to choose; then the pusher finishes. */
export function flee(state: State, chance: Chance, emit: Emit | undefined): void {
  const { data } = state;
  data[PHASE] = ACTING;
  data[TO_ACT] = data[TURN]!;
  while (panic(state, emit)) {
    if (data[MAMMOTH_LEFT] === 0) {
      finishMove(state, chance, emit);
      return;
    }
    run(state, emit);
    if (fallsIntoTrap(state, emit)) return;
  }
}

/** Tile by tile (MA-60), up to the first trap or hunters on the way. */
function run(state: State, emit: Emit | undefined): void {
  const { data } = state;
  const dir = data[MAMMOTH_DIR]!;
  const path: Cell[] | undefined = emit && [];
  do {
    const from = data[MAMMOTH]!;
    const to = neighbour(from, dir);
    data[CAME_FROM] = from;
    data[MAMMOTH] = to;
    data[MAMMOTH_LEFT]!--;
    path?.push(nameOf(to));
    if (data[TRAPS + to] !== 0 || hunterStandsOn(state, to)) break;
  } while (data[MAMMOTH_LEFT]! > 0);
  emit?.({ type: 'run', for: null, path: path!, dir });
}

/** MA-54. */
function finishMove(state: State, chance: Chance, emit: Emit | undefined): void {
  const { data } = state;
  walk(state, data[FLIGHT_MOVE]! % DIRECTIONS, data[HUNTER_LEFT]!, emit);
  endTurnWithCard(state, chance, emit);
}

/** The hunter whose turn it is walks on: nothing on his way stops him any more. */
export function walk(state: State, dir: Direction, steps: number, emit: Emit | undefined): void {
  const { data } = state;
  const seat = data[TURN]!;
  const from = data[AT + seat]!;
  data[AT + seat] = cellAhead(from, dir, steps);
  if (emit === undefined || steps === 0) return;
  const path = Array.from({ length: steps }, (_, i) => nameOf(cellAhead(from, dir, i + 1)));
  emit({ type: 'walk', for: null, seat, path });
}

/** The ways the mammoth looked at before it took `taken`, and what closes each (MA-52, MA-53). */
function closedWays({ board }: State, cell: number, move: number, taken: Direction): ClosedWay[] {
  const ways: ClosedWay[] = [];
  for (const turn of TURNS) {
    const dir = ((move % DIRECTIONS) + turn) % DIRECTIONS;
    if (dir === taken) break;
    const step = firstObstacle(board.tiles, cell, dir, cardOf(move));
    const by = cellAhead(cell, dir, step) === NOWHERE ? 'edge' : 'rock';
    ways.push({ dir, at: nameBeyond(cell, dir, step), by });
  }
  return ways;
}
