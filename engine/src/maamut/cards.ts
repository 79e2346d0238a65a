/** Hands, draw pile, discard pile (MA-3, MA-12, MA-39, MA-40). */
import { type Chance, shuffle } from '../core/chance.ts';
import type { Seat } from '../core/game.ts';
import type { Emit } from './events.ts';
import type { Card } from './protocol.ts';
import { slots } from './slots.ts';
import { CARDS, HAND_SIZE, type State } from './state.ts';

const { DISCARD, DISCARD_COUNT, DRAW, DRAW_COUNT, HANDS } = slots;

/** MA-3, by value. */
export const cardCounts: Readonly<Record<Card, number>> = { 1: 12, 2: 16, 3: 8 };

export function deck(): Card[] {
  return ([1, 2, 3] as const).flatMap((card) => Array.from({ length: cardCounts[card] }, () => card));
}

export function holds(state: State, seat: Seat, card: number): boolean {
  return (heldValues(state, seat) & (1 << card)) !== 0;
}

/** Bit 1, 2, 3: the values he holds. Bit 0 only says that his hand is short. */
export function heldValues(state: State, seat: Seat): number {
  const { data } = state;
  const hand = HANDS + seat * HAND_SIZE;
  return (1 << data[hand]!) | (1 << data[hand + 1]!) | (1 << data[hand + 2]!);
}

export function handOf(state: State, seat: Seat): Card[] {
  const hand = HANDS + seat * HAND_SIZE;
  return cardsIn(state, hand, handCount(state, seat));
}

/** A hand has no gaps: empty slots come last. */
export function handCount({ data }: State, seat: Seat): number {
  const hand = HANDS + seat * HAND_SIZE;
  let count = 0;
  while (count < HAND_SIZE && data[hand + count] !== 0) count++;
  return count;
}

/** A plain list: views are made often, and turning a part of the array into one is slow. */
function cardsIn({ data }: State, from: number, count: number): Card[] {
  const cards: Card[] = [];
  for (let slot = from; slot < from + count; slot++) cards.push(data[slot] as Card);
  return cards;
}

/** Next card first. */
export function drawPile(state: State): Card[] {
  return cardsIn(state, DRAW, state.data[DRAW_COUNT]!).reverse();
}

/** Latest last. */
export function discardPile(state: State): Card[] {
  return cardsIn(state, DISCARD, state.data[DISCARD_COUNT]!);
}

/** Takes the first card of that value out of the hand and lays it on the discard pile, at once (MA-40). */
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
  layOnDiscard(data, card);
}

/** MA-70: the whole hand, in hand order. */
export function discardHand(state: State, seat: Seat): void {
  const { data } = state;
  const hand = HANDS + seat * HAND_SIZE;
  for (let slot = hand; slot < hand + HAND_SIZE; slot++) {
    if (data[slot] !== 0) layOnDiscard(data, data[slot]!);
    data[slot] = 0;
  }
}

function layOnDiscard(data: Int32Array, card: number): void {
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
  // A loop, since copyWithin would cost more than these few cards.
  for (let i = 0; i < count; i++) data[DRAW + i] = data[DISCARD + i]!;
  shuffle(chance, data, DRAW, DRAW + count);
  data[DRAW_COUNT] = count;
  data[DISCARD_COUNT] = 0;
  emit?.({ type: 'reshuffle', for: null, count });
}

/** Lays out a hand and the piles as given: lists as in the protocol. */
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
