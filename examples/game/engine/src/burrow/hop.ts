/** The hare's turn (BU-21). */
import type { Chance } from '../core/chance.ts';
import type { Emit } from './events.ts';
import type { Cell } from './protocol.ts';
import { DIE, isCell, type State } from './state.ts';

export function roll(state: State, chance: Chance, emit: Emit | undefined): void {
  state.die = 1 + chance.below(DIE);
  emit?.({ type: 'roll', for: [state.options.hare], die: state.die });
}

/** Where the hare can hop to with its die. */
export function landings({ hare, die }: State): Cell[] {
  return die === null ? [] : [hare - die, hare + die].filter(isCell);
}

export function hop(state: State, to: Cell, emit: Emit | undefined): void {
  emit?.({ type: 'hopped', for: null });
  emit?.({ type: 'hop', for: [state.options.hare], from: state.hare, to });
  state.hare = to;
  state.die = null;
}
