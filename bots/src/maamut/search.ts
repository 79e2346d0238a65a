/**
 * Information set Monte Carlo tree search. Every simulation deals the unseen cards at random, descends the tree (each
 * seat plays for itself), finishes with a rollout and backs the result up. Proven wins and losses are backed up too and
 * not searched again.
 */
import type { FastChance } from '@traque/engine/core/chance';
import { applyCode } from '@traque/engine/maamut/apply';
import { NONE as NOBODY } from '@traque/engine/maamut/cells';
import { cardOf, PASS, SET_TRAP } from '@traque/engine/maamut/codes';
import { handCard, redeal } from '@traque/engine/maamut/cards';
import { turnsInHand } from '@traque/engine/maamut/legal';
import { clone, copyInto, HAND_SIZE, MAX_PLAYERS, type State } from '@traque/engine/maamut/state';
import { type Budget, isSpent } from '../core/clock.ts';
import { codeOfBit, possibleActions } from './action-bits.ts';
import { bitCount } from './bitset.ts';
import { blunders, winningPushes } from './push.ts';
import { rollout } from './rollout.ts';
import { estimatedValue, selectChild } from './selection.ts';
import { ALL_CARD_VALUES, backUpProof, isAlwaysPlayable, NOBODY_WINS, UNPROVEN, WON_BY_SEAT_0 } from './solver.ts';
import { addReward, clearTree, fields, ints, NONE, ROOT } from './tree.ts';
import { valueWeights } from './value-weights.ts';
import { winChances } from './value.ts';

const { BLUNDERS, CODE, FIRST_CHILD, MOVER, NEXT_SIBLING, POSSIBLE, PROVEN, VISITS, WINNING } = fields;

/** How a position that has not been searched is valued. */
interface Valuation {
  /** Length of the rollout before the value function is asked. */
  readonly plies: number;
  /** The weight of the position's own value; the rest is the value at the end of the rollout. */
  readonly ownValue: number;
}

/**
 * By number of players (docs/bots.md has the matches). A position's own value knows nothing of what comes, the value
 * after a rollout has all the errors of random play: with two players their mean is better than either. With four
 * players six plies are not two rounds and the value function is at its weakest, so rollouts go on until most games are
 * over.
 */
const valuations: readonly (Valuation | undefined)[] = [
  undefined,
  undefined,
  { plies: 6, ownValue: 0.5 },
  { plies: 6, ownValue: 0 },
  { plies: 30, ownValue: 0 },
];
/** The most simulations if there is only one action: enough to estimate its value. */
const SINGLE_ACTION_EFFORT = 500;

export interface RankedAction {
  readonly code: number;
  readonly value: number;
  readonly effort: number;
}

const path = new Int32Array(1024);
/** By index on the path: the card values that the mover certainly holds. */
const held = new Uint8Array(path.length);
/** By card value: how many cards of the searching seat are still in its hand. */
const ownCards = new Uint8Array(4);
const reward = new Float64Array(MAX_PLAYERS);
const ownChances = new Float64Array(MAX_PLAYERS);

/**
 * Searches for the seat to act in `root` until the budget is spent; answers the actions that were tried, best first. A
 * desperate seat also considers blunders. `only`: nothing but the action with this code is tried, to value it.
 */
export function search(
  root: State,
  budget: Budget,
  chance: FastChance,
  desperate = false,
  only: number | null = null,
): { ranked: RankedAction[]; effort: number } {
  const seat = root.toAct;
  const state = clone(root);
  const trial = clone(root);
  clearTree();
  countOwnCards(root, seat);
  initNode(root, ROOT, ownCardMask());
  if (desperate) ints[ROOT + BLUNDERS] = 0;
  if (only !== null) restrictRoot(root, only);
  let done = 0;
  const limit = bitCount(ints[ROOT + POSSIBLE]!) === 1 ? SINGLE_ACTION_EFFORT : Infinity;
  while (ints[ROOT + PROVEN] === UNPROVEN && done < limit) {
    copyInto(state, root);
    redeal(state, seat, chance);
    countOwnCards(root, seat);
    simulate(state, trial, seat, chance);
    done++;
    if (isSpent(budget, done)) break;
  }
  return { ranked: rankActions(root, done), effort: done };
}

/** Leaves the root one action. */
function restrictRoot(root: State, code: number): void {
  for (let rest = ints[ROOT + POSSIBLE]!; rest !== 0; rest &= rest - 1)
    if (codeOfBit(root, rest & -rest) === code) ints[ROOT + POSSIBLE] = rest & -rest;
  ints[ROOT + WINNING]! &= ints[ROOT + POSSIBLE]!;
  ints[ROOT + BLUNDERS] = 0;
  if (ints[ROOT + WINNING] === 0) ints[ROOT + PROVEN] = UNPROVEN;
}

