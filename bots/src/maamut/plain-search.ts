/**
 * Opponents for measurements, unlike `hard`: plain information set Monte Carlo tree search for Mâamut as in the
 * literature. Open loop, one new node per simulation, UCB1 with availability counts, each seat maximizes its own wins,
 * random rollouts to the end. `plain` knows nothing of the game; in the rollouts of `decisive` everybody takes a win at
 * once and never loses at once if they can help it.
 */
import { FastChance } from '@traque/engine/core/chance';
import { applyCode } from '@traque/engine/maamut/apply';
import { redeal } from '@traque/engine/maamut/cards';
import { NONE } from '@traque/engine/maamut/cells';
import { CODES, decode } from '@traque/engine/maamut/codes';
import { imagine } from '@traque/engine/maamut/imagine';
import { legalCodes, legalTurns, sampleCode } from '@traque/engine/maamut/legal';
import type { Action, View } from '@traque/engine/maamut/protocol';
import { clone, copyInto, type State } from '@traque/engine/maamut/state';
import type { Brain, BrainRequest, Thought } from '../core/brain.ts';
import { type Budget, isSpent } from '../core/clock.ts';
import { bitCount, nthBit } from './bitset.ts';
import { sensibleCodes } from './push.ts';

const EXPLORATION = 0.7;
/** Longer games count as won by nobody. */
const MAX_PLIES = 400;

class Node {
  visits = 0;
  available = 1;
  wins = 0;
  readonly children: Node[] = [];
  readonly code: number;
  /** The seat that chose this node. */
  readonly chooser: number;

  constructor(code: number, chooser: number) {
    this.code = code;
    this.chooser = chooser;
  }
}

const codes = new Uint8Array(CODES);

/** How the seat to act plays in a rollout. */
type RolloutPolicy = (state: State, chance: FastChance) => number;

function decisiveCode(state: State, chance: FastChance): number {
  if (state.phase !== 'act') return sampleCode(state, chance);
  const codesLeft = sensibleCodes(state, state.turn, legalTurns(state));
  return 31 - Math.clz32(nthBit(codesLeft, chance.below(bitCount(codesLeft))));
}

export const plain: Brain<View, Action> = (request, seat, time) => searched(request, seat, time, sampleCode);
export const decisive: Brain<View, Action> = (request, seat, time) => searched(request, seat, time, decisiveCode);

/** The most visited action for the seat to act. */
function searched(
  { view, seed }: BrainRequest<View>,
  seat: number,
  time: Budget,
  policy: RolloutPolicy,
): Thought<Action> {
  const chance = new FastChance(seed);
  const root = imagine(view, seat, chance);
  const state = clone(root);
  const top = new Node(NONE, NONE);
  let done = 0;
  do {
    copyInto(state, root);
    redeal(state, seat, chance);
    simulate(state, top, chance, policy);
    done++;
  } while (!isSpent(time, done));
  const ranked = top.children.toSorted((a, b) => b.visits - a.visits);
  const considered = ranked.map(({ code, visits, wins }) => ({
    action: decode(code, root.phase),
    value: wins / Math.max(1, visits),
    effort: visits,
  }));
  return { action: considered[0]!.action, considered, effort: done };
}

function simulate(state: State, top: Node, chance: FastChance, policy: RolloutPolicy): void {
  const path = [top];
  let node = top;
  while (state.phase !== 'over') {
    if (node.visits === 0 && node !== top) break;
    node = select(state, node, chance);
    path.push(node);
    applyCode(state, node.code, chance);
  }
  for (let ply = 0; ply < MAX_PLIES && state.phase !== 'over'; ply++) applyCode(state, policy(state, chance), chance);
  const winner = state.phase === 'over' ? state.winner : NONE;
  for (const visited of path) {
    visited.visits++;
    if (winner !== NONE && visited.chooser === winner) visited.wins++;
  }
}

/** An untried action if there is one, else the best by UCB1. */
function select(state: State, node: Node, chance: FastChance): Node {
  const count = legalCodes(state, codes);
  let best: Node | null = null;
  let bestScore = -Infinity;
  let untried = NONE;
  let untriedCount = 0;
  for (let i = 0; i < count; i++) {
    const code = codes[i]!;
    const child = node.children.find((one) => one.code === code);
    if (child === undefined) {
      // Each untried action is equally likely to be the one that is tried.
      if (chance.below(++untriedCount) === 0) untried = code;
      continue;
    }
    child.available++;
    const score = child.wins / child.visits + EXPLORATION * Math.sqrt(Math.log(child.available) / child.visits);
    if (score > bestScore) {
      bestScore = score;
      best = child;
    }
  }
  if (untriedCount === 0) return best!;
  const child = new Node(untried, state.toAct);
  node.children.push(child);
  return child;
}
