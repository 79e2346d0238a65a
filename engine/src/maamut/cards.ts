/** Hands, draw pile, discard pile (MA-3, MA-12, MA-39, MA-40). */
import { type Chance, shuffle } from '../core/chance.ts';
import type { Seat, Viewer } from '../core/game.ts';
import type { Emit } from './events.ts';
import type { Card } from './protocol.ts';
import { CARDS, CARDS_AT, HAND_SIZE, MAX_PLAYERS, type State } from './state.ts';

/** MA-3, by value. */
export const cardCounts: Readonly<Record<Card, number>> = { 1: 12, 2: 16, 3: 8 };

// Where the cards lie in a state's data. By seat, three each: card values, then zeros.
const HANDS = CARDS_AT;
/** How many cards the draw pile has, then the cards, next card last. */
const DRAW_COUNT = HANDS + MAX_PLAYERS * HAND_SIZE;
const DRAW = DRAW_COUNT + 1;
/** How many cards the discard pile has, then the cards, latest last. */
const DISCARD_COUNT = DRAW + CARDS;
const DISCARD = DISCARD_COUNT + 1;

export function deck(): Card[] {
  return ([1, 2, 3] as const).flatMap((card) => Array.from({ length: cardCounts[card] }, () => card));
}

/** The value of a card in a hand, or 0. A hand has no gaps: empty places come last. */
export const handCard = (state: State, seat: Seat, index: number): number =>
  state.data[HANDS + seat * HAND_SIZE + index]!;

export const drawCount = (state: State): number => state.data[DRAW_COUNT]!;

export function holds(state: State, seat: Seat, card: number): boolean {
  return (heldValues(state, seat) & (1 << card)) !== 0;
}

/** Bits 1, 2, 3: the values in a hand. Bit 0 only says that the hand is short. */
export function heldValues(state: State, seat: Seat): number {
  const { data } = state;
  const hand = HANDS + seat * HAND_SIZE;
  return (1 << data[hand]!) | (1 << data[hand + 1]!) | (1 << data[hand + 2]!);
}

export function handOf(state: State, seat: Seat): Card[] {
  return cardsIn(state, HANDS + seat * HAND_SIZE, handCount(state, seat));
}

export function handCount(state: State, seat: Seat): number {
  let count = 0;
  while (count < HAND_SIZE && handCard(state, seat, count) !== 0) count++;
  return count;
}

/** A loop: views are made often, and converting a part of a typed array into a list is slow. */
function cardsIn({ data }: State, from: number, count: number): Card[] {
  const cards: Card[] = [];
  for (let slot = from; slot < from + count; slot++) cards.push(data[slot] as Card);
  return cards;
}

/** Next card first. */
export function drawPile(state: State): Card[] {
  return cardsIn(state, DRAW, drawCount(state)).reverse();
}

/** Latest last. */
export function discardPile(state: State): Card[] {
  return cardsIn(state, DISCARD, state.data[DISCARD_COUNT]!);
}

/** Puts the first card of that value in the hand onto the discard pile, at once (MA-40). */
export function discard(state: State, seat: Seat, card: number): void {
  const { data } = state;
  const hand = HANDS + seat * HAND_SIZE;
  if (data[hand] === card) {
    data[hand] = data[hand + 1]!;
    data[hand + 1] = data[hand + 2]!;
  } else if (data[hand + 1] === card) {
    data[hand + 1] = data[hand + 2]!;
  }
  data[hand + 2] = 0;
  addToDiscard(data, card);
}

/** MA-70: the whole hand, in hand order. */
export function discardHand(state: State, seat: Seat): void {
  const { data } = state;
  const hand = HANDS + seat * HAND_SIZE;
  for (let slot = hand; slot < hand + HAND_SIZE; slot++) {
    if (data[slot] !== 0) addToDiscard(data, data[slot]!);
    data[slot] = 0;
  }
}

function addToDiscard(data: Int32Array, card: number): void {
  data[DISCARD + data[DISCARD_COUNT]!++] = card;
}

/** MA-39: back to three, each card appended to the hand. */
export function drawBack(state: State, seat: Seat, chance: Chance, emit: Emit | undefined): void {
  const { data } = state;
  const hand = HANDS + seat * HAND_SIZE;
  for (let slot = hand; slot < hand + HAND_SIZE; slot++) {
    if (data[slot] !== 0) continue;
    if (data[DRAW_COUNT] === 0) reshuffle(state, chance, emit);
    const card = data[DRAW + --data[DRAW_COUNT]!]!;
    data[slot] = card;
    emit?.({ type: 'draw', for: null, seat, count: 1 });
    emit?.({ type: 'drawn', for: [seat], seat, cards: [card as Card] });
    if (data[DRAW_COUNT] === 0) reshuffle(state, chance, emit);
  }
}

/** MA-40: the discard pile becomes the new draw pile. */
function reshuffle(state: State, chance: Chance, emit: Emit | undefined): void {
  const { data } = state;
  const count = data[DISCARD_COUNT]!;
  // A loop, because copyWithin costs more for these few cards.
  for (let i = 0; i < count; i++) data[DRAW + i] = data[DISCARD + i]!;
  shuffle(chance, data, DRAW, DRAW + count);
  data[DRAW_COUNT] = count;
  data[DISCARD_COUNT] = 0;
  emit?.({ type: 'reshuffle', for: null, count });
}

/** Fills the hands and the piles; the lists are as in the protocol. */
export function dealCards(
  state: State,
  hands: readonly (readonly Card[])[],
  draw: readonly Card[],
  discarded: readonly Card[],
): void {
  const { data } = state;
  data.fill(0, HANDS, HANDS + hands.length * HAND_SIZE);
  hands.forEach((hand, seat) => data.set(hand, HANDS + seat * HAND_SIZE));
  data.fill(0, DRAW, DRAW + CARDS);
  data.set(draw.toReversed(), DRAW);
  data[DRAW_COUNT] = draw.length;
  data.fill(0, DISCARD, DISCARD + CARDS);
  data.set(discarded, DISCARD);
  data[DISCARD_COUNT] = discarded.length;
}

const pool = new Uint8Array(CARDS);

/** Redeals, in place, all cards that this viewer cannot see: what `imagine` does, for a search that does it often. */
export function redeal({ data, players }: State, viewer: Viewer, chance: Chance): void {
  let count = 0;
  for (let seat = 0; seat < players; seat++) {
    if (seat === viewer) continue;
    const hand = HANDS + seat * HAND_SIZE;
    for (let slot = hand; slot < hand + HAND_SIZE; slot++) if (data[slot] !== 0) pool[count++] = data[slot]!;
  }
  for (let i = 0; i < data[DRAW_COUNT]!; i++) pool[count++] = data[DRAW + i]!;
  shuffle(chance, pool, 0, count);
  for (let seat = 0; seat < players; seat++) {
    if (seat === viewer) continue;
    const hand = HANDS + seat * HAND_SIZE;
    for (let slot = hand; slot < hand + HAND_SIZE; slot++) if (data[slot] !== 0) data[slot] = pool[--count]!;
  }
  for (let i = 0; i < data[DRAW_COUNT]!; i++) data[DRAW + i] = pool[--count]!;
}