/** The actions at the root: proven wins first (the whole search supports them), then by visits, proven losses last. */
function rankActions(root: State, done: number): RankedAction[] {
  const ranked: RankedAction[] = [];
  for (let rest = ints[ROOT + WINNING]! & ints[ROOT + POSSIBLE]!; rest !== 0; rest &= rest - 1)
    ranked.push({ code: codeOfBit(root, rest & -rest), value: 1, effort: Math.max(1, done) });
  if (ranked.length > 0) return ranked;
  const nodes: number[] = [];
  for (let node = ints[ROOT + FIRST_CHILD]!; node !== NONE; node = ints[node + NEXT_SIBLING]!) nodes.push(node);
  const isProvenLost = (node: number): number => (ints[node + PROVEN] === UNPROVEN ? 0 : 1);
  nodes.sort(
    (a, b) =>
      isProvenLost(a) - isProvenLost(b) || ints[b + VISITS]! - ints[a + VISITS]! || ints[a + CODE]! - ints[b + CODE]!,
  );
  return nodes.map((node) => ({
    code: ints[node + CODE]!,
    value: isProvenLost(node) ? 0 : estimatedValue(node),
    effort: ints[node + VISITS]!,
  }));
}

function countOwnCards(state: State, seat: number): void {
  ownCards.fill(0);
  for (let slot = 0; slot < HAND_SIZE; slot++) ownCards[handCard(state, seat, slot)]!++;
}

function ownCardMask(): number {
  return (ownCards[1]! > 0 ? 2 : 0) | (ownCards[2]! > 0 ? 4 : 0) | (ownCards[3]! > 0 ? 8 : 0);
}

/** One simulation. `state` is played on, `trial` is scratch space. */
function simulate(state: State, trial: State, seat: number, chance: FastChance): void {
  let node: number = ROOT;
  let length = 0;
  for (;;) {
    path[length] = node;
    if (ints[node + PROVEN] !== UNPROVEN) {
      length++;
      backUpProof(path, length, held);
      rewardProven(ints[node + PROVEN]!);
      break;
    }
    const mover = ints[node + MOVER]!;
    const isTurn = state.phase === 'act';
    held[length++] = isTurn ? (mover === seat ? ownCardMask() : 0) : ALL_CARD_VALUES;
    const legal = isTurn ? ints[node + POSSIBLE]! & turnsInHand(state, mover) : ints[node + POSSIBLE]!;
    if ((legal & ints[node + WINNING]!) !== 0) {
      rewardProven(mover + WON_BY_SEAT_0);
      break;
    }
    const next = selectChild(state, trial, node, legal, chance);
    if (next === 0) {
      rewardNewPosition(state, chance);
      break;
    }
    const isNew = ints[next + VISITS] === 0;
    if (isTurn && mover === seat) spendCard(ints[next + CODE]!);
    if (ints[next + PROVEN] === UNPROVEN || isNew) applyCode(state, ints[next + CODE]!, chance);
    node = next;
    if (!isNew) continue;
    initNode(state, node, state.phase !== 'over' && state.toAct === seat ? ownCardMask() : 0);
    if (ints[node + PROVEN] !== UNPROVEN) continue;
    path[length++] = node;
    rewardNewPosition(state, chance);
    break;
  }
  backPropagate(length);
}

/** Removes the card that the searching seat plays. */
function spendCard(code: number): void {
  if (code >= SET_TRAP) return;
  const card = code < PASS ? cardOf(code) : code - PASS + 1;
  if (ownCards[card]! > 0) ownCards[card]!--;
}

/** Fills in a new node: who acts, what is possible, and whether the position is decided. */
function initNode(state: State, node: number, heldCards: number): void {
  if (state.phase === 'over') {
    ints[node + PROVEN] = state.winner === NOBODY ? NOBODY_WINS : state.winner + WON_BY_SEAT_0;
    return;
  }
  const mover = state.toAct;
  ints[node + MOVER] = mover;
  ints[node + POSSIBLE] = possibleActions(state);
  if (state.phase !== 'act') return;
  if (node === ROOT) ints[node + POSSIBLE]! &= turnsInHand(state, mover);
  const wins = winningPushes(state, mover, ints[node + POSSIBLE]!);
  ints[node + WINNING] = wins;
  ints[node + BLUNDERS] = blunders(state, mover, ints[node + POSSIBLE]!);
  if (wins !== 0 && isAlwaysPlayable(wins, heldCards)) ints[node + PROVEN] = mover + WON_BY_SEAT_0;
}

/** The reward of each seat from a proven result. */
function rewardProven(result: number): void {
  reward.fill(0);
  if (result !== NOBODY_WINS) reward[result - WON_BY_SEAT_0] = 1;
}

/** The reward of each seat from a position that has not been searched. It is played on. */
function rewardNewPosition(state: State, chance: FastChance): void {
  const { players } = state;
  const { plies, ownValue } = valuations[players]!;
  // Before all hunters are placed there is no value.
  const weight = state.phase === 'place' ? 0 : ownValue;
  if (weight > 0) winChances(state, valueWeights[players]!, ownChances);
  rollout(state, plies, chance);
  rewardPosition(state);
  if (weight > 0)
    for (let seat = 0; seat < players; seat++) reward[seat]! += weight * (ownChances[seat]! - reward[seat]!);
}

/** The reward of each seat from the position at the end of a rollout. */
function rewardPosition(state: State): void {
  const { players } = state;
  if (state.phase !== 'over') {
    winChances(state, valueWeights[players]!, reward);
    return;
  }
  reward.fill(0);
  if (state.winner !== NOBODY) reward[state.winner] = 1;
}

/** Adds the reward to every node on the path, for the seat that chose it. */
function backPropagate(length: number): void {
  ints[ROOT + VISITS]!++;
  for (let i = 1; i < length; i++) addReward(path[i]!, reward[ints[path[i - 1]! + MOVER]!]!);
}
