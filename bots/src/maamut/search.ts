/**
 * Information set Monte Carlo tree search: every simulation deals the unseen cards anew, walks down the tree where each
 * seat seeks its own good, plays the rest out, and lets every node on the way know who won. What is proven on the way is
 * backed up and not searched again.
 */
import type { FastChance } from '@traque/engine/core/chance';
import { applyCode } from '@traque/engine/maamut/apply';
import { NONE as NOBODY } from '@traque/engine/maamut/cells';
import { cardOf, PASS, SET_TRAP } from '@traque/engine/maamut/codes';
import { handCard, redeal } from '@traque/engine/maamut/cards';
import { turnsInHand } from '@traque/engine/maamut/legal';
import { ACTING, clone, copyInto, HAND_SIZE, MAX_PLAYERS, OVER, type State } from '@traque/engine/maamut/state';
import { type Budget, isSpent } from '../core/clock.ts';
import { bitCount } from './bits.ts';
import { choose, worthOf } from './choose.ts';
import { codeOf, possibleOptions } from './options.ts';
import { playOut } from './playout.ts';
import { ANY_CARD, backUp, isSure, NOBODY_WINS, SEAT, UNPROVEN } from './proof.ts';
import { blunders, winningPushes } from './push.ts';
import { clearTree, fields, floats, ints, NONE, ROOT } from './tree.ts';
import { guess } from './value.ts';
import { weights } from './weights.ts';

const { BAD, CODE, FIRST_CHILD, MOVER, NEXT_SIBLING, POSSIBLE, PROVEN, REWARD, VISITS, WINNING } = fields;

/** So far a position is played on before its value is guessed: the quiet ones get clearer, and more costs more than it tells. With 2 it wins 55 % [45, 64] of 100 games: no difference was shown. */
const PLIES = 6;
/** Where there is no choice, a look is enough to say what it is worth. */
const NO_CHOICE = 500;

export interface Found {
  readonly code: number;
  readonly value: number;
  readonly effort: number;
}

const path = new Int32Array(1024);
/** By place on the path: the values surely in the mover's hand. */
const held = new Uint8Array(path.length);
/** By value: how many of the searching seat's own cards are still in its hand. */
const own = new Uint8Array(4);
const reward = new Float64Array(MAX_PLAYERS);

/**
 * Searches for the seat to act in `root` until the budget is spent; the actions tried, best first. Who is desperate looks
 * at those too that throw the game away.
 */
export function search(
  root: State,
  budget: Budget,
  chance: FastChance,
  desperate = false,
): { found: Found[]; effort: number } {
  const seat = root.toAct;
  const state = clone(root);
  const trial = clone(root);
  clearTree();
  takeHand(root, seat);
  look(root, ROOT, handMask());
  if (desperate) ints[ROOT + BAD] = 0;
  let done = 0;
  const limit = bitCount(ints[ROOT + POSSIBLE]!) === 1 ? NO_CHOICE : Infinity;
  while (ints[ROOT + PROVEN] === UNPROVEN && done < limit) {
    copyInto(state, root);
    redeal(state, seat, chance);
    takeHand(root, seat);
    simulate(state, trial, seat, chance);
    done++;
    if (isSpent(budget, done)) break;
  }
  return { found: summary(root, done), effort: done };
}

/** The actions at the root: sure wins first, for which all the effort speaks, then the most visited, sure losses last. */
function summary(root: State, done: number): Found[] {
  const found: Found[] = [];
  for (let rest = ints[ROOT + WINNING]! & ints[ROOT + POSSIBLE]!; rest !== 0; rest &= rest - 1)
    found.push({ code: codeOf(root, rest & -rest), value: 1, effort: Math.max(1, done) });
  if (found.length > 0) return found;
  const nodes: number[] = [];
  for (let node = ints[ROOT + FIRST_CHILD]!; node !== NONE; node = ints[node + NEXT_SIBLING]!) nodes.push(node);
  const isLost = (node: number): number => (ints[node + PROVEN] === UNPROVEN ? 0 : 1);
  nodes.sort(
    (a, b) => isLost(a) - isLost(b) || ints[b + VISITS]! - ints[a + VISITS]! || ints[a + CODE]! - ints[b + CODE]!,
  );
  return nodes.map((node) => ({
    code: ints[node + CODE]!,
    value: isLost(node) ? 0 : worthOf(node),
    effort: ints[node + VISITS]!,
  }));
}

