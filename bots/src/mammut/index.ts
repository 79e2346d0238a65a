/** Mammut's brain: plans for the turn, tried in imagined worlds. */
import { FastChance } from '@traque/engine/core/chance';
import { imagine } from '@traque/engine/mammut/imagine';
import type { Action, View } from '@traque/engine/mammut/protocol';
import type { State } from '@traque/engine/mammut/state';
import { SPECIES } from '@traque/engine/mammut/tiles';
import type { Brain, Considered, Level, Thought } from '../core/brain.ts';
import { atMost, type Budget, part } from '../core/clock.ts';
import { soft } from '../core/pick.ts';
import { cardPlans, peekPlan, type Plan, sharePlans, variants } from './plans.ts';
import { animals, idleAnimal, someMissing } from './playout.ts';
import { compare, type Tried, valueOf } from './search.ts';
import { FACES, prices } from './worth.ts';

interface Temper {
  /** Shares thought of, worlds in all, and how loosely the choice follows what they showed. */
  readonly shares: number;
  readonly effort: number;
  readonly temperature: number;
  /** Whether the best shares are tried again with a tile more, less or exchanged. */
  readonly refines: boolean;
}

const temper: Readonly<Record<Exclude<Level, 'random'>, Temper>> = {
  easy: { shares: 4, effort: 10, temperature: 0.09, refines: false },
  normal: { shares: 24, effort: 500, temperature: 0.008, refines: false },
  hard: { shares: 120, effort: Infinity, temperature: 0, refines: true },
};

/** Part of the time for the shares alone; the rest tells whether a card makes the best of them better. */
const SHARES_PART = 0.6;

export const mammut: Brain<View, Action> = (request, seat, time): Thought<Action> => {
  const { view } = request;
  const chance = new FastChance(request.seed);
  const temperament = temper[request.level === 'random' ? 'easy' : request.level];
  const world = imagine(view, seat, chance);
  if (view.phase === 'choose') return sure(choice(world, chance));
  const peek = temperament.shares > 8 ? peekPlan(world) : null;
  if (peek !== null) return sure(peek);
  const tried = plan(view, world, temperament, time, chance);
  const considered = byFirstAction(tried);
  const action =
    temperament.temperature === 0 ? considered[0]!.action : soft(considered, temperament.temperature, chance);
  return { action, considered, effort: tried.reduce((sum, { trials }) => sum + trials, 0) };
};

const sure = (action: Action): Thought<Action> => ({
  action,
  considered: [{ action, value: 0.5, effort: 1 }],
  effort: 1,
});

const price = new Float64Array(5 * FACES);

/** Part of the time for the first look; the rest for what differs by a tile from the best of it. */
const FIRST_LOOK = 0.5;
const REFINED = 2;

function refined(
  view: View,
  world: State,
  plans: readonly Plan[],
  whole: Budget,
  refines: boolean,
  chance: FastChance,
): Tried[] {
  if (!refines || plans.length < 2) return compare(view, plans, 2, whole, chance);
  const ranked = compare(view, plans, REFINED, part(FIRST_LOOK, whole), chance);
  const best = ranked.slice(0, REFINED).map((tried) => tried.plan);
  const near = best.flatMap((each) => variants(world, each));
  if (near.length === 0) return compare(view, best, 2, whole, chance).concat(ranked.slice(REFINED));
  return compare(view, [...best, ...near], 2, whole, chance).concat(ranked.slice(REFINED));
}

function plan(
  view: View,
  world: State,
  { shares, effort, refines }: Temper,
  time: Budget,
  chance: FastChance,
): Tried[] {
  prices(world, price);
  const hasCards = (view.hands[view.toAct!] as readonly unknown[]).length > 0;
  const first = hasCards ? part(SHARES_PART, time, effort * SHARES_PART) : atMost(effort, time);
  const ranked = refined(view, world, sharePlans(world, price, shares, chance), first, refines, chance);
  const best = ranked.slice(0, 2).map((tried) => tried.plan);
  const cards = hasCards ? cardPlans(world, best, chance) : [];
  if (cards.length === 0) return ranked;
  const rest = atMost(effort * (1 - SHARES_PART), time);
  return [...compare(view, [...best, ...cards], 1, rest, chance), ...ranked.slice(2)];
}

/** Plans are compared as a whole; what is done now is their first action. */
function byFirstAction(tried: readonly Tried[]): Considered<Action>[] {
  const seen = new Map<string, Considered<Action>>();
  for (const one of tried) {
    const action = one.plan[0]!;
    const key = JSON.stringify(action);
    if (!seen.has(key)) seen.set(key, { action, value: valueOf(one), effort: one.trials });
  }
  return [...seen.values()];
}

/** MM-81, MM-82: an animal that would bring nothing is exchanged for a species he lacks. */
function choice(state: State, chance: FastChance): Action {
  const seat = state.toAct;
  if (state.asked === 'mostHidesAnimal')
    return { type: 'chooseAnimal', species: SPECIES[someMissing(state, seat, 0, chance)]! };
  const tile = idleAnimal(state, seat);
  if (tile < 0) return { type: 'decline' };
  return { type: 'wildAnimal', tile, species: SPECIES[someMissing(state, seat, animals(state, seat), chance)]! };
}
