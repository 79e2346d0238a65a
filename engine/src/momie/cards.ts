/**
 * The hands of mission cards (MO-11, MO-40). A hand is named by where it begins in a state's data: first the number of
 * unplayed cards, then all cards, the played ones last in the order played.
 */
import type { Seat } from '../core/game.ts';
import type { Setup, State } from './state.ts';

export function handOf(setup: Setup, seat: Seat): number {
  return setup.hands[setup.seats.indexOf(seat)]!;
}

export function setHand({ data }: State, hand: number, unplayed: readonly number[], played: readonly number[]): void {
  data[hand] = unplayed.length;
  data.set([...unplayed, ...played], hand + 1);
}

export const unplayedCount = (state: State, hand: number): number => state.data[hand]!;
export const unplayedCard = (state: State, hand: number, index: number): number => state.data[hand + 1 + index]!;

export function unplayedCards({ data }: State, hand: number): Uint8Array {
  return data.subarray(hand + 1, hand + 1 + data[hand]!);
}

export function playedCards({ data, setup }: State, hand: number): Uint8Array {
  return data.subarray(hand + 1 + data[hand]!, hand + 1 + setup.handSize);
}

/** Whether this card is in the hand and not yet played. */
export function holds(state: State, hand: number, treasure: number): boolean {
  const { data } = state;
  const last = hand + data[hand]!;
  for (let slot = hand + 1; slot <= last; slot++) if (data[slot] === treasure) return true;
  return false;
}

/** Moves an unplayed card behind those played before. */
export function playCard({ data, setup }: State, hand: number, treasure: number): void {
  const slot = data.indexOf(treasure, hand + 1);
  data.copyWithin(slot, slot + 1, hand + 1 + setup.handSize);
  data[hand + setup.handSize] = treasure;
  data[hand]! -= 1;
}
