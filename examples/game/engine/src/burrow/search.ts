/** A hunter's turn (BU-22, BU-23), and what follows from it (BU-30, BU-31). */
import type { Chance } from '../core/chance.ts';
import type { Emit } from './events.ts';
import { roll } from './hop.ts';
import type { Answer, Cell } from './protocol.ts';
import { result, toAct } from './result.ts';
import type { State } from './state.ts';

/** BU-23. */
export function answerTo(cell: Cell, hare: Cell): Answer {
  if (cell === hare) return 'found';
  return Math.abs(cell - hare) === 1 ? 'near' : 'far';
}

export function search(state: State, cell: Cell, chance: Chance, emit: Emit | undefined): void {
  const answer = answerTo(cell, state.hare);
  emit?.({ type: 'search', for: null, seat: toAct(state)!, cell, answer });
  state.searches = [...state.searches, { cell, answer }];
  const end = result(state);
  if (end === null) roll(state, chance, emit);
  else emit?.({ type: 'over', for: null, result: end });
}
