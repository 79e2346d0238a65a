/** Whose turn it is (MO-14) and what passes by itself: skipped turns, hunters who are out, the mummy's die. */
import type { Chance } from '../core/chance.ts';
import { rollBrown } from './dice.ts';
import { NONE } from './map.ts';
import { isShutIn } from './move.ts';
import { INTERRUPT, isOut, LOCKED, OPEN, PHASE, PROWL, START, STEPS, TURN, type State } from './state.ts';
import { heardBy, tell, type Emit } from './tell.ts';

/** The turn of `hunter`, or of the first after him who has one; after the last hunter the mummy's. */
export function beginTurn(state: State, hunter: number, chance: Chance, emit: Emit | undefined): void {
  const { data, table } = state;
  data[OPEN] = 0;
  for (let next = hunter; next < table.seats.length; next++) {
    if (isOut(state, next)) continue; // MO-67, and MO-42: not announced
    data[TURN] = next;
    if (!isShutIn(state, next)) {
      data[PHASE] = START;
      data[STEPS] = NONE;
      return;
    }
    if (heardBy(state, emit)) tell(state, { type: 'skip', hunter: next }, emit); // MO-41
  }
  data[TURN] = NONE;
  data[PHASE] = PROWL;
  data[STEPS] = rollBrown(chance) + data[LOCKED]!; // MO-50
}

export function endHunterTurn(state: State, chance: Chance, emit: Emit | undefined): void {
  beginTurn(state, state.data[TURN]! + 1, chance, emit);
}

/** After the mummy: the first hunter, or (MO-55) the one it interrupted, if he can still go on. */
export function endMummyTurn(state: State, chance: Chance, emit: Emit | undefined): void {
  const interrupted = state.data[PHASE] === INTERRUPT;
  beginTurn(state, interrupted ? state.data[TURN]! : 0, chance, emit);
}
