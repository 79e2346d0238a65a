/** What the seat to act may do. */
import type { Chance } from '../core/chance.ts';
import type { Legal } from '../core/game.ts';
import { landings } from './hop.ts';
import type { Action } from './protocol.ts';
import { toAct } from './result.ts';
import { CELLS, type State } from './state.ts';

const searches: readonly Action[] = Array.from({ length: CELLS }, (_, i) => ({ type: 'search', cell: i + 1 }));

export function legal(state: State): Legal<Action> {
  const seat = toAct(state);
  if (seat === null) return { actions: [], complete: true };
  if (seat === state.options.hare)
    return { actions: landings(state).map((to) => ({ type: 'hop', to })), complete: true };
  const last = state.searches.at(-1)?.cell;
  return { actions: searches.filter((_, i) => i + 1 !== last), complete: true };
}

export function sample(state: State, chance: Chance): Action {
  const { actions } = legal(state);
  return actions[chance.below(actions.length)]!;
}
