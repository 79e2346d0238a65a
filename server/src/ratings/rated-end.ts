/** What a table says about the end of a rated game: stored with the entry that ended it, and derived from the log again. */
import { type Standing, standingAfterForfeit, standingOf } from '@traque/engine/core/standing';
import type { TableState } from '../table/fold.ts';
import type { RatedSeat } from './ladder.ts';

/** Null where all agreed to end the game, or nobody used it any more: then nobody has won or lost. */
function standing({ game, roster, progress }: TableState): Standing | null {
  if (progress === null) return null;
  const { state } = progress.match;
  const players = roster.seats.length;
  if (roster.forfeit !== undefined) return standingAfterForfeit(game, players, state, roster.forfeit.seat);
  return roster.phase === 'over' ? standingOf(game, players, state) : null;
}

/** By seat; null unless a rated game is over. */
export function ratedEndOf(state: TableState): readonly RatedSeat[] | null {
  const { rated, seats } = state.roster;
  const end = rated ? standing(state) : null;
  if (end === null) return null;
  return seats.flatMap((there, seat) =>
    // The first owner sat down there; further ones are other devices.
    there.kind === 'person' ? [{ person: there.owners[0]!, role: end.roles[seat]!, place: end.places[seat]! }] : [],
  );
}
