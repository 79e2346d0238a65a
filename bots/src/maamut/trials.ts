/**
 * Given actions, each valued by a search of its own in which nothing else may be played: for judging a choice afterwards.
 * A world of the others is here a short search, which deals the unseen cards for each of its simulations.
 */
import { FastChance } from '@traque/engine/core/chance';
import { encode } from '@traque/engine/maamut/codes';
import { imagine } from '@traque/engine/maamut/imagine';
import type { Action, View } from '@traque/engine/maamut/protocol';
import { type Budget, withEffort } from '../core/clock.ts';
import { search } from './search.ts';

const SIMULATIONS = 128;
const endless: Budget = { clock: () => 0, deadline: Infinity, effort: Infinity };

/** By action, then by world: the seat's chance to win. */
export function tryActions(
  view: View,
  seat: number,
  actions: readonly Action[],
  worlds: number,
  seed: string,
): number[][] {
  const root = imagine(view, seat, new FastChance(seed));
  const codes = actions.map(encode);
  const values = actions.map((): number[] => []);
  const chance = new FastChance(0);
  for (let i = 0; i < worlds; i++)
    codes.forEach((code, at) => {
      chance.reseed(`${seed} ${i}`);
      const { ranked } = search(root, withEffort(SIMULATIONS, endless), chance, { only: code });
      values[at]!.push(ranked[0]!.value);
    });
  return values;
}
