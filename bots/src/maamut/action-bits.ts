/**
 * The actions of a seat as bits of one number, in every phase: a turn uses the bits of its codes, a panic the six
 * directions, placing the 18 outer tiles.
 */
import { cellNames, DIRECTIONS, neighbour, outerCells } from '@traque/engine/maamut/cells';
import { CODES, TO_CELL } from '@traque/engine/maamut/codes';
import { legalCodes, possibleTurns } from '@traque/engine/maamut/legal';
import type { State } from '@traque/engine/maamut/state';

const listed = new Uint8Array(CODES);
const outerIndex = Int8Array.from(cellNames, (_, cell) => outerCells.indexOf(cell));

/** The bits of all actions that are possible here with some hand. */
export function possibleActions(state: State): number {
  if (state.phase === 'act') return possibleTurns(state);
  let bits = 0;
  for (let i = legalCodes(state, listed) - 1; i >= 0; i--) bits |= 1 << bitIndexOf(state, listed[i]! - TO_CELL);
  return bits;
}

function bitIndexOf(state: State, cell: number): number {
  if (state.phase !== 'panic') return outerIndex[cell]!;
  for (let dir = 0; dir < DIRECTIONS; dir++) if (neighbour(state.mammoth, dir) === cell) return dir;
  throw new RangeError('a refuge lies next to the mammoth');
}

/** The code of the action that this bit stands for. */
export function codeOfBit(state: State, bit: number): number {
  const index = 31 - Math.clz32(bit);
  if (state.phase === 'act') return index;
  return TO_CELL + (state.phase === 'panic' ? neighbour(state.mammoth, index) : outerCells[index]!);
}
