/** Who is to act, and how the game ended (MM-91). */
import type { Seat } from '../core/game.ts';
import type { MammutResult } from './protocol.ts';
import { type State, track, vp } from './state.ts';
import { NONE } from './tiles.ts';

export function toAct(state: State): Seat | null {
  return state.toAct === NONE ? null : state.toAct;
}

const seatsOf = ({ players }: State): Seat[] => Array.from({ length: players }, (_, seat) => seat);

/** MM-91: the most points; of those who tie, the furthest on the hide track. */
function isAhead(state: State, one: Seat, other: Seat): boolean {
  const lead = vp(state, one) - vp(state, other);
  return lead > 0 || (lead === 0 && track(state, one) > track(state, other));
}

/** The place of each seat, from 1; who ties shares one. */
export function places(state: State): readonly number[] {
  const seats = seatsOf(state);
  return seats.map((seat) => 1 + seats.filter((other) => isAhead(state, other, seat)).length);
}

export function result(state: State): MammutResult | null {
  if (state.phase !== 'over') return null;
  const winners = places(state).flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { winners, reason: 'points', vp: seatsOf(state).map((seat) => vp(state, seat)) };
}
