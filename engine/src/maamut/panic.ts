/** Hunters on whose tile the mammoth arrives run away (MA-61 to MA-65). */
import type { Seat } from '../core/game.ts';
import type { Emit } from './events.ts';
import { ROCK } from './board.ts';
import { DIRECTIONS, nameOf, neighbour, NONE } from './cells.ts';
import { removeHunter } from './removal.ts';
import { hunterAt, hunterStandsOn, setHunterAt, type State } from './state.ts';

/** MA-61: adjacent; MA-62: free. */
export type NotFled = 'fleeNotAdjacent' | 'fleeEdge' | 'fleeRock' | 'fleeTaken' | 'fleeBack';

/** Why a hunter on the mammoth's tile cannot run to that neighbour of it, or null. */
export function whyNotFree(state: State, cell: number): Exclude<NotFled, 'fleeNotAdjacent'> | null {
  if (cell === NONE) return 'fleeEdge';
  if (state.board.tiles[cell] === ROCK) return 'fleeRock';
  if (cell === state.cameFrom) return 'fleeBack';
  return hunterStandsOn(state, cell) ? 'fleeTaken' : null;
}

/** The first hunter still on the mammoth's tile, in turn order from the left of the player whose turn it is (MA-63). */
function nextToPanic(state: State, after: Seat): Seat {
  const { players } = state;
  for (let seat = (after + 1) % players; seat !== state.turn; seat = (seat + 1) % players)
    if (hunterAt(state, seat) === state.mammoth) return seat;
  return NONE;
}

/** The seats that still have to run, in order; the first has the choice. */
export function panicking(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = nextToPanic(state, state.turn); seat !== NONE; seat = nextToPanic(state, seat)) seats.push(seat);
  return seats;
}

/**
 * Everybody on the mammoth's tile runs, one after the other. Returns false when one has a choice: then the game waits
 * in phase `panic` for their `flee`.
 */
export function panic(state: State, emit: Emit | undefined): boolean {
  for (;;) {
    const seat = nextToPanic(state, state.turn);
    if (seat === NONE) return true;
    let free = 0;
    let refuge = NONE;
    for (let dir = 0; dir < DIRECTIONS; dir++) {
      const cell = neighbour(state.mammoth, dir);
      if (whyNotFree(state, cell) !== null) continue;
      free++;
      refuge = cell;
    }
    if (free > 1) {
      state.phase = 'panic';
      state.toAct = seat;
      return false;
    }
    if (free === 1) runTo(state, seat, refuge, false, emit);
    else removeHunter(state, seat, 'MA-64', emit);
  }
}

export function runTo(state: State, seat: Seat, cell: number, chosen: boolean, emit: Emit | undefined): void {
  const from = hunterAt(state, seat);
  setHunterAt(state, seat, cell);
  emit?.({ type: 'panic', for: null, seat, from: nameOf(from), to: nameOf(cell), chosen });
}
