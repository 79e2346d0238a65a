/** A learned guess at who will win: a weighted sum of a few features a seat, turned into shares that add up to one. */
import { GRASS } from '@traque/engine/maamut/board';
import { handCard, heldValues } from '@traque/engine/maamut/cards';
import { CELLS, cellNames, NONE } from '@traque/engine/maamut/cells';
import { cardOf } from '@traque/engine/maamut/codes';
import { turnsInHand } from '@traque/engine/maamut/legal';
import {
  HAND_SIZE,
  hunterAt,
  isAlone,
  MAX_PLAYERS,
  type State,
  trapOwner,
  trapsLeft,
} from '@traque/engine/maamut/state';
import { meetings } from './push.ts';
import { FURTHEST, PUSHES, type Ways, waysOf } from './ways.ts';

/** Those that depend on how soon the seat has its turn come four times, one for each distance. */
export const feature = {
  turn: 0,
  /** He holds a card that wins from where he stands, and nobody before him can push the mammoth away. */
  threat: 4,
  /** The same, but somebody can. */
  parried: 8,
  /** He holds two cards: one to get to a place, the other to win from there. */
  plan: 12,
  /** He can push at all. */
  push: 16,
  /** Values that would win from where he stands, if he held them. */
  hope: 20,
  /** Places, one move away, from which a push would win. */
  plans: 21,
  /** Pushes that end in his traps, now and after another push. */
  ways: 22,
  ways2: 23,
  /** Traps set; those near the mammoth; those beside it. */
  set: 24,
  near: 25,
  beside: 26,
  /** Pushes that would end in a trap where he stands, now and after another push. */
  snare: 27,
  snare2: 28,
  far: 29,
  variety: 30,
  removed: 31,
} as const;
export const FEATURES = 32;

const distances = Uint8Array.from({ length: CELLS * CELLS }, (_, i) => {
  const [q1, r1] = cellNames[Math.floor(i / CELLS)]!.split(',').map(Number) as [number, number];
  const [q2, r2] = cellNames[i % CELLS]!.split(',').map(Number) as [number, number];
  return Math.max(Math.abs(q1 - q2), Math.abs(r1 - r2), Math.abs(q1 + r1 - q2 - r2));
});

/** By the bits 1 to 3: how many are set. */
const valueCounts = Uint8Array.from({ length: 16 }, (_, bits) => ((bits >> 1) & 1) + ((bits >> 2) & 1) + (bits >> 3));

/** By seat: its features, of the position last looked at. */
export const features = new Float64Array(MAX_PLAYERS * FEATURES);
/** By seat: the card values that win from where he stands; places to win from; whether he holds the cards for one. */
const threats = new Uint8Array(MAX_PLAYERS);
const plans = new Uint8Array(MAX_PLAYERS);
const planned = new Uint8Array(MAX_PLAYERS);

/** Fills `features`. */
export function describe(state: State): void {
  const { players } = state;
  const ways = waysOf(state.board);
  features.fill(0, 0, players * FEATURES);
  lookForWins(state, ways);
  let soon = 0;
  let canParry = false;
  for (let i = 0; i < players; i++) {
    const seat = (state.turn + i) % players;
    const row = seat * FEATURES;
    if (hunterAt(state, seat) === NONE) {
      features[row + feature.removed] = 1;
      continue;
    }
    describeHunter(state, ways, seat);
    features[row + feature.turn + soon] = 1;
    if ((threats[seat]! & heldValues(state, seat)) !== 0)
      features[row + (canParry ? feature.parried : feature.threat) + soon] = 1;
    if (planned[seat] !== 0) features[row + feature.plan + soon] = 1;
    if ((meetings(state, hunterAt(state, seat)) & turnsInHand(state, seat)) !== 0) {
      features[row + feature.push + soon] = 1;
      canParry = true;
    }
    soon++;
  }
  describeTraps(state, ways);
}

