/** Softmax selection: how a weaker level chooses among the actions it considered. */
import type { Chance } from '@traque/engine/core/chance';
import type { Considered } from './brain.ts';

/** An index drawn in proportion to non-negative weights. */
function sampleIndex(weights: readonly number[], chance: Chance): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let rest = (chance.below(2 ** 30) / 2 ** 30) * total;
  for (const [index, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return index;
  }
  return weights.findLastIndex((weight) => weight > 0);
}

/**
 * Draws one of the considered actions; a value higher by `temperature` makes an action e times as likely. Actions far
 * below the best one are never drawn: a weaker level should err like a person, not like a die.
 */
export function sampleSoftmax<Action>(
  considered: readonly Considered<Action>[],
  temperature: number,
  chance: Chance,
): Action {
  const best = Math.max(...considered.map(({ value }) => value));
  const weights = considered.map(({ value }) =>
    value < best - 4 * temperature ? 0 : Math.exp((value - best) / temperature),
  );
  return considered[sampleIndex(weights, chance)]!.action;
}
