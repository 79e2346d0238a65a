/** Setting and lifting traps, and falling into one (MA-30 to MA-36, MA-60, MA-80). */
import type { Emit } from './events.ts';
import { GRASS } from './board.ts';
import { nameOf } from './cells.ts';
import { slots } from './slots.ts';
import { isAlone, isOnBoard, type State } from './state.ts';
import { endTurn, finish } from './turn.ts';

const { AT, MAMMOTH, TRAPS, TRAPS_LEFT, TURN } = slots;

/** In this order: no trap left (MA-30), not on grass (MA-31), one is there already (MA-32), not alone (MA-33). */
export type NotSet = 'noTrapLeft' | 'notGrass' | 'trapThere' | 'notAlone';

export function whyNotSetTrap(state: State): NotSet | null {
  const { data } = state;
  const seat = data[TURN]!;
  const cell = data[AT + seat]!;
  if (data[TRAPS_LEFT + seat] === 0) return 'noTrapLeft';
  if (state.board.tiles[cell] !== GRASS) return 'notGrass';
  if (data[TRAPS + cell] !== 0) return 'trapThere';
  return isAlone(state, seat) ? null : 'notAlone';
}

export function setTrap(state: State, emit: Emit | undefined): void {
  const { data } = state;
  const seat = data[TURN]!;
  const cell = data[AT + seat]!;
  data[TRAPS_LEFT + seat]!--;
  data[TRAPS + cell] = seat + 1;
  emit?.({ type: 'setTrap', for: null, seat, at: nameOf(cell) });
  endTurn(state, emit);
}

/** MA-35, MA-36. */
export type NotLifted = 'noTrapHere' | 'notAloneToLift';

export function whyNotLiftTrap(state: State): NotLifted | null {
  const seat = state.data[TURN]!;
  if (state.data[TRAPS + state.data[AT + seat]!] === 0) return 'noTrapHere';
  return isAlone(state, seat) ? null : 'notAloneToLift';
}

/** The trap goes back to its owner; that of a removed hunter is out of the game (MA-71). */
export function liftTrap(state: State, emit: Emit | undefined): void {
  const { data } = state;
  const seat = data[TURN]!;
  const cell = data[AT + seat]!;
  const owner = data[TRAPS + cell]! - 1;
  data[TRAPS + cell] = 0;
  if (isOnBoard(state, owner)) data[TRAPS_LEFT + owner]!++;
  emit?.({ type: 'liftTrap', for: null, seat, at: nameOf(cell), owner });
  endTurn(state, emit);
}

/** MA-60, MA-80: if there is a trap on its tile, the mammoth falls in and the owner has won, removed or not (MA-71). */
export function fallsIntoTrap(state: State, emit: Emit | undefined): boolean {
  const { data } = state;
  const cell = data[MAMMOTH]!;
  if (data[TRAPS + cell] === 0) return false;
  const owner = data[TRAPS + cell]! - 1;
  emit?.({ type: 'fall', for: null, at: nameOf(cell), owner, pusher: data[TURN]! });
  finish(state, owner, 'MA-80', emit);
  return true;
}
