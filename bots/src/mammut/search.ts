/**
 * Determinized search by sequential halving: candidates are tried in the same imagined worlds with the same random
 * choices, and from time to time the worse half is dropped, so that most trials go into the close decisions.
 */
import { FastChance } from '@traque/engine/core/chance';
import { isEvaluation } from '@traque/engine/mammut/cards';
import type { Action, View } from '@traque/engine/mammut/protocol';
import { cardsIn, down, handOf, known, LAST_ROUND, type State, up } from '@traque/engine/mammut/state';
import { TILES } from '@traque/engine/mammut/tiles';
import type { Thought } from '../core/brain.ts';
import { type Budget, fractionOf, isTimeUp, withEffort } from '../core/clock.ts';
import {
  type CandidateLimits,
  candidateMoves,
  flipCandidates,
  giveBackCandidates,
  type VisibleTiles,
} from './candidates.ts';
import { decide } from './decision.ts';
import type { LevelParams } from './levels.ts';
import { FACES } from './policy.ts';
import { hasAllShares, openShares, type RolloutState, rolloutStateOf } from './rollout-state.ts';
import { fittedPrices, heuristicPrices } from './tile-prices.ts';
import type { TreeNode } from './tree.ts';
import {
  type Candidate,
  newCandidate,
  newScratch,
  rankCandidates,
  rolloutChance,
  runTrial,
  type SearchContext,
} from './trial.ts';
import { joinTrialPool, type TrialPool } from './trial-pool.ts';
import { sampleWorlds } from './worlds.ts';

/** The fraction of the time for shares alone; the rest tells whether a loot card improves the best of them. */
const SHARES_FRACTION = 0.7;
/** The shares that are tried again beside the loot cards. */
const FINALISTS = 3;
/** With less time left than this, loot cards are not considered. */
const MIN_LOOT_CARD_MS = 5;
/** Sharings that tile prices are fitted to. */
const SAMPLES_PER_MS = 3;
const MIN_SAMPLES = 1000;
const MAX_SAMPLES = 3000;
const ENUMERATED_PER_MS = 2500;
export const REPLY_DEPTH = 5;
const FIRST_WORLDS = 24;

/** A player who could end the game always considers thefts. */
const isFinale = (round: number, root: RolloutState): boolean => round === LAST_ROUND && openShares(root) === 1;

const timeLeft = ({ clock, deadline }: Budget): number => Math.max(0, deadline - clock());

/**
 * Searches for the seat to act in `state`, a world imagined from `view`. `memory`: where other threads search the same
 * decision.
 */
export function search(
  view: View,
  state: State,
  params: LevelParams,
  whole: Budget,
  ownChance: FastChance,
  memory?: SharedArrayBuffer,
): Thought<Action> {
  const seat = state.toAct;
  const hand = cardsIn(state, handOf(seat));
  const pool = memory === undefined ? null : joinTrialPool(memory, ownChance, timeLeft(whole));
  const ms = pool?.ms ?? timeLeft(whole);
  const chance = pool === null ? ownChance : new FastChance(pool.seed);
  const samples = params.isDeep ? Math.min(MAX_SAMPLES, Math.floor(SAMPLES_PER_MS * ms)) : 0;
  const isFitted = samples >= MIN_SAMPLES;
  const firstWorlds = pool === null || isFitted ? Math.max(1, Math.min(FIRST_WORLDS, Math.floor(ms))) : 1;
  const worlds = sampleWorlds(view, seat, firstWorlds, chance);
  const root = rolloutStateOf(state);
  const heuristic = heuristicPrices(worlds.all[0]!);
  const context: SearchContext = {
    root,
    seat,
    prices: isFitted ? fittedPrices(root, worlds.all, heuristic, samples, chance) : heuristic,
    cards: completesShares(state) ? [...new Set(hand.filter(isEvaluation))] : [],
    // Threads that judge tiles in the same worlds try candidates in different ones.
    nextWorld: pool === null ? worlds.next : sampleWorlds(view, seat, 0, ownChance).next,
    chance: ownChance,
    depth: params.isDeep ? REPLY_DEPTH : 0,
  };
  const visible = visibleTiles(state);
  const limits: CandidateLimits = {
    maxTakes: params.isDeep ? Math.min(params.maxTakes, 10 + ms / 10) : params.maxTakes,
    maxReturns: params.isDeep ? Math.min(params.maxReturns, 4 + ms / 40) : params.maxReturns,
    fairReturns: params.fairReturns,
    maxEnumerated: params.isDeep ? ENUMERATED_PER_MS * ms : 0,
    takeFractions: params.takeFractions,
    includesThefts: isFinale(state.round, root) || chance.below(100) >= params.peacefulPercent,
  };
  const first = candidateMoves(context, root, visible, limits, chance).map(([slot, mask]) =>
    newCandidate(context, slot, mask),
  );
  const hasLootCard = hand.some((card) => !isEvaluation(card));
  const tried = sequentialHalving(
    context,
    first,
    2,
    hasLootCard ? fractionOf(SHARES_FRACTION, whole, whole.effort * SHARES_FRACTION) : whole,
    pool && { pool, round: 0 },
  );
  const conclude = (finals: readonly Candidate[], others: readonly Candidate[], round: number): Thought<Action> => {
    if (pool === null) return decide(context, finals, others, params, ownChance);
    const [allFinals, allOthers] = [pool.withAllTrials(round, finals), pool.withAllTrials(0, others)];
    const thought = decide(context, allFinals, allOthers, params, ownChance);
    return { ...thought, effort: trialsOf([...finals, ...others]), sharedEffort: thought.effort };
  };
  if (!hasLootCard || timeLeft(whole) < MIN_LOOT_CARD_MS) return conclude(tried, [], 0);
  const few = { ...limits, maxTakes: 12, maxReturns: 4, maxEnumerated: limits.maxEnumerated / 8 };
  const again = tried.slice(0, FINALISTS).map(({ slot, mask }) => newCandidate(context, slot, mask));
  const lootCards = [
    ...flipCandidates(context, tried[0]!, hand),
    ...giveBackCandidates(context, visible, few, hand, chance),
  ];
  const rest = withEffort(whole.effort * (1 - SHARES_FRACTION), whole);
  const finals = sequentialHalving(context, [...again, ...lootCards], 2, rest, pool && { pool, round: 1 });
  return conclude(finals, tried.slice(FINALISTS), 1);
}

