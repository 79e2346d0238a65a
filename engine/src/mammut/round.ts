/** The end of a round and of the game (MM-85 to MM-91). */
import type { Chance } from '../core/chance.ts';
import type { Seat } from '../core/game.ts';
import { pour } from './pour.ts';
import type { MammutResult } from './protocol.ts';
import { award } from './score.ts';
import { discardRound, type Emit, LAST_ROUND, type State, tokenCount, track, vp } from './state.ts';

/** MM-90: by how many species one has. */
const SPECIES_VP: readonly number[] = [0, 0, 0, 4, 9, 15, 22, 30];

export function endRound(state: State, chance: Chance, emit: Emit): void {
  discardRound(state);
  if (emit) emit({ type: 'roundEnd', for: null, round: state.round });
  if (state.round === LAST_ROUND) return endGame(state, emit);
  state.round += 1;
  pour(state, chance, emit);
}

function endGame(state: State, emit: Emit): void {
  for (let seat = 0; seat < state.players; seat++) {
    const species = tokenCount(state, seat);
    const points = SPECIES_VP[species]!;
    if (points > 0) award(state, seat, points, 'MM-90', species, -1, emit);
  }
  state.phase = 'over';
  state.asked = 'none';
  state.toAct = -1;
  if (emit) emit({ type: 'over', for: null, result: finalResult(state) });
}

/** MM-91. */
export function finalResult(state: State): MammutResult {
  const seats: Seat[] = Array.from({ length: state.players }, (_, seat) => seat);
  const points = seats.map((seat) => vp(state, seat));
  const mostVp = Math.max(...points);
  const leaders = seats.filter((seat) => points[seat] === mostVp);
  const furthest = Math.max(...leaders.map((seat) => track(state, seat)));
  const winners = leaders.filter((seat) => track(state, seat) === furthest);
  return { winners, reason: 'points', vp: points };
}
