/** Burrow: random playouts. */
import { burrow } from '@traque/engine/burrow/index';
import { FastChance } from '@traque/engine/core/chance';
import { cpuNanoseconds, median } from '../report.ts';

const ROUNDS = 9;
const PLAYOUTS = 20_000;

export async function run(): Promise<readonly { readonly players: string; readonly movesPerSecond: number }[]> {
  return [2, 3].map((players) => ({ players: String(players), movesPerSecond: movesPerSecond(players) }));
}

function movesPerSecond(players: number): number {
  const chance = new FastChance(players);
  const slices = Array.from({ length: ROUNDS }, () => {
    const start = cpuNanoseconds();
    let moves = 0;
    for (let game = 0; game < PLAYOUTS; game++) {
      const state = burrow.create(players, {}, chance);
      for (; burrow.toAct(state) !== null; moves++) burrow.apply(state, burrow.sample(state, chance), chance);
    }
    return (moves * 1e9) / (cpuNanoseconds() - start);
  });
  return median(slices);
}
