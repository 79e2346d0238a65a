/** What the seat to act may do: as actions, and as codes for search. */
import type { Chance } from '../core/chance.ts';
import type { Legal, Seat } from '../core/game.ts';
import { heldValues } from './cards.ts';
import { DIRECTIONS, neighbour, outerCells } from './cells.ts';
import { CODES, decode, LIFT_TRAP, moveCode, PASS, SET_TRAP, TO_CELL } from './codes.ts';
import { whyNotFree } from './panic.ts';
import { whyNotPlace } from './place.ts';
import type { Action } from './protocol.ts';
import { hunterAt, type State } from './state.ts';
import { whyNotLiftTrap, whyNotSetTrap } from './traps.ts';

export function legal(state: State): Legal<Action> {
  const codes = new Uint8Array(CODES);
  const count = legalCodes(state, codes);
  const actions: Action[] = [];
  for (let i = 0; i < count; i++) actions.push(decode(codes[i]!, state.phase));
  return { actions, complete: true };
}

export function sample(state: State, chance: Chance): Action {
  return decode(sampleCode(state, chance), state.phase);
}

const ALL_PASSES = 0b111 << PASS;

/** By the values held (bits 1 to 3): the bits of all moves and passes with these cards, and of what needs none. */
const withCards = Int32Array.from({ length: 16 }, (_, held) => {
  let codes = (1 << SET_TRAP) | (1 << LIFT_TRAP);
  for (let card = 1; card <= 3; card++)
    if ((held & (1 << card)) !== 0) codes |= (0b111111 << moveCode(card, 0)) | (1 << (PASS + card - 1));
  return codes;
});

/** in phase `act`: the bit of each legal code. */
export function legalTurns(state: State): number {
  return possibleTurns(state) & turnsInHand(state, state.turn);
}

/** The bits of what this hand allows, wherever its hunter stands. */
export function turnsInHand(state: State, seat: Seat): number {
  return withCards[heldValues(state, seat)]!;
}

/** in phase `act`: the bit of each code that is legal with some hand. */
export function possibleTurns(state: State): number {
  const { board } = state;
  let codes = board.moves[hunterAt(state, state.turn)]! | ALL_PASSES;
  if (whyNotSetTrap(state) === null) codes |= 1 << SET_TRAP;
  if (whyNotLiftTrap(state) === null) codes |= 1 << LIFT_TRAP;
  return codes;
}

/** Writes the legal codes to `out`, which has room for all CODES, and returns how many there are. */
export function legalCodes(state: State, out: Uint8Array): number {
  const { phase } = state;
  if (phase === 'act') return listBits(legalTurns(state), out);
  if (phase === 'panic') return listRefuges(state, out);
  return phase === 'place' ? listPlaces(state, out) : 0;
}

function listBits(bits: number, out: Uint8Array): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) out[count++] = 31 - Math.clz32(rest & -rest);
  return count;
}

function listRefuges(state: State, out: Uint8Array): number {
  let count = 0;
  for (let dir = 0; dir < DIRECTIONS; dir++) {
    const cell = neighbour(state.mammoth, dir);
    if (whyNotFree(state, cell) === null) out[count++] = TO_CELL + cell;
  }
  return count;
}

function listPlaces(state: State, out: Uint8Array): number {
  let count = 0;
  for (const cell of outerCells) if (whyNotPlace(state, cell) === null) out[count++] = TO_CELL + cell;
  return count;
}

const scratch = new Uint8Array(CODES);

/** By 12 bits: how many of them are set. */
const bitCounts = Uint8Array.from({ length: 1 << 12 }, (_, bits) => listBits(bits, scratch));

/** One legal code, each as likely as the others; the same draw picks the same place in the list of `legalCodes`. The game is not over. */
export function sampleCode(state: State, chance: Chance): number {
  if (state.phase !== 'act') return scratch[chance.below(legalCodes(state, scratch))]!;
  const codes = legalTurns(state);
  const low = codes & 0xfff;
  const lowCount = bitCounts[low]!;
  const index = chance.below(lowCount + bitCounts[codes >>> 12]!);
  return index < lowCount ? bitAt(low, index) : bitAt(codes ^ low, index - lowCount);
}

/** The place of the set bit with that index, counting from the lowest. */
function bitAt(bits: number, index: number): number {
  let rest = bits;
  for (let skip = index; skip > 0; skip--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
