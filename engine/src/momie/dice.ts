/** MO-4: five white dice, faces 1, 2, 3, 4, arrow, mummy; one brown die, faces 1, 1, 2, 2, 3, 3. */
import type { Chance } from '../core/chance.ts';
import { FACES, LOCKED, OPEN, WHITE_DICE, type State } from './state.ts';

const WHITE_FACES = 6;
const BROWN_VALUES = 3;

/** MO-22: rolls all free dice; those that come up mummy are locked. Says how many are locked now. */
export function rollFree({ data }: State, chance: Chance): number {
  const rolled = WHITE_DICE - data[LOCKED]!;
  let open = 0;
  for (let die = 0; die < rolled; die++) {
    const face = chance.below(WHITE_FACES) + 1;
    if (face < WHITE_FACES) data[FACES + open++] = face;
  }
  data[OPEN] = open;
  return (data[LOCKED] = WHITE_DICE - open);
}

/** One die of those that lie open, of any face but the mummy: for worlds that are only imagined. */
export function guessFace(chance: Chance): number {
  return chance.below(WHITE_FACES - 1) + 1;
}

export function rollBrown(chance: Chance): number {
  return chance.below(BROWN_VALUES) + 1;
}

export function isOpen({ data }: State, face: number): boolean {
  for (let i = 0; i < data[OPEN]!; i++) if (data[FACES + i] === face) return true;
  return false;
}

/** The faces that lie open, each once, in the order of the dice. */
export function openFaces({ data }: State): number[] {
  return [...new Set(data.subarray(FACES, FACES + data[OPEN]!))];
}

/** Bit n is set if a die lies open with face n. */
export function openBits({ data }: State): number {
  let bits = 0;
  for (let i = 0; i < data[OPEN]!; i++) bits |= 1 << data[FACES + i]!;
  return bits;
}
