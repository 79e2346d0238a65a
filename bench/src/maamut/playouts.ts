/** Random playouts on the engine, the way a search makes them: copy a position into place and play on by codes. */
import { FastChance } from '@traque/engine/core/chance';
import { applyCode } from '@traque/engine/maamut/apply';
import { sampleCode } from '@traque/engine/maamut/legal';
import { clone, copyInto, type State } from '@traque/engine/maamut/state';
import { cpuNanoseconds } from '../report.ts';

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
  const total = { moves: 0, checksum: 0 };
  const start = cpuNanoseconds();
  for (let i = 0; i < count; i++) {
    copyInto(state, root);
    playOn(state, chance, total);
  }
  return { moves: total.moves, nanoseconds: cpuNanoseconds() - start, checksum: total.checksum >>> 0 };
}

function playOn(state: State, chance: FastChance, total: { moves: number; checksum: number }): void {
  let { checksum } = total;
  let plies = 0;
  for (; state.phase !== 'over' && plies < CAP; plies++) {
    const code = sampleCode(state, chance);
    applyCode(state, code, chance);
    checksum = (Math.imul(checksum, 31) + code) | 0;
  }
  total.moves += plies;
  total.checksum = (Math.imul(checksum, 31) + state.winner) | 0;
}
