/** Carrying out an action that is not refused. */
import type { Chance } from '../core/chance.ts';
import { decode, encode, LIFT_TRAP, PASS, SET_TRAP, TO_CELL } from './codes.ts';
import type { Emit } from './events.ts';
import { flee } from './flight.ts';
import { move, pass } from './move.ts';
import { runTo } from './panic.ts';
import { place } from './place.ts';
import type { Action, Event } from './protocol.ts';
import { clone, type State } from './state.ts';
import { liftTrap, setTrap } from './traps.ts';

export function apply(state: State, action: Action, chance: Chance, emit?: Emit): void {
  applyCode(state, encode(action), chance, emit);
}

/** The same for a legal code. Without `emit` nothing is allocated. */
export function applyCode(state: State, code: number, chance: Chance, emit?: Emit): void {
  if (code < PASS) move(state, code, chance, emit);
  else if (code < SET_TRAP) pass(state, code - PASS + 1, chance, emit);
  else if (code === SET_TRAP) setTrap(state, emit);
  else if (code === LIFT_TRAP) liftTrap(state, emit);
  else if (state.phase === 'place') place(state, code - TO_CELL, emit);
  else {
    runTo(state, state.toAct, code - TO_CELL, true, emit);
    flee(state, chance, emit);
  }
}

/** Events that show cards: a drawn one, a removed hunter's hand, everything at the end. */
const revealing: ReadonlySet<Event['type']> = new Set(['draw', 'removed', 'over']);
const anyChance: Chance = { below: () => 0 };

export function reveals(state: State, action: Action): boolean {
  // The card lies face up now, whatever follows.
  if (action.type === 'move' || action.type === 'pass') return true;
  let revealed = false;
  apply(clone(state), action, anyChance, (event) => {
    revealed ||= revealing.has(event.type);
  });
  return revealed;
}

/** Every action is public: all viewers get the whole of it. */
export function actionFor(state: State, action: Action): Action {
  return decode(encode(action), state.phase);
}
