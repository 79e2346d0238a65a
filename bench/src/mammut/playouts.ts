/** Random playouts on the engine, the way a search makes them: copy a position into place and play on. */
import { FastChance } from '@traque/engine/core/chance';
import { mammut } from '@traque/engine/mammut/index';
import { clone, copyInto, type State } from '@traque/engine/mammut/state';
import { cpuNanoseconds } from '../report.ts';

export function playouts(root: State, seed: number, count: number): { moves: number; nanoseconds: number } {
  const chance = new FastChance(seed);
  const state = clone(root);
  let moves = 0;
  const start = cpuNanoseconds();
  for (let game = 0; game < count; game++) {
    copyInto(state, root);
    for (; state.phase !== 'over'; moves++) mammut.apply(state, mammut.sample(state, chance), chance);
  }
  return { moves, nanoseconds: cpuNanoseconds() - start };
}
