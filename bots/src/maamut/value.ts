/** A learned value function: each seat's chance to win, as the softmax of a weighted sum of features. */
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
import { MAX_STEPS, PUSH_CODES, type PushTable, pushTableOf } from './push-table.ts';
import { movesIntoMammoth } from './push.ts';

/**
 * Indices of the features. Those that depend on when the seat has its turn come four times, once for each number of
 * turns before it.
 */
export const feature = {
  turn: 0,
  /** They hold a card that wins from where they stand, and nobody before them can push the mammoth away. */
  threat: 4,
  /** The same, but somebody can. */
  parried: 8,
  /** They hold two cards: one to get to a place, the other to win from there. */
  plan: 12,
  /** They can push the mammoth. */
  push: 16,
  /** Card values that would win from where they stand but that they do not hold. */
  missingCards: 20,
  /** Places, one move away, from which a push would win. */
  winPlaces: 21,
  /** Pushes that end in their traps, now and after another push. */
  pushesIntoTraps: 22,
  laterPushesIntoTraps: 23,
  /** Traps on the board; those near the mammoth; those beside it. */
  trapsSet: 24,
  trapsNear: 25,
  trapsBeside: 26,
  /** Pushes that would end in a trap set where they stand, now and after another push. */
  pushesIntoNewTrap: 27,
  laterPushesIntoNewTrap: 28,
  distance: 29,
  cardVariety: 30,
  isRemoved: 31,
} as const;
export const FEATURES = 32;

const distances = Uint8Array.from({ length: CELLS * CELLS }, (_, i) => {
  const [q1, r1] = cellNames[Math.floor(i / CELLS)]!.split(',').map(Number) as [number, number];
  const [q2, r2] = cellNames[i % CELLS]!.split(',').map(Number) as [number, number];
  return Math.max(Math.abs(q1 - q2), Math.abs(r1 - r2), Math.abs(q1 + r1 - q2 - r2));
});

/** By set of card values (bits 1 to 3): how many there are. */
const valueCounts = Uint8Array.from({ length: 16 }, (_, bits) => ((bits >> 1) & 1) + ((bits >> 2) & 1) + (bits >> 3));

/** By seat: the features of the position that was last computed. */
export const features = new Float64Array(MAX_PLAYERS * FEATURES);
/**
 * By seat: the card values that win from where they stand; the number of places to win from; whether they hold the
 * cards for one of these.
 */
const threats = new Uint8Array(MAX_PLAYERS);
const winPlaces = new Uint8Array(MAX_PLAYERS);
const hasPlan = new Uint8Array(MAX_PLAYERS);

/** Fills `features`. */
export function computeFeatures(state: State): void {
  const { players } = state;
  const pushTable = pushTableOf(state.board);
  features.fill(0, 0, players * FEATURES);
  findWinningPushes(state, pushTable);
  let turnsAhead = 0;
  let canParry = false;
  for (let i = 0; i < players; i++) {
    const seat = (state.turn + i) % players;
    const row = seat * FEATURES;
    if (hunterAt(state, seat) === NONE) {
      features[row + feature.isRemoved] = 1;
      continue;
    }
    addHunterFeatures(state, pushTable, seat);
    features[row + feature.turn + turnsAhead] = 1;
    if ((threats[seat]! & heldValues(state, seat)) !== 0)
      features[row + (canParry ? feature.parried : feature.threat) + turnsAhead] = 1;
    if (hasPlan[seat] !== 0) features[row + feature.plan + turnsAhead] = 1;
    if ((movesIntoMammoth(state, hunterAt(state, seat)) & turnsInHand(state, seat)) !== 0) {
      features[row + feature.push + turnsAhead] = 1;
      canParry = true;
    }
    turnsAhead++;
  }
  addTrapFeatures(state, pushTable);
}

