/** Placing the hunters (MA-14). */
import type { Seat } from '../core/game.ts';
import type { Emit } from './events.ts';
import { ROCK } from './board.ts';
import { nameOf, NOWHERE, outerCells } from './cells.ts';
import { slots } from './slots.ts';
import { hunterStandsOn, type State } from './state.ts';
import { endIfDecided, takeTurn } from './turn.ts';

const { AT, MAMMOTH, TO_ACT, TURN } = slots;

export type NotPlaced = 'notOuter' | 'placeRock' | 'placeTaken';

/** Why the hunter to act cannot start on that cell, or null. */
export function whyNotPlace(state: State, cell: number): NotPlaced | null {
  if (!outerCells.includes(cell)) return 'notOuter';
  if (state.board.tiles[cell] === ROCK) return 'placeRock';
  if (hunterStandsOn(state, cell) || state.data[MAMMOTH] === cell) return 'placeTaken';
  return null;
}

/** When the last hunter stands, the first player begins, or the one after him (MA-17), unless the hunt is already lost (MA-82). */
export function place(state: State, cell: number, emit: Emit | undefined): void {
  const { data } = state;
  const seat = data[TO_ACT]!;
  data[AT + seat] = cell;
  emit?.({ type: 'place', for: null, seat, at: nameOf(cell) });
  const next = (seat + 1) % state.players;
  if (data[AT + next] === NOWHERE) {
    data[TURN] = next;
    data[TO_ACT] = next;
    return;
  }
  if (!endIfDecided(state, emit)) takeTurn(state, beginner(state));
}

function beginner({ options, players }: State): Seat {
  return options.begins === 'next' ? (options.first + 1) % players : options.first;
}
