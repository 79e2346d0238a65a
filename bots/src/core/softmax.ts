/** Choosing among what was considered. */
import type { Chance } from '@traque/engine/core/chance';
import type { Considered } from './brain.ts';

/** A whole number drawn in proportion to non-negative weights. */
export function weighted(weights: readonly number[], chance: Chance): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let rest = (chance.below(2 ** 30) / 2 ** 30) * total;
  for (const [index, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return index;
  }
  return weights.findLastIndex((weight) => weight > 0);
}

/**
 * One of the considered actions, better ones more often: e-fold for each `temperature` of value. What is far from the
 * best is never taken, so that a weaker level errs like a person and not like a die.
 */
export function soft<Action>(considered: readonly Considered<Action>[], temperature: number, chance: Chance): Action {
  const best = Math.max(...considered.map(({ value }) => value));
  const weights = considered.map(({ value }) =>
    value < best - 4 * temperature ? 0 : Math.exp((value - best) / temperature),
  );
  return considered[weighted(weights, chance)]!.action;
}
