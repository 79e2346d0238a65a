/**
 * Given actions tried in the same imagined worlds with the same random choices, by the rollouts of `hard`: for judging a
 * choice afterwards.
 */
import { FastChance } from '@traque/engine/core/chance';
import { imagine } from '@traque/engine/momie/imagine';
import type { Action, View } from '@traque/engine/momie/protocol';
import { HunterPolicy } from './hunter-policy.ts';
import { hunterWeights } from './levels.ts';
import { TrialRun } from './trial-run.ts';

/** By action, then by world: the seat's chance to win. */
export function tryActions(
  view: View,
  seat: number,
  actions: readonly Action[],
  worlds: number,
  seed: string,
): number[][] {
  const state = imagine(view, seat, new FastChance(seed));
  // A choice is judged by the seat's own chance alone.
  const weights = { ...hunterWeights('hard', view.players), fellowship: 0 };
  const isMummy = view.phase === 'prowl' || view.phase === 'interrupt';
  const run = new TrialRun(view, state, isMummy ? null : new HunterPolicy(view, state, weights), weights, seed, false);
  const starts = actions.map((action) => run.start(action));
  const values = actions.map((): number[] => []);
  for (let i = 0; i < worlds; i++) {
    const outcome = run.world();
    starts.forEach((start, at) => values[at]!.push(outcome(start)));
  }
  return values;
}
