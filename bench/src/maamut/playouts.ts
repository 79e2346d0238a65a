/** Random playouts on the engine, the way a search makes them: copy a position into place and play on by codes. */
import { FastChance } from '@traque/engine/core/chance';
import { play } from '@traque/engine/maamut/apply';
import { sampleCode } from '@traque/engine/maamut/legal';
import { slots } from '@traque/engine/maamut/slots';
import { clone, copyInto, OVER, type State } from '@traque/engine/maamut/state';
import { cpuNanoseconds } from '../report.ts';

const { PHASE, WINNER } = slots;

/** What a slice of playouts took, and a checksum over every action and winner in it. */
export interface Slice {
  readonly moves: number;
  readonly nanoseconds: number;
  readonly checksum: number;
}

/** Plies after which a playout is given up. */
export const CAP = 400;

export function playouts(root: State, seed: number, count: number): Slice {
  const chance = new FastChance(seed);
  const state = clone(root);
  const { data } = state;
  let checksum = 0;
  let moves = 0;
  const start = cpuNanoseconds();
  for (let i = 0; i < count; i++) {
    copyInto(state, root);
    let plies = 0;
    for (; data[PHASE] !== OVER && plies < CAP; plies++) {
      const code = sampleCode(state, chance);
      play(state, code, chance);
      checksum = (Math.imul(checksum, 31) + code) | 0;
    }
    moves += plies;
    checksum = (Math.imul(checksum, 31) + data[WINNER]!) | 0;
  }
  return { moves, nanoseconds: cpuNanoseconds() - start, checksum: checksum >>> 0 };
}
