/** Ratings are a cache: here they are computed again from the logs of all rated tables. */
import { existsSync } from 'node:fs';
import { gameNamed } from '@traque/engine';
import { RulesMissing } from '@traque/engine/core/lookup';
import { byFinish, type RatedGame, sameRatings } from '../ratings/ladder.ts';
import { ratedEndOf } from '../ratings/rated-end.ts';
import { postgresStore } from '../store/postgres.ts';
import type { Ratings } from '../store/rating-store.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { type Store, StoreUnavailableError } from '../store/store.ts';
import { foldLog } from '../table/rules.ts';
import type { Place } from './place.ts';
import { type OnPart, UpkeepError } from './snapshot.ts';

export interface CheckedRatings {
  readonly games: number;
  readonly ratings: number;
  /** Whether what was stored is what follows from the logs. */
  readonly same: boolean;
  /** Tables whose rules this version does not have: what is stored of them is taken as it is. */
  readonly unknown: readonly string[];
}

/** @throws {UpkeepError} */
async function opened(place: Place): Promise<Store> {
  if (place.kind === 'sqlite' && !existsSync(place.file)) throw new UpkeepError(`there is no database ${place.file}`);
  try {
    return place.kind === 'sqlite'
      ? await sqliteStore(place.file)
      : (await postgresStore(place.url, () => undefined)).store;
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw new UpkeepError(error.message);
    throw error;
  }
}

/** What the log says about the end of a rated game; null if the table has none. @throws {RulesMissing} */
async function gameIn(store: Store, table: string): Promise<RatedGame | null> {
  const log = await store.read(table, 0);
  const { state, foldedEntry } = foldLog(table, gameNamed, log);
  const seats = ratedEndOf(state);
  if (seats === null) return null;
  // A rematch or another device may have come after the end.
  const ended = foldedEntry.find(({ entry: { logged } }) => logged.kind === 'forfeited') ?? lastAction(foldedEntry);
  return { table, game: state.roster.terms.game, finished: ended.entry.at, seats };
}

const lastAction = <T extends { readonly entry: { readonly logged: { readonly kind: string } } }>(
  all: readonly T[],
): T => all.findLast(({ entry }) => entry.logged.kind === 'action')!;

const asText = (games: readonly RatedGame[]): string => JSON.stringify(games.toSorted(byFinish));

/** `replace`: what was computed takes the place of what was stored. @throws {UpkeepError} */
export async function checkRatings(place: Place, replace: boolean, onPart: OnPart): Promise<CheckedRatings> {
  const store = await opened(place);
  const unknown: string[] = [];
  const load = async (before: Ratings): Promise<RatedGame[]> => {
    const tables = await store.ratings.tables();
    const step = onPart('reading rated games', tables.length);
    const games: RatedGame[] = [];
    for (const table of tables) {
      try {
        const game = await gameIn(store, table);
        if (game !== null) games.push(game);
      } catch (error) {
        if (!(error instanceof RulesMissing)) throw error;
        unknown.push(table);
        games.push(...before.games.filter((known) => known.table === table));
      }
      step();
    }
    return games;
  };
  try {
    await store.ratings.apply();
    const { before, after } = await store.ratings.compare(load, replace);
    const same = asText(before.games) === asText(after.games) && sameRatings(before.rows, after.rows);
    return { games: after.games.length, ratings: after.rows.length, same, unknown };
  } finally {
    await store.close();
  }
}