function takeHand(state: State, seat: number): void {
  own.fill(0);
  for (let slot = 0; slot < HAND_SIZE; slot++) own[handCard(state, seat, slot)]!++;
}

function handMask(): number {
  return (own[1]! > 0 ? 2 : 0) | (own[2]! > 0 ? 4 : 0) | (own[3]! > 0 ? 8 : 0);
}

/** One walk through the tree and what is learnt from it; `state` goes along, `trial` is for trying out. */
function simulate(state: State, trial: State, seat: number, chance: FastChance): void {
  let node: number = ROOT;
  let length = 0;
  for (;;) {
    path[length] = node;
    if (ints[node + PROVEN] !== UNPROVEN) {
      length++;
      backUp(path, length, held);
      settle(ints[node + PROVEN]!);
      break;
    }
    const mover = ints[node + MOVER]!;
    const isTurn = state.phase === ACTING;
    held[length++] = isTurn ? (mover === seat ? handMask() : 0) : ANY_CARD;
    const legal = isTurn ? ints[node + POSSIBLE]! & turnsInHand(state, mover) : ints[node + POSSIBLE]!;
    if ((legal & ints[node + WINNING]!) !== 0) {
      settle(mover + SEAT);
      break;
    }
    const next = choose(state, trial, node, legal, chance);
    if (next === 0) {
      playOut(state, PLIES, chance);
      judge(state);
      break;
    }
    const isNew = ints[next + VISITS] === 0;
    if (isTurn && mover === seat) spend(ints[next + CODE]!);
    if (ints[next + PROVEN] === UNPROVEN || isNew) applyCode(state, ints[next + CODE]!, chance);
    node = next;
    if (!isNew) continue;
    look(state, node, state.phase !== OVER && state.toAct === seat ? handMask() : 0);
    if (ints[node + PROVEN] !== UNPROVEN) continue;
    path[length++] = node;
    playOut(state, PLIES, chance);
    judge(state);
    break;
  }
  learn(length);
}

/** A card of the searching seat is played. */
function spend(code: number): void {
  if (code >= SET_TRAP) return;
  const card = code < PASS ? cardOf(code) : code - PASS + 1;
  if (own[card]! > 0) own[card]!--;
}

/** Takes in a position seen for the first time: who acts, what is possible, and what is clear at a glance. */
function look(state: State, node: number, surely: number): void {
  if (state.phase === OVER) {
    ints[node + PROVEN] = state.winner === NOBODY ? NOBODY_WINS : state.winner + SEAT;
    return;
  }
  const mover = state.toAct;
  ints[node + MOVER] = mover;
  ints[node + POSSIBLE] = possibleOptions(state);
  if (state.phase !== ACTING) return;
  if (node === ROOT) ints[node + POSSIBLE]! &= turnsInHand(state, mover);
  const wins = winningPushes(state, mover, ints[node + POSSIBLE]!);
  ints[node + WINNING] = wins;
  ints[node + BAD] = blunders(state, mover, ints[node + POSSIBLE]!);
  if (wins !== 0 && isSure(wins, surely)) ints[node + PROVEN] = mover + SEAT;
}

/** What each seat gets from a proven end. */
function settle(result: number): void {
  reward.fill(0);
  if (result !== NOBODY_WINS) reward[result - SEAT] = 1;
}

/** What each seat gets from the end of a playout. */
function judge(state: State): void {
  const { players } = state;
  if (state.phase !== OVER) {
    guess(state, weights[players]!, reward);
    return;
  }
  reward.fill(0);
  if (state.winner !== NOBODY) reward[state.winner] = 1;
}

/** Every node counts what it was worth to the one who chose it. */
function learn(length: number): void {
  ints[ROOT + VISITS]!++;
  for (let i = 1; i < length; i++) {
    const node = path[i]!;
    ints[node + VISITS]!++;
    floats[node + REWARD]! += reward[ints[path[i - 1]! + MOVER]!]!;
  }
}
