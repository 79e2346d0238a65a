/** Removed hunters (MA-70, MA-71). */
import type { Seat } from '../core/game.ts';
import { discardHand, handOf } from './cards.ts';
import { CELLS, nameOf, NOWHERE } from './cells.ts';
import type { Emit } from './events.ts';
import type { Cell } from './protocol.ts';
import { slots } from './slots.ts';
import type { State } from './state.ts';

const { AT, TRAPS } = slots;

export function removeHunter(state: State, seat: Seat, rule: 'MA-55' | 'MA-64', emit: Emit | undefined): void {
  const { data } = state;
  emit?.({ type: 'removed', for: null, seat, at: nameOf(data[AT + seat]!), rule, hand: handOf(state, seat) });
  data[AT + seat] = NOWHERE;
  discardHand(state, seat);
  if (state.options.fallenTraps === 'vanish') vanishTraps(state, seat, emit);
}

function vanishTraps(state: State, seat: Seat, emit: Emit | undefined): void {
  const cells: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (state.data[TRAPS + cell] !== seat + 1) continue;
    state.data[TRAPS + cell] = 0;
    cells.push(nameOf(cell));
  }
  if (cells.length > 0) emit?.({ type: 'vanish', for: null, seat, cells });
}
