/** Moving a hunter, and passing (MA-20 to MA-22, MA-38). */
import type { Chance } from '../core/chance.ts';
import { firstObstacle } from './board.ts';
import { discard, holds } from './cards.ts';
import { cellAhead, DIRECTIONS, nameOf, NONE, stepsTo } from './cells.ts';
import { cardOf } from './codes.ts';
import type { Emit } from './events.ts';
import { startle, walk } from './flight.ts';
import type { Card, Direction } from './protocol.ts';
import { hunterAt, type State } from './state.ts';
import { endTurnWithCard } from './turn.ts';

/** MA-20; MA-21. */
export type NotMoved = 'cardNotHeld' | 'moveEdge' | 'moveRock';

export function whyNotMove(state: State, card: number, dir: Direction): NotMoved | null {
  const { board } = state;
  const seat = state.turn;
  if (!holds(state, seat, card)) return 'cardNotHeld';
  const from = hunterAt(state, seat);
  const obstacle = firstObstacle(board.tiles, from, dir, card);
  if (obstacle === 0) return null;
  return cellAhead(from, dir, obstacle) === NONE ? 'moveEdge' : 'moveRock';
}

export function move(state: State, code: number, chance: Chance, emit: Emit | undefined): void {
  const seat = state.turn;
  const from = hunterAt(state, seat);
  const card = cardOf(code);
  const dir = code % DIRECTIONS;
  discard(state, seat, card);
  emit?.({ type: 'move', for: null, seat, card: card as Card, dir, from: nameOf(from) });
  const meeting = stepsTo(from, dir, state.mammoth);
  if (meeting === 0 || meeting > card) {
    walk(state, dir, card, emit);
    endTurnWithCard(state, chance, emit);
    return;
  }
  walk(state, dir, meeting, emit);
  startle(state, code, card - meeting, chance, emit);
}

export function pass(state: State, card: number, chance: Chance, emit: Emit | undefined): void {
  const seat = state.turn;
  discard(state, seat, card);
  emit?.({ type: 'pass', for: null, seat, card: card as Card });
  endTurnWithCard(state, chance, emit);
}
