/**
 * Information set Monte Carlo tree search: every simulation deals the unseen cards anew, walks down the tree where each
 * seat seeks its own good, plays the rest out, and lets every node on the way know who won.
 */
import type { FastChance } from '@traque/engine/core/chance';
import { play } from '@traque/engine/maamut/apply';
import { CODES } from '@traque/engine/maamut/codes';
import { redeal } from '@traque/engine/maamut/imagine';
import { legalCodes, legalTurns } from '@traque/engine/maamut/legal';
import {
  ACTING,
  clone,
  copyInto,
  MAX_PLAYERS,
  NOBODY,
  OVER,
  PHASE,
  type State,
  TO_ACT,
  WINNER,
} from '@traque/engine/maamut/state';
import { type Budget, isSpent } from '../core/clock.ts';
import { playOut } from './playout.ts';
import { sensible } from './push.ts';
import { ROOT, Tree } from './tree.ts';

/** How much a seldom tried action is favoured over one that did well. */
const EXPLORATION = 0.7;
/** A playout that long has lost sight of the position: it counts as undecided. */
const PLIES = 40;
/** What an undecided game is worth, shared by those who play: less than a sure thing, for the mammoth may win. */
const UNDECIDED = 0.9;

export interface Found {
  readonly code: number;
  readonly value: number;
  readonly effort: number;
}

const tree = new Tree();
const legal = new Uint8Array(CODES);
const childOf = new Int32Array(CODES);
const path = new Int32Array(4096);
const reward = new Float64Array(MAX_PLAYERS);

/** Searches for the seat to act in `root` until the budget is spent; the actions tried, most visited first. */
export function search(root: State, budget: Budget, chance: FastChance): { found: Found[]; effort: number } {
  const seat = root.data[TO_ACT]!;
  const state = clone(root);
  tree.clear();
  let done = 0;
  do {
    copyInto(state, root);
    redeal(state, seat, chance);
    const length = descend(state, chance);
    playOut(state, PLIES, chance);
    judge(state);
    learn(length, state.players);
    done++;
  } while (!isSpent(budget, done));
  const found: Found[] = [];
  for (let node = tree.firstChild(ROOT); node !== 0; node = tree.nextSibling(node))
    found.push({ code: tree.codeOf(node), value: tree.valueFor(node, seat), effort: tree.visits[node]! });
  found.sort((a, b) => b.effort - a.effort || a.code - b.code);
  return { found, effort: done };
}

/** Walks from the root to a node that is new, writing the way to `path`; `state` goes along. */
function descend(state: State, chance: FastChance): number {
  const { data } = state;
  path[0] = ROOT;
  let length = 1;
  let node: number = ROOT;
  while (data[PHASE] !== OVER && length < path.length) {
    const count = listSensible(state);
    const fresh = matchChildren(node, count);
    const isNew = fresh > 0;
    if (isNew && tree.isFull) return length;
    node = isNew ? tree.add(node, pickFresh(count, fresh, chance)) : select(count, data[TO_ACT]!);
    path[length++] = node;
    play(state, tree.codeOf(node), chance);
    if (isNew) return length;
  }
  return length;
}

/** The codes of the seat to act that do not throw the game away, to `legal`. */
function listSensible(state: State): number {
  const { data } = state;
  if (data[PHASE] !== ACTING) return legalCodes(state, legal);
  let count = 0;
  for (let rest = sensible(state, data[TO_ACT]!, legalTurns(state)); rest !== 0; rest &= rest - 1)
    legal[count++] = 31 - Math.clz32(rest & -rest);
  return count;
}

/** Finds the child of each legal code (0: none yet), notes that it was available, and counts those without. */
function matchChildren(node: number, count: number): number {
  childOf.fill(0);
  for (let child = tree.firstChild(node); child !== 0; child = tree.nextSibling(child))
    childOf[tree.codeOf(child)] = child;
  let fresh = 0;
  for (let i = 0; i < count; i++) {
    const child = childOf[legal[i]!]!;
    if (child === 0) fresh++;
    else tree.available[child]!++;
  }
  return fresh;
}

function pickFresh(count: number, fresh: number, chance: FastChance): number {
  let skip = chance.below(fresh);
  for (let i = 0; i < count; i++) if (childOf[legal[i]!] === 0 && skip-- === 0) return legal[i]!;
  throw new RangeError('no action left untried');
}

/** Upper confidence bound over the children that are legal now, for the seat that moves. */
function select(count: number, seat: number): number {
  let best = 0;
  let bestScore = -Infinity;
  for (let i = 0; i < count; i++) {
    const child = childOf[legal[i]!]!;
    const doubt = Math.sqrt(Math.log(tree.available[child]!) / tree.visits[child]!);
    const score = tree.valueFor(child, seat) + EXPLORATION * doubt;
    if (score > bestScore) {
      bestScore = score;
      best = child;
    }
  }
  return best;
}

/** What each seat gets from the end of a playout. */
function judge(state: State): void {
  const { data, players } = state;
  if (data[PHASE] !== OVER) {
    reward.fill(UNDECIDED / players);
    return;
  }
  reward.fill(0);
  if (data[WINNER] !== NOBODY) reward[data[WINNER]!] = 1;
}

function learn(length: number, players: number): void {
  for (let i = 0; i < length; i++) {
    const node = path[i]!;
    tree.visits[node]!++;
    for (let seat = 0; seat < players; seat++) tree.rewards[node * MAX_PLAYERS + seat]! += reward[seat]!;
  }
}
