/**
 * Given actions tried in the same imagined worlds with the same random choices: what `hard` weighs, for judging a choice
 * afterwards. The rivals' replies are searched for each action alike.
 */
import { FastChance } from '@traque/engine/core/chance';
import { cardNumber } from '@traque/engine/mammut/cards';
import { imagine } from '@traque/engine/mammut/imagine';
import { shareBit } from '@traque/engine/mammut/play';
import type { Action, View } from '@traque/engine/mammut/protocol';
import type { State } from '@traque/engine/mammut/state';
import { maskOf } from '@traque/engine/mammut/tiles';
import type { Budget } from '../core/clock.ts';
import { candidateMoves } from './candidates.ts';
import { levelParams } from './levels.ts';
import { cloneRolloutState, giveBack, type Move, PASS, rolloutStateOf, TAKE } from './rollout-state.ts';
import { REPLY_DEPTH, search, visibleTiles } from './search.ts';
import { heuristicPrices } from './tile-prices.ts';
import type { TreeNode } from './tree.ts';
import {
  type Candidate,
  newCandidate,
  newGiveBackCandidate,
  newScratch,
  rolloutChance,
  runTrial,
  type SearchContext,
} from './trial.ts';
import { sampleWorlds } from './worlds.ts';

const FIRST_WORLDS = 24;
/** Trials that find the share that would be taken after a card. */
const FOLLOW_UP_EFFORT = 400;
/** It plans as if it had this much time; its clock stands still. */
const FOLLOW_UP_MS = 60;
/** Trials before those that count, as a part of them: until then the replies are hardly searched. */
const WARM_UP = 0.5;
const GIVE_BACK_LIMITS = { maxTakes: 12, maxReturns: 4, fairReturns: 1, maxEnumerated: 4000, includesThefts: true };

/** The move of an action that takes or keeps tiles; null for a card. */
function moveOf(action: Action): Move | null {
  if (action.type === 'take') return [TAKE, maskOf(action.tiles)];
  if (action.type === 'steal') return [2 * action.from + action.share, maskOf(action.return)];
  return action.type === 'pass' ? [PASS, 0] : null;
}

/** The move that is made after a card: the best that a search finds. */
function followUp(view: View, state: State, seed: string): Move {
  const budget: Budget = { clock: () => 0, deadline: FOLLOW_UP_MS, effort: FOLLOW_UP_EFFORT };
  const { considered } = search(view, state, levelParams.hard, budget, new FastChance(`${seed} follow-up`));
  return considered.map(({ action }) => moveOf(action)).find((move) => move !== null) ?? [PASS, 0];
}

/** By action, then by world: the seat's chance to win. Null outside the sharing. */
export function tryActions(
  view: View,
  seat: number,
  actions: readonly Action[],
  worlds: number,
  seed: string,
): number[][] | null {
  if (view.phase !== 'share') return null;
  const chance = new FastChance(seed);
  const state = imagine(view, seat, chance);
  const pool = sampleWorlds(view, seat, FIRST_WORLDS, chance);
  const root = rolloutStateOf(state);
  const laid = actions.flatMap((action) => (action.type === 'lay' ? [cardNumber(action.card)] : []));
  const context: SearchContext = {
    root,
    seat,
    prices: heuristicPrices(pool.all[0]!),
    cards: [...new Set(laid)],
    nextWorld: pool.next,
    chance,
    depth: REPLY_DEPTH,
  };
  const next = actions.every((action) => moveOf(action) !== null) ? null : followUp(view, state, seed);
  const candidates = actions.map((action) => candidateFor(context, state, action, next));
  const cards = actions.map((action) => (action.type === 'lay' ? context.cards.indexOf(cardNumber(action.card)) : -1));
  const scratch = newScratch(root);
  const nodes = new Map<Candidate, TreeNode>();
  const values = actions.map((): number[] => []);
  for (let i = -Math.ceil(worlds * WARM_UP); i < worlds; i++) {
    const world = context.nextWorld();
    const draws = chance.below(2 ** 31);
    candidates.forEach((one, at) => {
      const sumOf = (): number =>
        laid.length === 0 ? one.sum : cards[at]! < 0 ? one.sumWithoutCard : one.sumsWithCard[cards[at]!]!;
      const before = sumOf();
      rolloutChance.reseed(draws);
      runTrial(context, scratch, one, world, nodes, true);
      if (i >= 0) values[at]!.push(sumOf() - before);
    });
  }
  return values;
}

/** `next`: the move after a card. */
function candidateFor(context: SearchContext, state: State, action: Action, next: Move | null): Candidate {
  const move = moveOf(action);
  if (move !== null) return newCandidate(context, ...move);
  const [slot, mask] = next!;
  if (action.type === 'play' && action.card === 'giveBack') return giveBackCandidate(context, state, action.shares);
  if (action.type === 'play' && action.card === 'flip') return newCandidate(context, slot, mask, maskOf(action.tiles));
  // A card that is laid counts when the round is scored; what a look shows can only help, and is worth the card.
  return newCandidate(context, slot, mask);
}

function giveBackCandidate(
  context: SearchContext,
  state: State,
  shares: readonly (readonly [number, number])[],
): Candidate {
  const given = shares.reduce((all, [from, index]) => all | shareBit(from, index), 0);
  const sim = cloneRolloutState(context.root);
  giveBack(sim, given);
  const limits = { ...GIVE_BACK_LIMITS, takeFractions: levelParams.hard.takeFractions };
  const moves = candidateMoves(context, sim, visibleTiles(state), limits, context.chance);
  return newGiveBackCandidate(context, given, moves);
}
