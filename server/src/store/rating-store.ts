/** Rated games and the ratings that follow from them. Queries that both databases share. */
import type { Compilable, Kysely } from 'kysely';
import { byFinish, Ladder, ladderOf, type RatedGame, type RatedSeat, type RatingRow } from '../ratings/ladder.ts';
import type { Schema } from './schema.ts';

interface Work<T> {
  readonly writes: readonly Compilable[];
  readonly answer: T;
}

/** Reads what it needs, and returns what to write: in one transaction, and nobody else does the same meanwhile. */
export type Exclusively = <T>(work: (db: Kysely<Schema>) => Promise<Work<T>>) => Promise<T>;

/** What a database holds, beside what its logs say. */
export interface Ratings {
  readonly games: readonly RatedGame[];
  readonly rows: readonly RatingRow[];
}

interface Compared {
  readonly before: Ratings;
  readonly after: Ratings;
}

export interface RatingStore {
  /** Lets finished games count, each once, in the order of their end. How many. */
  apply(): Promise<number>;
  of(persons: readonly string[]): Promise<readonly RatingRow[]>;
  /** The games of a guest are those of an account from then on. */
  alias(guest: string, account: string): Promise<void>;
  /** Who a guest is in ratings: the account they became, or themselves. */
  personsOf(guests: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Deletes the ratings of a deleted account; those of the others stay as they are. */
  forget(person: string): Promise<void>;
  /** Finished tables that were created as rated ones. */
  tables(): Promise<readonly string[]>;
  /** What is stored, and what follows from the games that `load` returns; `replace`: this takes the place of the former. */
  compare(load: (before: Ratings) => Promise<readonly RatedGame[]>, replace: boolean): Promise<Compared>;
}

/** Statements with more values than this are split. */
const ROWS = 500;
/** Finished games that count at once. */
const MOST = 500;

const gameOf = ({ table_id, game, finished, seats }: Schema['rated_games']): RatedGame => ({
  table: table_id,
  game,
  finished,
  seats: JSON.parse(seats) as RatedSeat[],
});

const rowOf = ({ person, game, role, mu, sigma, games }: RatingRow): Schema['ratings'] => ({
  person,
  game,
  role,
  mu,
  sigma,
  games,
});

function parts<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / ROWS) }, (_, i) => all.slice(i * ROWS, (i + 1) * ROWS));
}

async function aliasesIn(db: Kysely<Schema>): Promise<Map<string, string>> {
  const rows = await db.selectFrom('rating_aliases').selectAll().execute();
  return new Map(rows.map(({ guest, account }) => [guest, account]));
}

