/** What a viewer may know: their own hand as cards, the other hands and the draw pile as counts; at the end everything. */
import type { Seat, Viewer } from '../core/game.ts';
import { drawCount, handCount, handOf } from './cards.ts';
import { huntersJson, positionJson, write } from './json.ts';
import type { Card, View } from './protocol.ts';
import type { State } from './state.ts';

export function view(state: State, viewer: Viewer): View {
  if (state.phase === 'over') return write(state);
  return positionJson<readonly Card[] | number, number>(state, handFor(state, viewer), drawCount(state));
}

export function ownFields(state: State, viewer: Viewer): Pick<View, 'hunters'> {
  return { hunters: huntersJson(state, handFor(state, viewer)) };
}

function handFor(state: State, viewer: Viewer): (seat: Seat) => readonly Card[] | number {
  return (seat) => (seat === viewer || state.phase === 'over' ? handOf(state, seat) : handCount(state, seat));
}
