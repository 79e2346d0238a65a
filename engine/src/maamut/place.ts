/** Placing the hunters (MA-14). */
import type { Seat } from '../core/game.ts';
import type { Emit } from './events.ts';
import { ROCK } from './board.ts';
import { nameOf, NONE, outerCells } from './cells.ts';
import { hunterAt, hunterStandsOn, setHunterAt, type State } from './state.ts';
import { endIfDecided, beginTurn } from './turn.ts';

export type NotPlaced = 'notOuter' | 'placeRock' | 'placeTaken';

/** Why the hunter to act cannot start on that cell, or null. */
export function whyNotPlace(state: State, cell: number): NotPlaced | null {
  if (!outerCells.includes(cell)) return 'notOuter';
  if (state.board.tiles[cell] === ROCK) return 'placeRock';
  if (hunterStandsOn(state, cell) || state.mammoth === cell) return 'placeTaken';
  return null;
}

/** When the last hunter stands, the first player begins, or the one after them (MA-17), unless the hunt is already lost (MA-82). */
export function place(state: State, cell: number, emit: Emit | undefined): void {
  const seat = state.toAct;
  setHunterAt(state, seat, cell);
  emit?.({ type: 'place', for: null, seat, at: nameOf(cell) });
  const next = (seat + 1) % state.players;
  if (hunterAt(state, next) === NONE) {
    state.turn = next;
    state.toAct = next;
    return;
  }
  if (!endIfDecided(state, emit)) beginTurn(state, beginner(state));
}

function beginner({ options, players }: State): Seat {
  return options.begins === 'next' ? (options.first + 1) % players : options.first;
}
