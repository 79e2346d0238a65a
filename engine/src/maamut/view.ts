/** What a viewer may know: their own hand as cards, the other hands and the draw pile as counts; at the end everything. */
import type { Seat, Viewer } from '../core/game.ts';
import { drawCount, handCount, handOf } from './cards.ts';
import { positionJson, write } from './json.ts';
import type { Card, View } from './protocol.ts';
import type { State } from './state.ts';

export function view(state: State, viewer: Viewer): View {
  if (state.phase === 'over') return write(state);
  const hand = (seat: Seat) => (seat === viewer ? handOf(state, seat) : handCount(state, seat));
  return positionJson<readonly Card[] | number, number>(state, hand, drawCount(state));
}
