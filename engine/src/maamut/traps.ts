/** Setting and lifting traps, and falling into one (MA-30 to MA-36, MA-60, MA-80). */
import type { Emit } from './events.ts';
import { GRASS } from './board.ts';
import { nameOf, NONE } from './cells.ts';
import { hunterAt, isAlone, isOnBoard, setTrapOwner, setTrapsLeft, type State, trapOwner, trapsLeft } from './state.ts';
import { endTurn, endGame } from './turn.ts';

/** In this order: no trap left (MA-30), not on grass (MA-31), one is there already (MA-32), not alone (MA-33). */
export type NotSet = 'noTrapLeft' | 'notGrass' | 'trapThere' | 'notAlone';

export function whyNotSetTrap(state: State): NotSet | null {
  const seat = state.turn;
  const cell = hunterAt(state, seat);
  if (trapsLeft(state, seat) === 0) return 'noTrapLeft';
  if (state.board.tiles[cell] !== GRASS) return 'notGrass';
  if (trapOwner(state, cell) !== NONE) return 'trapThere';
  return isAlone(state, seat) ? null : 'notAlone';
}

export function setTrap(state: State, emit: Emit | undefined): void {
  const seat = state.turn;
  const cell = hunterAt(state, seat);
  setTrapsLeft(state, seat, trapsLeft(state, seat) - 1);
  setTrapOwner(state, cell, seat);
  emit?.({ type: 'setTrap', for: null, seat, at: nameOf(cell) });
  endTurn(state, emit);
}

/** MA-35, MA-36. */
export type NotLifted = 'noTrapHere' | 'notAloneToLift';

export function whyNotLiftTrap(state: State): NotLifted | null {
  const seat = state.turn;
  if (trapOwner(state, hunterAt(state, seat)) === NONE) return 'noTrapHere';
  return isAlone(state, seat) ? null : 'notAloneToLift';
}

/** The trap goes back to its owner; that of a removed hunter is out of the game (MA-71). */
export function liftTrap(state: State, emit: Emit | undefined): void {
  const seat = state.turn;
  const cell = hunterAt(state, seat);
  const owner = trapOwner(state, cell);
  setTrapOwner(state, cell, NONE);
  if (isOnBoard(state, owner)) setTrapsLeft(state, owner, trapsLeft(state, owner) + 1);
  emit?.({ type: 'liftTrap', for: null, seat, at: nameOf(cell), owner });
  endTurn(state, emit);
}

/** MA-60, MA-80: if there is a trap on its tile, the mammoth falls in and the owner has won, removed or not (MA-71). */
export function fallsIntoTrap(state: State, emit: Emit | undefined): boolean {
  const cell = state.mammoth;
  if (trapOwner(state, cell) === NONE) return false;
  const owner = trapOwner(state, cell);
  emit?.({ type: 'fall', for: null, at: nameOf(cell), owner, pusher: state.turn });
  endGame(state, owner, 'MA-80', emit);
  return true;
}
