/** Handlers of the routes about ratings. */
import { rolesOf } from '@traque/engine/core/standing';
import { type Rating, SHOWN_FROM, type TableRatings } from '@traque/wire/ratings';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../http/context.ts';
import type { TableState } from '../table/fold.ts';
import type { RatingRow } from './ladder.ts';
import { inPoints } from './skill.ts';

/** Before there are enough games the numbers stay here. */
function told({ game, role, games, ...skill }: RatingRow): Rating {
  return { game, role, games, shown: games < SHOWN_FROM ? null : inPoints(skill) };
}

async function ratingsOf({ store }: Dependencies, guest: string): Promise<readonly RatingRow[]> {
  const persons = await store.ratings.personsOf([guest]);
  return store.ratings.of([...persons.values()]);
}

/** Of the players of a rated table, who agreed that the others see it. */
async function tableRatings({ store }: Dependencies, state: TableState): Promise<TableRatings> {
  const { roster, game, progress } = state;
  if (!roster.rated) return { seats: [] };
  const guests = roster.seats.map((there) => (there.kind === 'person' && there.rated ? there.owners[0]! : null));
  const persons = await store.ratings.personsOf(guests.filter((guest) => guest !== null));
  const rows = await store.ratings.of([...new Set(persons.values())]);
  const roles = progress === null ? null : rolesOf(game, roster.seats.length, progress.match.state);
  return {
    seats: guests.map((guest, seat) => {
      if (guest === null) return null;
      const own = rows.filter((row) => row.person === persons.get(guest) && row.game === roster.terms.game);
      return { role: roles?.[seat] ?? null, ratings: own.map(told) };
    }),
  };
}

export const ratingHandlers: Pick<Handlers, 'myRatings' | 'tableRatings'> = {
  async myRatings({ server, identity: { guest } }) {
    const rows = guest === null ? [] : await ratingsOf(server.deps, guest.id);
    return { ratings: rows.map(told) };
  },

  async tableRatings({ server, id }) {
    const { state } = await server.tables.openFresh(id);
    return tableRatings(server.deps, state);
  },
};
