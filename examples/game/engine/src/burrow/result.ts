/** Who is to act (BU-20), and how the game ended (BU-30, BU-31). */
import type { Seat } from '../core/game.ts';
import type { BurrowResult, Search } from './protocol.ts';
import { FINDS, type State } from './state.ts';

/** To the left of the hare first. */
function hunters({ players, options }: State): Seat[] {
  return Array.from({ length: players - 1 }, (_, i) => (options.hare + 1 + i) % players);
}

export function toAct(state: State): Seat | null {
  if (result(state) !== null) return null;
  if (state.die !== null) return state.options.hare;
  const seats = hunters(state);
  return seats[state.searches.length % seats.length]!;
}

export function result(state: State): BurrowResult | null {
  const { searches, nightfall, options } = state;
  if (timesFound(searches) === FINDS) return { winners: hunters(state), reason: 'caught' };
  return searches.length === nightfall ? { winners: [options.hare], reason: 'nightfall' } : null;
}

export function timesFound(searches: readonly Search[]): number {
  return searches.reduce((count, { answer }) => count + (answer === 'found' ? 1 : 0), 0);
}
