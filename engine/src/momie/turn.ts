/** Turns (MO-14) with what happens by itself (skipped turns, hunters who are out, the mummy's die), and the end. */
import type { Chance } from '../core/chance.ts';
import type { Seat } from '../core/game.ts';
import { rollBrown } from './dice.ts';
import type { Emit } from './events.ts';
import { announce, isHeard } from './heard.ts';
import { NONE } from './map.ts';
import { isShutIn } from './move.ts';
import { isOut, type State } from './state.ts';

/** The turn of `hunter`, or of the first after them who has one; after the last hunter the mummy's. */
export function beginTurn(state: State, hunter: number, chance: Chance, emit: Emit | undefined): void {
  state.free = 0;
  const hunters = state.setup.seats.length;
  for (let next = hunter; next < hunters; next++) {
    if (isOut(state, next)) continue; // MO-67, and MO-42: not announced
    state.turn = next;
    if (!isShutIn(state, next)) {
      state.phase = 'start';
      state.steps = NONE;
      return;
    }
    if (isHeard(state, emit)) announce(state, { type: 'skip', hunter: next }, emit); // MO-41
  }
  state.turn = NONE;
  state.phase = 'prowl';
  state.steps = rollBrown(chance) + state.locked; // MO-50
}

export function endHunterTurn(state: State, chance: Chance, emit: Emit | undefined): void {
  beginTurn(state, state.turn + 1, chance, emit);
}

/** After the mummy: the first hunter, or (MO-55) the one it interrupted, if they can still go on. */
export function endMummyTurn(state: State, chance: Chance, emit: Emit | undefined): void {
  beginTurn(state, state.phase === 'interrupt' ? state.turn : 0, chance, emit);
}

/** The game ends at once; whose turn it was and the locked dice stay as they were (MO-60, MO-61). */
export function endGame(state: State, winner: Seat): void {
  state.phase = 'over';
  state.free = 0;
  state.steps = NONE;
  state.winner = winner;
}
