/** The end of a round and of the game (MM-85 to MM-90). */
import type { Chance } from '../core/chance.ts';
import type { Emit } from './events.ts';
import { pour } from './pour.ts';
import { result } from './result.ts';
import { award } from './score.ts';
import { discardRound, LAST_ROUND, type State, tokenCount } from './state.ts';
import { NONE } from './tiles.ts';

/** MM-90: by the number of species. */
const SPECIES_VP: readonly number[] = [0, 0, 0, 4, 9, 15, 22, 30];

export function endRound(state: State, chance: Chance, emit: Emit | undefined): void {
  discardRound(state);
  emit?.({ type: 'roundEnd', for: null, round: state.round });
  if (state.round === LAST_ROUND) return endGame(state, emit);
  state.round += 1;
  pour(state, chance, emit);
}

function endGame(state: State, emit: Emit | undefined): void {
  for (let seat = 0; seat < state.players; seat++) {
    const species = tokenCount(state, seat);
    const points = SPECIES_VP[species]!;
    if (points > 0) award(state, seat, points, 'MM-90', species, NONE, emit);
  }
  state.phase = 'over';
  state.choice = null;
  state.toAct = NONE;
  emit?.({ type: 'over', for: null, result: result(state)! });
}