/** The features that do not depend on when the hunter has their turn. */
function addHunterFeatures(state: State, pushTable: PushTable, seat: number): void {
  const { board } = state;
  const row = seat * FEATURES;
  const at = hunterAt(state, seat);
  const mammoth = state.mammoth;
  const hand = heldValues(state, seat);
  features[row + feature.missingCards] = valueCounts[threats[seat]! & ~hand]! / 3;
  features[row + feature.winPlaces] = Math.min(winPlaces[seat]!, 8) / 8;
  features[row + feature.distance] = distances[at * CELLS + mammoth]! / 6;
  features[row + feature.cardVariety] = valueCounts[hand]! / 3;
  if (board.tiles[at] !== GRASS || trapOwner(state, at) !== NONE || trapsLeft(state, seat) === 0) return;
  if (!isAlone(state, seat)) return;
  features[row + feature.pushesIntoNewTrap] = pushTable.entryCounts[mammoth * CELLS + at]! / 6;
  features[row + feature.laterPushesIntoNewTrap] = pushTable.laterEntryCounts[mammoth * CELLS + at]! / 50;
}

function addTrapFeatures(state: State, pushTable: PushTable): void {
  const mammoth = state.mammoth;
  for (let cell = 0; cell < CELLS; cell++) {
    const owner = trapOwner(state, cell);
    if (owner === NONE) continue;
    const row = owner * FEATURES;
    const distance = distances[cell * CELLS + mammoth]!;
    features[row + feature.trapsSet]! += 0.25;
    if (distance <= 3) features[row + feature.trapsNear]! += 0.25;
    if (distance === 1) features[row + feature.trapsBeside]! += 0.25;
    features[row + feature.pushesIntoTraps]! += pushTable.entryCounts[mammoth * CELLS + cell]! / 6;
    features[row + feature.laterPushesIntoTraps]! += pushTable.laterEntryCounts[mammoth * CELLS + cell]! / 50;
  }
}

/** Finds the pushes that end in a trap, and whether its owner is in a place to make them. */
function findWinningPushes(state: State, { entered, standCells, cards }: PushTable): void {
  const mammoth = state.mammoth;
  threats.fill(0);
  winPlaces.fill(0);
  hasPlan.fill(0);
  for (let push = 0; push < PUSH_CODES; push++) {
    const row = (mammoth * PUSH_CODES + push) * MAX_STEPS;
    const owner = firstTrapOwner(state, entered, row);
    if (owner === NONE) continue;
    const at = hunterAt(state, owner);
    if (at === NONE) continue;
    const card = cardOf(push);
    for (let place = 0; place < MAX_STEPS; place++) {
      const stand = standCells[row + place]!;
      if (stand === NONE) continue;
      if (stand === at) threats[owner]! |= 1 << card;
      const first = cards[at * CELLS + stand]!;
      if (first === 0) continue;
      winPlaces[owner]!++;
      if (holdsBoth(state, owner, first, card)) hasPlan[owner] = 1;
    }
  }
}

/** The owner of the first trap that the mammoth enters on that push, or NONE. */
function firstTrapOwner(state: State, entered: Int8Array, row: number): number {
  for (let step = 0; step < MAX_STEPS; step++) {
    const tile = entered[row + step]!;
    if (tile === NONE) return NONE;
    const owner = trapOwner(state, tile);
    if (owner !== NONE) return owner;
  }
  return NONE;
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

/** Writes each seat's chance to win to `shares`. All hunters must have been placed. */
export function winChances(state: State, weights: Float64Array, shares: Float64Array): void {
  const { players } = state;
  computeFeatures(state);
  let total = 0;
  for (let seat = 0; seat < players; seat++) {
    let score = 0;
    for (let i = 0; i < FEATURES; i++) score += weights[i]! * features[seat * FEATURES + i]!;
    total += shares[seat] = Math.exp(score);
  }
  for (let seat = 0; seat < players; seat++) shares[seat]! /= total;
}
