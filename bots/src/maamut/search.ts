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
import { addReward, countVisit, fields, ints, NONE, orInto, publish, publishedActions, ROOT, useTree } from './tree.ts';
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

interface SearchOptions {
  /** Blunders are considered too. */
  readonly desperate?: boolean;
  /** Nothing but the action with this code is tried, to value it. */
  readonly only?: number;
  /** Where other threads grow the same tree, each from the same view. */
  readonly memory?: SharedArrayBuffer | undefined;
}

const path = new Int32Array(1024);
/** By index on the path: the card values that the mover certainly holds. */
const held = new Uint8Array(path.length);
/** By card value: how many cards of the searching seat are still in its hand. */
const ownCards = new Uint8Array(4);
const reward = new Float64Array(MAX_PLAYERS);
const ownChances = new Float64Array(MAX_PLAYERS);

/**
 * Searches for the seat to act in `root` until the budget is spent; answers the actions that were tried, best first, the
 * simulations of this thread, and those of all threads with the same tree until now.
 */
export function search(
  root: State,
  budget: Budget,
  chance: FastChance,
  { desperate = false, only, memory }: SearchOptions = {},
): { ranked: RankedAction[]; effort: number; treeEffort: number } {
  const seat = root.toAct;
  const state = clone(root);
  const trial = clone(root);
  useTree(memory);
  countOwnCards(root, seat);
  initNode(root, ROOT, ownCardMask());
  if (desperate) ints[ROOT + BLUNDERS] = 0;
  if (only !== undefined) restrictRoot(root, only);
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
  const treeEffort = ints[ROOT + VISITS]!;
  return { ranked: rankActions(root, treeEffort), effort: done, treeEffort };
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
function rankActions(root: State, treeEffort: number): RankedAction[] {
  const ranked: RankedAction[] = [];
  for (let rest = ints[ROOT + WINNING]! & ints[ROOT + POSSIBLE]!; rest !== 0; rest &= rest - 1)
    ranked.push({ code: codeOfBit(root, rest & -rest), value: 1, effort: Math.max(1, treeEffort) });
  if (ranked.length > 0) return ranked;
  // What is compared is read first: other threads may still be at work.
  const tried: (RankedAction & { readonly isLost: boolean })[] = [];
  for (let node = ints[ROOT + FIRST_CHILD]!; node !== NONE; node = ints[node + NEXT_SIBLING]!) {
    const isLost = ints[node + PROVEN] !== UNPROVEN;
    const value = isLost ? 0 : estimatedValue(node);
    tried.push({ code: ints[node + CODE]!, value, effort: ints[node + VISITS]!, isLost });
  }
  tried.sort((a, b) => Number(a.isLost) - Number(b.isLost) || b.effort - a.effort || a.code - b.code);
  // Another thread may have ended while it was adding the only action.
  const possible = ints[ROOT + POSSIBLE]!;
  if (tried.length === 0) return [{ code: codeOfBit(root, possible & -possible), value: 0, effort: 0 }];
  return tried.map(({ code, value, effort }) => ({ code, value, effort }));
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
  countVisit(ROOT);
  for (;;) {
    path[length] = node;
    if (ints[node + PROVEN] !== UNPROVEN) {
      length++;
      backUpProof(path, length, held);
      rewardProven(ints[node + PROVEN]!);
      break;
    }
    const possible = publishedActions(node);
    const mover = ints[node + MOVER]!;
    const isTurn = state.phase === 'act';
    held[length++] = isTurn ? (mover === seat ? ownCardMask() : 0) : ALL_CARD_VALUES;
    const legal = isTurn ? possible & turnsInHand(state, mover) : possible;
    if ((legal & ints[node + WINNING]!) !== 0) {
      rewardProven(mover + WON_BY_SEAT_0);
      break;
    }
    const next = selectChild(state, trial, node, legal, chance);
    if (next === 0) {
      rewardNewPosition(state, chance);
      break;
    }
    const isNew = countVisit(next) === 0;
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

/**
 * Fills in a new node: who acts, what is possible, and whether the position is decided. Threads with one tree all do so
 * with its root, which is the same for all of them, and must not undo what another has found there.
 */
function initNode(state: State, node: number, heldCards: number): void {
  if (state.phase === 'over') {
    ints[node + PROVEN] = state.winner === NOBODY ? NOBODY_WINS : state.winner + WON_BY_SEAT_0;
    return;
  }
  const mover = state.toAct;
  let possible = possibleActions(state);
  ints[node + MOVER] = mover;
  if (state.phase === 'act') {
    if (node === ROOT) possible &= turnsInHand(state, mover);
    const wins = winningPushes(state, mover, possible);
    orInto(node + WINNING, wins);
    ints[node + BLUNDERS] = blunders(state, mover, possible);
    if (wins !== 0 && isAlwaysPlayable(wins, heldCards)) ints[node + PROVEN] = mover + WON_BY_SEAT_0;
  }
  publish(node, possible);
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
  // Before all hunters are placed there is no value, and when the game is over none is needed.
  const weight = state.phase === 'place' || state.phase === 'over' ? 0 : ownValue;
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
  for (let i = 1; i < length; i++) addReward(path[i]!, reward[ints[path[i - 1]! + MOVER]!]!);
}
