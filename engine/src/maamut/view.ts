/** What a viewer may know: their own hand as cards, the other hands and the draw pile as counts; at the end everything. */
import type { Viewer } from '../core/game.ts';
import { drawCount, drawPile, handCount, handOf } from './cards.ts';
import { positionJson } from './json.ts';
import type { Card, View } from './protocol.ts';
import type { State } from './state.ts';

export function view(state: State, viewer: Viewer): View {
  return viewWith(state, ownValues(state, viewer));
}

/** The hands, by seat. */
export function ownValues(state: State, viewer: Viewer): readonly (readonly Card[] | number)[] {
  const isOpen = state.phase === 'over';
  const hands: (readonly Card[] | number)[] = [];
  for (let seat = 0; seat < state.players; seat++)
    hands.push(isOpen || seat === viewer ? handOf(state, seat) : handCount(state, seat));
  return hands;
}

export function viewWith(state: State, hands: readonly unknown[]): View {
  const draw = state.phase === 'over' ? drawPile(state) : drawCount(state);
  return positionJson(state, (seat) => hands[seat] as readonly Card[] | number, draw);
}
