/** Playing a position on, fast and not stupid: who can win does, nobody gives the game away, the rest is chance. */
import type { Chance } from '@traque/engine/core/chance';
import { play } from '@traque/engine/maamut/apply';
import { PASS, SET_TRAP } from '@traque/engine/maamut/codes';
import { legalTurns, sampleCode } from '@traque/engine/maamut/legal';
import { ACTING, OVER, PHASE, type State, TURN } from '@traque/engine/maamut/state';
import { sensible } from './push.ts';

const PASSES = 0b111 << PASS;
const TRAP = 1 << SET_TRAP;

/** Plays until the game is over or `plies` actions are done. */
export function playOut(state: State, plies: number, chance: Chance): void {
  const { data } = state;
  for (let ply = 0; ply < plies && data[PHASE] !== OVER; ply++)
    play(state, data[PHASE] === ACTING ? turn(state, chance) : sampleCode(state, chance), chance);
}

function turn(state: State, chance: Chance): number {
  let codes = sensible(state, state.data[TURN]!, legalTurns(state));
  // Passing is for those who have nothing better; a trap that can be set is set half the time.
  if ((codes & ~PASSES) !== 0) codes &= ~PASSES;
  if ((codes & TRAP) !== 0 && chance.below(2) === 0) return SET_TRAP;
  return nth(codes, chance.below(bitCount(codes)));
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The position of the n-th bit that is set, from 0. */
function nth(bits: number, n: number): number {
  let rest = bits;
  for (let i = 0; i < n; i++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