/** What does not depend on when he has his turn. */
function describeHunter(state: State, ways: Ways, seat: number): void {
  const { board } = state;
  const row = seat * FEATURES;
  const at = hunterAt(state, seat);
  const mammoth = state.mammoth;
  const hand = heldValues(state, seat);
  features[row + feature.hope] = valueCounts[threats[seat]! & ~hand]! / 3;
  features[row + feature.plans] = Math.min(plans[seat]!, 8) / 8;
  features[row + feature.far] = distances[at * CELLS + mammoth]! / 6;
  features[row + feature.variety] = valueCounts[hand]! / 3;
  if (board.tiles[at] !== GRASS || trapOwner(state, at) !== NONE || trapsLeft(state, seat) === 0) return;
  if (!isAlone(state, seat)) return;
  features[row + feature.snare] = ways.entries[mammoth * CELLS + at]! / 6;
  features[row + feature.snare2] = ways.later[mammoth * CELLS + at]! / 50;
}

function describeTraps(state: State, ways: Ways): void {
  const mammoth = state.mammoth;
  for (let cell = 0; cell < CELLS; cell++) {
    const owner = trapOwner(state, cell);
    if (owner === NONE) continue;
    const row = owner * FEATURES;
    const far = distances[cell * CELLS + mammoth]!;
    features[row + feature.set]! += 0.25;
    if (far <= 3) features[row + feature.near]! += 0.25;
    if (far === 1) features[row + feature.beside]! += 0.25;
    features[row + feature.ways]! += ways.entries[mammoth * CELLS + cell]! / 6;
    features[row + feature.ways2]! += ways.later[mammoth * CELLS + cell]! / 50;
  }
}

/** Which pushes end in whose traps, and whether their owners are in a place to make them. */
function lookForWins(state: State, { entered, stands, cards }: Ways): void {
  const mammoth = state.mammoth;
  threats.fill(0);
  plans.fill(0);
  planned.fill(0);
  for (let push = 0; push < PUSHES; push++) {
    const row = (mammoth * PUSHES + push) * FURTHEST;
    const owner = ownerOnWay(state, entered, row);
    if (owner < 0) continue;
    const at = hunterAt(state, owner);
    if (at === NONE) continue;
    const card = cardOf(push);
    for (let place = 0; place < FURTHEST; place++) {
      const stand = stands[row + place]!;
      if (stand === NONE) continue;
      if (stand === at) threats[owner]! |= 1 << card;
      const first = cards[at * CELLS + stand]!;
      if (first === 0) continue;
      plans[owner]!++;
      if (holdsBoth(state, owner, first, card)) planned[owner] = 1;
    }
  }
}

/** The owner of the first trap that the mammoth enters on that way, or -1. */
function ownerOnWay(state: State, entered: Int8Array, row: number): number {
  for (let step = 0; step < FURTHEST; step++) {
    const tile = entered[row + step]!;
    if (tile === NONE) return -1;
    const owner = trapOwner(state, tile);
    if (owner !== NONE) return owner;
  }
  return -1;
}

function holdsBoth(state: State, seat: number, first: number, second: number): boolean {
  let firsts = 0;
  let seconds = 0;
  for (let slot = 0; slot < HAND_SIZE; slot++) {
    const card = handCard(state, seat, slot);
    if (card === first) firsts++;
    if (card === second) seconds++;
  }
  return first === second ? firsts > 1 : firsts > 0 && seconds > 0;
}

/** Each seat's chance to win, to `shares`, by these weights (FEATURES of them). All hunters have been placed. */
export function guess(state: State, weights: Float64Array, shares: Float64Array): void {
  const { players } = state;
  describe(state);
  let total = 0;
  for (let seat = 0; seat < players; seat++) {
    let score = 0;
    for (let i = 0; i < FEATURES; i++) score += weights[i]! * features[seat * FEATURES + i]!;
    total += shares[seat] = Math.exp(score);
  }
  for (let seat = 0; seat < players; seat++) shares[seat]! /= total;
}
