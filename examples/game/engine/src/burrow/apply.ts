/** Carrying out an action that is not refused. */
import type { Chance } from '../core/chance.ts';
import type { Viewer } from '../core/game.ts';
import type { Emit } from './events.ts';
import { hop } from './hop.ts';
import type { Action } from './protocol.ts';
import { search } from './search.ts';
import type { State } from './state.ts';

export function apply(state: State, action: Action, chance: Chance, emit?: Emit): void {
  if (action.type === 'hop') hop(state, action.to, emit);
  else search(state, action.cell, chance, emit);
}

/** A search is answered to all; of a hop nobody learns anything that could not be taken back. */
export function reveals(_state: State, action: Action): boolean {
  return action.type === 'search';
}

/** BU-21: only the hare knows where it hops. */
export function actionFor(state: State, action: Action, viewer: Viewer): Action | { readonly type: 'hop' } {
  if (action.type === 'search') return { type: 'search', cell: action.cell };
  return viewer === state.options.hare ? { type: 'hop', to: action.to } : { type: 'hop' };
}
