/** The fast heuristic choice of a turn: win if possible, never lose at once, otherwise choose at random. */
import type { Chance } from '@traque/engine/core/chance';
import { PASS, SET_TRAP } from '@traque/engine/maamut/codes';
import { legalTurns } from '@traque/engine/maamut/legal';
import type { State } from '@traque/engine/maamut/state';
import { bitCount, nthBit } from './bitset.ts';
import { sensibleCodes } from './push.ts';

const PASSES = 0b111 << PASS;
const TRAP = 1 << SET_TRAP;

/** The code of a turn for the seat to act. */
export function policyMove(state: State, chance: Chance): number {
  let codes = sensibleCodes(state, state.turn, legalTurns(state));
  // Passing is the last resort; a trap that can be set is set half of the time.
  if ((codes & ~PASSES) !== 0) codes &= ~PASSES;
  if ((codes & TRAP) !== 0 && chance.below(2) === 0) return SET_TRAP;
  return 31 - Math.clz32(nthBit(codes, chance.below(bitCount(codes))));
}
