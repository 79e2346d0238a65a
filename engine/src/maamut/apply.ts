/** Carrying out an action. */
import type { Chance } from '../core/chance.ts';
import { LIFT_TRAP, PASS, SET_TRAP, TO_CELL } from './codes.ts';
import type { Emit } from './events.ts';
import { flee } from './flight.ts';
import { move, pass } from './move.ts';
import { runTo } from './panic.ts';
import { place } from './place.ts';
import { slots } from './slots.ts';
import { PLACING, type State } from './state.ts';
import { liftTrap, setTrap } from './traps.ts';

const { PHASE, TO_ACT } = slots;

/** Plays a legal code. Without `emit` nothing is allocated. */
export function play(state: State, code: number, chance: Chance, emit?: Emit): void {
  if (code < PASS) move(state, code, chance, emit);
  else if (code < SET_TRAP) pass(state, code - PASS + 1, chance, emit);
  else if (code === SET_TRAP) setTrap(state, emit);
  else if (code === LIFT_TRAP) liftTrap(state, emit);
  else if (state.data[PHASE] === PLACING) place(state, code - TO_CELL, emit);
  else {
    runTo(state, state.data[TO_ACT]!, code - TO_CELL, true, emit);
    flee(state, chance, emit);
  }
}
