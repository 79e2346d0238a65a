/** Removed hunters (MA-70, MA-71). */
import type { Seat } from '../core/game.ts';
import { discardHand, handOf } from './cards.ts';
import { CELLS, nameOf, NONE } from './cells.ts';
import type { Emit } from './events.ts';
import type { Cell } from './protocol.ts';
import { hunterAt, setHunterAt, setTrapOwner, type State, trapOwner } from './state.ts';

export function removeHunter(state: State, seat: Seat, rule: 'MA-55' | 'MA-64', emit: Emit | undefined): void {
  emit?.({ type: 'removed', for: null, seat, at: nameOf(hunterAt(state, seat)), rule, hand: handOf(state, seat) });
  setHunterAt(state, seat, NONE);
  discardHand(state, seat);
  if (state.options.fallenTraps === 'vanish') vanishTraps(state, seat, emit);
}

function vanishTraps(state: State, seat: Seat, emit: Emit | undefined): void {
  const cells: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (trapOwner(state, cell) !== seat) continue;
    setTrapOwner(state, cell, NONE);
    cells.push(nameOf(cell));
  }
  if (cells.length > 0) emit?.({ type: 'vanish', for: null, seat, cells });
}