async function deletedIn(db: Kysely<Schema>): Promise<Set<string>> {
  const rows = await db.selectFrom('accounts').select('id').where('deleted', 'is not', null).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Only those that were read: others may be stored in this very moment. */
const markApplied = (db: Kysely<Schema>, tables: readonly string[]): Compilable[] =>
  parts(tables).map((some) => db.updateTable('rated_games').set({ applied: 1 }).where('table_id', 'in', some));

/** All ratings of one game again, from its first rated game on. */
async function derivedAgain(db: Kysely<Schema>, game: string, aliases: Map<string, string>): Promise<Compilable[]> {
  const deleted = await deletedIn(db);
  const games = await db.selectFrom('rated_games').selectAll().where('game', '=', game).execute();
  const { rows } = ladderOf(games.map(gameOf), aliases);
  const kept = rows.filter(({ person }) => !deleted.has(person));
  const pending = games.flatMap(({ applied, table_id }) => (applied === 0 ? [table_id] : []));
  return [
    db.deleteFrom('ratings').where('game', '=', game),
    ...parts(kept).map((some) => db.insertInto('ratings').values(some.map(rowOf))),
    ...markApplied(db, pending),
  ];
}

/** The writes by which these finished games of one game count. */
async function applied(
  db: Kysely<Schema>,
  game: string,
  pending: readonly RatedGame[],
  aliases: Map<string, string>,
): Promise<Compilable[]> {
  const later = await db
    .selectFrom('rated_games')
    .select(['table_id as table', 'finished'])
    .where('game', '=', game)
    .where('applied', '=', 1)
    .where('finished', '>=', pending[0]!.finished)
    .execute();
  const persons = pending.flatMap(({ seats }) => seats.map(({ person }) => aliases.get(person) ?? person));
  const deleted = await deletedIn(db);
  // Another process was quicker with a game that was finished later; or somebody is deleted, whose rating is not stored.
  if (later.some((one) => byFinish(one, pending[0]!) > 0) || persons.some((person) => deleted.has(person)))
    return derivedAgain(db, game, aliases);
  const known = await db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('person', 'in', persons)
    .execute();
  const ladder = new Ladder(aliases, known);
  for (const one of pending) ladder.add(one);
  return [
    ...ladder.rows.map((row) =>
      db
        .insertInto('ratings')
        .values(rowOf(row))
        .onConflict((c) =>
          c.columns(['person', 'game', 'role']).doUpdateSet({ mu: row.mu, sigma: row.sigma, games: row.games }),
        ),
    ),
    ...markApplied(
      db,
      pending.map(({ table }) => table),
    ),
  ];
}

export function ratingQueries(db: Kysely<Schema>, exclusively: Exclusively): RatingStore {
  const pendingIn = (within: Kysely<Schema>) =>
    within.selectFrom('rated_games').selectAll().where('applied', '=', 0).orderBy('finished').limit(MOST);
  const stored = async (within: Kysely<Schema>): Promise<Ratings> => ({
    games: (await within.selectFrom('rated_games').selectAll().execute()).map(gameOf),
    rows: await within.selectFrom('ratings').selectAll().execute(),
  });
  return {
    async apply() {
      // Most of the time there is nothing to do, and nobody has to wait for a lock.
      if ((await pendingIn(db).limit(1).execute()).length === 0) return 0;
      return exclusively(async (within) => {
        const pending = (await pendingIn(within).execute()).map(gameOf).sort(byFinish);
        const aliases = await aliasesIn(within);
        const writes: Compilable[] = [];
        for (const [game, some] of Map.groupBy(pending, (one) => one.game))
          writes.push(...(await applied(within, game, some, aliases)));
        return { writes, answer: pending.length };
      });
    },
    async of(persons) {
      if (persons.length === 0) return [];
      return db
        .selectFrom('ratings')
        .selectAll()
        .where('person', 'in', persons)
        .orderBy('game')
        .orderBy('role')
        .execute();
    },
    alias: (guest, account) =>
      exclusively(async (within) => {
        const aliases = (await aliasesIn(within)).set(guest, account);
        const games = await within
          .selectFrom('ratings')
          .select('game')
          .distinct()
          .where('person', '=', guest)
          .execute();
        const writes: Compilable[] = [
          within
            .insertInto('rating_aliases')
            .values({ guest, account })
            .onConflict((c) => c.column('guest').doUpdateSet({ account })),
        ];
        for (const { game } of games) writes.push(...(await derivedAgain(within, game, aliases)));
        return { writes, answer: undefined };
      }),
    async personsOf(guests) {
      const rows =
        guests.length === 0
          ? []
          : await db.selectFrom('rating_aliases').selectAll().where('guest', 'in', guests).execute();
      const aliases = new Map(rows.map(({ guest, account }) => [guest, account]));
      return new Map(guests.map((guest) => [guest, aliases.get(guest) ?? guest]));
    },
    forget: (person) =>
      exclusively((within) =>
        Promise.resolve({ writes: [within.deleteFrom('ratings').where('person', '=', person)], answer: undefined }),
      ),
    async tables() {
      const rows = await db
        .selectFrom('entries')
        .innerJoin('tables', 'tables.id', 'entries.table_id')
        .select('tables.id')
        .where('entries.number', '=', 0)
        .where('entries.logged', 'like', '%"rated":true%')
        .where('tables.phase', 'in', ['over', 'abandoned'])
        .execute();
      return rows.map(({ id }) => id);
    },
    compare: (load, replace) =>
      exclusively(async (within) => {
        const before = await stored(within);
        const games = await load(before);
        const deleted = await deletedIn(within);
        const ladder = ladderOf(games, await aliasesIn(within));
        const rows = ladder.rows.filter(({ person }) => !deleted.has(person));
        const values = games.map(({ table, game, finished, seats }) => ({
          table_id: table,
          game,
          finished,
          seats: JSON.stringify(seats),
          applied: 1,
        }));
        const writes = [
          // Only these: games that were finished meanwhile count later.
          ...parts(before.games.map(({ table }) => table)).map((some) =>
            within.deleteFrom('rated_games').where('table_id', 'in', some),
          ),
          ...parts(values).map((some) =>
            within
              .insertInto('rated_games')
              .values(some)
              .onConflict((c) => c.column('table_id').doUpdateSet({ applied: 1 })),
          ),
          within.deleteFrom('ratings'),
          ...parts(rows).map((some) => within.insertInto('ratings').values(some.map(rowOf))),
        ];
        return { writes: replace ? writes : [], answer: { before, after: { games, rows } } };
      }),
  };
}
