/** Who is to act, and how the game ended (MM-91). */
import type { Seat } from '../core/game.ts';
import type { MammutResult } from './protocol.ts';
import { type State, track, vp } from './state.ts';
import { NONE } from './tiles.ts';

export function toAct(state: State): Seat | null {
  return state.toAct === NONE ? null : state.toAct;
}

/** MM-91: the most points; of those who tie, the furthest on the hide track. */
export function result(state: State): MammutResult | null {
  if (state.phase !== 'over') return null;
  const seats: Seat[] = Array.from({ length: state.players }, (_, seat) => seat);
  const points = seats.map((seat) => vp(state, seat));
  const mostVp = Math.max(...points);
  const leaders = seats.filter((seat) => points[seat] === mostVp);
  const furthest = Math.max(...leaders.map((seat) => track(state, seat)));
  const winners = leaders.filter((seat) => track(state, seat) === furthest);
  return { winners, reason: 'points', vp: points };
}
