/** Hunters on whose tile the mammoth runs (MA-61 to MA-65). */
import type { Seat } from '../core/game.ts';
import type { Emit } from './events.ts';
import { ROCK } from './board.ts';
import { DIRECTIONS, nameOf, neighbour, NOWHERE } from './cells.ts';
import { removeHunter } from './removal.ts';
import { slots } from './slots.ts';
import { hunterStandsOn, NOBODY, PANIC, type State } from './state.ts';

const { AT, CAME_FROM, MAMMOTH, PHASE, TO_ACT, TURN } = slots;

/** MA-61: adjacent; MA-62: free. */
export type NotFled = 'fleeNotAdjacent' | 'fleeEdge' | 'fleeRock' | 'fleeTaken' | 'fleeBack';

/** Why a hunter on the mammoth's tile cannot run to that neighbour of it, or null. */
export function whyNotFree(state: State, cell: number): Exclude<NotFled, 'fleeNotAdjacent'> | null {
  if (cell === NOWHERE) return 'fleeEdge';
  if (state.board.tiles[cell] === ROCK) return 'fleeRock';
  if (cell === state.data[CAME_FROM]) return 'fleeBack';
  return hunterStandsOn(state, cell) ? 'fleeTaken' : null;
}

/** The first hunter still on the mammoth's tile, in turn order from the left of the player whose turn it is (MA-63). */
export function nextToPanic(state: State, after: Seat): Seat {
  const { data, players } = state;
  for (let seat = (after + 1) % players; seat !== data[TURN]; seat = (seat + 1) % players)
    if (data[AT + seat] === data[MAMMOTH]) return seat;
  return NOBODY;
}

/**
 * Everybody on the mammoth's tile runs, one after the other. Returns false when one has a choice: then the game waits
 * in phase PANIC for his `flee`.
 */
export function panic(state: State, emit: Emit | undefined): boolean {
  const { data } = state;
  for (;;) {
    const seat = nextToPanic(state, data[TURN]!);
    if (seat === NOBODY) return true;
    let free = 0;
    let refuge = NOWHERE;
    for (let dir = 0; dir < DIRECTIONS; dir++) {
      const cell = neighbour(data[MAMMOTH]!, dir);
      if (whyNotFree(state, cell) !== null) continue;
      free++;
      refuge = cell;
    }
    if (free > 1) {
      data[PHASE] = PANIC;
      data[TO_ACT] = seat;
      return false;
    }
    if (free === 1) runTo(state, seat, refuge, false, emit);
    else removeHunter(state, seat, 'MA-64', emit);
  }
}

export function runTo(state: State, seat: Seat, cell: number, chosen: boolean, emit: Emit | undefined): void {
  const from = state.data[AT + seat]!;
  state.data[AT + seat] = cell;
  emit?.({ type: 'panic', for: null, seat, from: nameOf(from), to: nameOf(cell), chosen });
}
