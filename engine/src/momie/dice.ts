/** MO-4: five white dice, faces 1, 2, 3, 4, arrow, mummy; one brown die, faces 1, 1, 2, 2, 3, 3. */
import type { Chance } from '../core/chance.ts';
import type { Die } from './protocol.ts';
import { FACES_AT, WHITE_DICE, type State } from './state.ts';

/** The faces of a white die that a hunter can use. */
export const dieFaces: readonly Die[] = [1, 2, 3, 4, 'arrow'];
/** A face as a number: 1 … 4, or this. */
export const ARROW = 5;
const WHITE_FACES = 6;
const BROWN_VALUES = 3;

export function dieOf(face: number): Die {
  return face === ARROW ? 'arrow' : (face as Die);
}

export function faceOf(die: Die): number {
  return die === 'arrow' ? ARROW : die;
}

/** MO-22: rolls all dice that are not locked; those that come up mummy are locked. Returns how many are locked now. */
export function rollWhite(state: State, chance: Chance): number {
  const rolled = WHITE_DICE - state.locked;
  let free = 0;
  for (let die = 0; die < rolled; die++) {
    const face = chance.below(WHITE_FACES) + 1;
    if (face < WHITE_FACES) state.data[FACES_AT + free++] = face;
  }
  state.free = free;
  return (state.locked = WHITE_DICE - free);
}

export function rollBrown(chance: Chance): number {
  return chance.below(BROWN_VALUES) + 1;
}

/** Any face but the mummy: for free dice that are only imagined. */
export function imagineFace(chance: Chance): number {
  return chance.below(WHITE_FACES - 1) + 1;
}

/** The face of a free die, by its place among them. */
export const freeFace = (state: State, index: number): number => state.data[FACES_AT + index]!;

/** The faces of the free dice, in the order of the dice. */
export function freeFaces(state: State): number[] {
  return Array.from({ length: state.free }, (_, index) => freeFace(state, index));
}

export function setFreeFaces(state: State, faces: readonly number[]): void {
  state.free = faces.length;
  state.data.set(faces, FACES_AT);
}

export function isFree({ data, free }: State, face: number): boolean {
  for (let i = 0; i < free; i++) if (data[FACES_AT + i] === face) return true;
  return false;
}

/** Bit n is set if a free die shows face n. */
export function freeBits({ data, free }: State): number {
  let bits = 0;
  for (let i = 0; i < free; i++) bits |= 1 << data[FACES_AT + i]!;
  return bits;
}