const trialsOf = (all: readonly Candidate[]): number => all.reduce((sum, { trials }) => sum + trials, 0);

/** Whether this turn completes the seat's shares: only then are cards laid, because only then their effect is known. */
function completesShares(state: State): boolean {
  const root = rolloutStateOf(state);
  if (root.quota === 1) return true;
  return root.shares[2 * state.toAct] !== 0 || openShares(root) === 1 || hasAllShares(root, state.toAct);
}

export function visibleTiles(state: State): VisibleTiles {
  const seen = known(state, state.toAct);
  return {
    faces: Uint8Array.from({ length: TILES }, (_, tile) => up(state, tile)),
    knownBacks: Uint8Array.from({ length: TILES }, (_, tile) =>
      (seen & (1 << tile)) === 0 ? FACES : down(state, tile),
    ),
  };
}

/** Laying a card is tried when no more than this many candidates are left. */
const CARD_TRIAL_CANDIDATES = 6;

/**
 * Runs trials until the budget is spent, and keeps at least `keep` candidates to the end. Answers all of them, best
 * first. `joint`: other threads try the same candidates, and their trials count as much as those of this one.
 */
function sequentialHalving(
  context: SearchContext,
  all: readonly Candidate[],
  keep: number,
  budget: Budget,
  joint: { readonly pool: TrialPool; readonly round: number } | null,
): Candidate[] {
  const rank = (some: readonly Candidate[]): Candidate[] => {
    if (joint === null) return rankCandidates(some);
    joint.pool.publish(joint.round, all);
    return joint.pool.rank(joint.round, some);
  };
  let live = [...all];
  const dropped: Candidate[] = [];
  const nodes = new Map<Candidate, TreeNode>();
  const halvings = Math.max(1, Math.ceil(Math.log2(live.length / keep)));
  const begin = budget.clock();
  const scratch = newScratch(context.root);
  let done = 0;
  for (let stage = 1; stage <= halvings; stage++) {
    const until = begin + ((budget.deadline - begin) * stage) / halvings;
    const efforts = (budget.effort * stage) / halvings;
    do {
      const world = context.nextWorld();
      const seed = context.chance.below(2 ** 31);
      for (const one of live) {
        rolloutChance.reseed(seed);
        runTrial(context, scratch, one, world, nodes, live.length <= CARD_TRIAL_CANDIDATES);
        if (++done % 32 === 0 && isTimeUp(budget)) return [...rank(live), ...rank(dropped)];
      }
    } while (done < efforts && budget.clock() < until);
    live = rank(live);
    if (stage < halvings) dropped.push(...live.splice(Math.max(keep, Math.ceil(live.length / 2))));
  }
  return [...live, ...rank(dropped)];
}
