/**
 * Every plan is tried in the same imagined worlds, each world played to the end of the round; from time to time the
 * worse half of the plans is dropped, so that most of the thought goes into the close decisions.
 */
import { FastChance } from '@traque/engine/core/chance';
import { apply } from '@traque/engine/mammut/apply';
import { imagine } from '@traque/engine/mammut/imagine';
import type { View } from '@traque/engine/mammut/protocol';
import { refusal } from '@traque/engine/mammut/refusal';
import { clone, copy, type State } from '@traque/engine/mammut/state';
import { type Budget, isOver } from '../core/clock.ts';
import type { Plan } from './plans.ts';
import { playRound } from './playout.ts';
import { FACES, prices, winning } from './worth.ts';

export interface Tried {
  readonly plan: Plan;
  sum: number;
  trials: number;
}

export const valueOf = (tried: Tried): number => (tried.trials === 0 ? 0 : tried.sum / tried.trials);

const price = new Float64Array(5 * FACES);

/** Tries the plans until the budget is spent, keeping at least `keep`; best first. */
export function compare(view: View, plans: readonly Plan[], keep: number, budget: Budget, chance: FastChance): Tried[] {
  const seat = view.toAct!;
  let live: Tried[] = plans.map((plan) => ({ plan, sum: 0, trials: 0 }));
  const dropped: Tried[] = [];
  const halvings = Math.max(1, Math.ceil(Math.log2(live.length / keep)));
  const begin = budget.clock();
  const dice = new FastChance(chance.below(2 ** 31));
  let table: State | null = null;
  let done = 0;
  for (let stage = 1; stage <= halvings; stage++) {
    const until = begin + ((budget.deadline - begin) * stage) / halvings;
    const efforts = (budget.effort * stage) / halvings;
    do {
      const world = imagine(view, seat, chance);
      table ??= clone(world);
      prices(world, price);
      const luck = chance.below(2 ** 31);
      for (const one of live) {
        copy(world, table);
        dice.reseed(luck);
        one.sum += trial(table, one.plan, seat, dice);
        one.trials++;
        if (++done % 32 === 0 && isOver(budget)) return ranked([...live, ...dropped]);
      }
    } while (done < efforts && budget.clock() < until);
    live = ranked(live);
    if (stage < halvings) dropped.push(...live.splice(Math.max(keep, Math.ceil(live.length / 2))));
  }
  return [...live, ...ranked(dropped)];
}

/** One plan in one world: what came of it for the seat. */
function trial(state: State, plan: Plan, seat: number, dice: FastChance): number {
  for (const action of plan) {
    // A turned tile or a returned share may have made the rest of the plan impossible: then the playout decides.
    if (action !== plan[0] && refusal(state, seat, action) !== null) break;
    apply(state, action, dice);
  }
  playRound(state, price, dice);
  return winning(state, seat);
}

const ranked = (tried: readonly Tried[]): Tried[] => tried.toSorted((a, b) => valueOf(b) - valueOf(a));
