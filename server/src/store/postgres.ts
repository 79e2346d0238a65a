/**
 * The store for several processes: PostgreSQL. The unique key (table, number) decides between processes, there is no
 * leader. All appends of one turn of the event loop are one statement, which also notifies the other processes in the
 * same transaction, so notifications and log cannot disagree.
 */
import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Client, Pool, type PoolConfig, types as pgTypes } from 'pg';
import { invitationQueries } from './invitation-store.ts';
import { allReportingLostConnections, reportingLostConnections } from './lost-connection.ts';
import { noticeQueries } from './notice-store.ts';
import { addLine, queries } from './queries.ts';
import { restQueries } from './rest-store.ts';
import { type Exclusively, ratingQueries } from './rating-store.ts';
import { newRow } from './row.ts';
import { migrate, type Schema } from './schema.ts';
import { SpaceCheck } from './space-check.ts';
import { type Append, isMove, ratedRow, type Store, StoreUnavailableError } from './store.ts';

/** The name of our schema, and of our notification channel. */
export const SCHEMA = 'traque';
const INT8 = 20;
const DEADLOCK = '40P01';

interface Waiting {
  readonly append: Append;
  readonly resolve: (outcome: 'stored' | 'conflict') => void;
  readonly reject: (error: unknown) => void;
}

/** Times are `bigint` in the database and exact as JavaScript numbers. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : (pgTypes.getTypeParser(oid, format) as (text: string) => unknown)) as never,
};

/** How long the database may be silent, unless the settings say otherwise. */
export const DATABASE_MS = 10_000;

export function connectionTo(url: string, ms: number): PoolConfig {
  return { connectionString: url, types, connectionTimeoutMillis: ms, keepAlive: true };
}

/**
 * Ends the connection if nothing comes for this time: what waits for it fails as with any lost connection. A time-out of
 * the query alone would leave a connection in use that never answers.
 */
export function limitSilence({ connection }: Client, ms: number): void {
  const stream = connection.stream as Socket;
  const silent = (): unknown =>
    stream.destroy(Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' }));
  stream.setTimeout(ms, silent);
}

/** Tells other processes of an entry; null: PostgreSQL itself notifies, in the transaction that appends. */
type Announce = ((table: string, number: number) => void) | null;

/** Appends moves (`isMove`) of any number of tables. */
const appendMany = (notify: string): string => `
with given as (
  select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::int[], $6::text[], $7::bigint[], $8::bigint[],
    $9::bigint[], $10::text[]) as g(table_id, number, at, logged, to_act, phase, due, active, notice_due, guests)
), stored as (
  insert into ${SCHEMA}.entries (table_id, number, at, logged, to_act)
  select table_id, number, at, logged, to_act from given order by table_id
  on conflict do nothing returning table_id, number
), moved as (
  update ${SCHEMA}.tables t set phase = g.phase, due = g.due, active = g.active
  from given g join stored s on s.table_id = g.table_id and s.number = g.number
  where t.id = g.table_id and g.phase is not null
), noticed as (
  insert into ${SCHEMA}.turn_notices (table_id, turn, stage, due)
  select g.table_id, g.number, 0, g.notice_due
  from given g join stored s on s.table_id = g.table_id and s.number = g.number
  where g.notice_due is not null and exists (
    select 1 from ${SCHEMA}.notice_targets n where n.guest in (select jsonb_array_elements_text(g.guests::jsonb))
  )
  order by g.table_id
  on conflict (table_id) do update set turn = excluded.turn, stage = 0, due = excluded.due
  where turn_notices.turn < excluded.turn
)
select table_id${notify} from stored`;
const silently = appendMany('');
const notifying = appendMany(`, pg_notify('${SCHEMA}', 'log ' || table_id || ' ' || number)`);

class ConflictError extends Error {}

class Appender {
  readonly #pool: Pool;
  readonly #db: Kysely<Schema>;
  readonly #committed: (count: number) => void;
  readonly #announce: Announce;
  readonly #waiting: Waiting[] = [];

  constructor(pool: Pool, db: Kysely<Schema>, committed: (count: number) => void, announce: Announce) {
    this.#announce = announce;
    this.#pool = pool;
    this.#db = db;
    this.#committed = committed;
  }

  append(appends: readonly Append[]): Promise<'stored' | 'conflict'> {
    const [first] = appends;
    if (appends.length > 1 || !isMove(first!)) return this.#appendAll(appends);
    return new Promise((resolve, reject) => {
      this.#later({ append: first!, resolve, reject });
    });
  }

  #later(waiting: Waiting): void {
    if (this.#waiting.length === 0) setImmediate(() => void this.#flush());
    this.#waiting.push(waiting);
  }

  /** The waiting appends, at most one per table; further ones wait for the next statement. */
  #group(): Waiting[] {
    const group = new Map<string, Waiting>();
    for (const waiting of this.#waiting.splice(0)) {
      if (group.has(waiting.append.table)) this.#later(waiting);
      else group.set(waiting.append.table, waiting);
    }
    return [...group.values()];
  }

  async #flush(): Promise<void> {
    const group = this.#group();
    const of = <T>(part: (append: Append) => T): T[] => group.map(({ append }) => part(append));
    const values = [
      of(({ table }) => table),
      of(({ entry }) => entry.number),
      of(({ entry }) => entry.at),
      of(({ entry }) => JSON.stringify(entry.logged)),
      of(({ index }) => index.toAct),
      // Null: unchanged.
      of(({ index }) => index.standing?.phase ?? null),
      of(({ index }) => index.standing?.due ?? null),
      of(({ index }) => index.standing?.active ?? null),
      of(({ notice }) => notice?.due ?? null),
      of(({ notice }) => (notice === undefined ? null : JSON.stringify(notice.guests))),
    ];
    try {
      const { rows } = await this.#retryDeadlocks(() =>
        this.#pool.query<{ table_id: string }>({
          name: 'append',
          text: this.#announce === null ? notifying : silently,
          values,
        }),
      );
      const stored = new Set(rows.map(({ table_id }) => table_id));
      this.#committed(group.length);
      for (const { append, resolve } of group) {
        resolve(stored.has(append.table) ? 'stored' : 'conflict');
        if (stored.has(append.table)) this.#announce?.(append.table, append.entry.number);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  /** In a deadlock the database aborts one of the statements, without any effect. */
  async #retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await work();
      } catch (error) {
        if ((error as { code?: string }).code !== DEADLOCK || tries === 5) throw error;
      }
    }
  }

  /** All or nothing, with rooms and members. */
  async #appendAll(appends: readonly Append[]): Promise<'stored' | 'conflict'> {
    try {
      await this.#retryDeadlocks(() =>
        this.#db.transaction().execute(async (transaction) => {
          for (const append of appends) await addEntry(transaction, append, this.#announce === null);
        }),
      );
    } catch (error) {
      if (error instanceof ConflictError) return 'conflict';
      throw error;
    }
    this.#committed(1);
    for (const { table, entry } of appends) this.#announce?.(table, entry.number);
    return 'stored';
  }
}

async function addEntry(db: Kysely<Schema>, append: Append, notifies: boolean): Promise<void> {
  const { table, entry, index, notice } = append;
  const added = await db
    .insertInto('entries')
    .values({
      table_id: table,
      number: entry.number,
      at: entry.at,
      logged: JSON.stringify(entry.logged),
      to_act: index.toAct,
    })
    .onConflict((c) => c.doNothing())
    .returning('number')
    .execute();
  if (added.length === 0) throw new ConflictError();
  const changes = {
    ...index.standing,
    ...(index.room === undefined ? {} : { room: JSON.stringify(index.room), host: index.host ?? '' }),
  };
  if (entry.number === 0) await db.insertInto('tables').values(newRow(append)).execute();
  else if (Object.keys(changes).length > 0)
    await db.updateTable('tables').set(changes).where('id', '=', table).execute();
  if (index.members !== undefined) {
    await db.deleteFrom('members').where('table_id', '=', table).execute();
    if (index.members.length > 0)
      await db
        .insertInto('members')
        .values(index.members.map(({ guest, seat }) => ({ guest, table_id: table, seat })))
        .execute();
  }
  if (notice !== undefined) await noticeQueries(db).arm(table, entry.number, notice.due, notice.guests);
  const rated = ratedRow(append);
  if (rated !== null)
    await db
      .insertInto('rated_games')
      .values(rated)
      .onConflict((c) => c.doNothing())
      .execute();
  if (notifies) await sql`select pg_notify(${SCHEMA}, ${`log ${table} ${entry.number}`})`.execute(db);
}

/** One process at a time, in one transaction. */
const underLock =
  (db: Kysely<Schema>): Exclusively =>
  (work) =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`${SCHEMA} ratings`}))`.execute(transaction);
      const { writes, answer } = await work(transaction);
      for (const write of writes) await transaction.executeQuery(write.compile());
      return answer;
    });

/** Creates our schema. @throws {StoreUnavailableError} if there is one of that name that is not ours. */
async function prepare(db: Kysely<Schema>): Promise<void> {
  const found = await sql<{ tables: number; ours: number }>`
    select count(*)::int as tables, count(*) filter (where table_name = 'kysely_migration')::int as ours
    from information_schema.tables where table_schema = ${SCHEMA}`.execute(db);
  const { tables = 0, ours = 0 } = found.rows[0] ?? {};
  if (tables > 0 && ours === 0) throw new StoreUnavailableError(`the database has a schema ${SCHEMA} that is not ours`);
  // Several processes may start at the same time: the lock lets them through one by one.
  await db.connection().execute(async (one) => {
    await sql`select pg_advisory_lock(hashtext(${SCHEMA}))`.execute(one);
    try {
      await sql`create schema if not exists ${sql.id(SCHEMA)}`.execute(one);
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${SCHEMA}))`.execute(one);
    }
  });
  await migrate(db.withSchema(SCHEMA), SCHEMA);
}

function explained(error: unknown): Error {
  if (error instanceof StoreUnavailableError) return error;
  const text = error instanceof Error ? error.message || (error as { code?: string }).code : String(error);
  if (/read-only/.test(text ?? '')) return new StoreUnavailableError('the database cannot be written: it is read-only');
  return new StoreUnavailableError(`the database cannot be used: ${text}`);
}

export interface PostgresParts {
  readonly store: Store;
  /** For presence, which is stored in the same database. */
  readonly db: Kysely<Schema>;
  /** The database's clock, in milliseconds since 1970. */
  readonly now: () => Promise<number>;
}

/** @throws {StoreUnavailableError} if the database cannot be reached or written, or is not ours. */
export async function postgresStore(
  url: string,
  onLost: (error: Error) => void,
  committed: (count: number) => void = () => undefined,
  ms: number = DATABASE_MS,
  announce: Announce = null,
): Promise<PostgresParts> {
  // Idle connections are closed in good time, before their silence counts as a failure.
  const pool = new Pool({ ...connectionTo(url, ms), max: 10, idleTimeoutMillis: ms / 2 });
  // The pool reports connections that break while idle, not those in use, and an error without a listener would end the
  // process. Both are replaced at the next query.
  let prepared = false;
  const clients = new Set<Client>();
  pool.on('connect', (pooled) => {
    const client = pooled as unknown as Client;
    client.on('error', onLost);
    clients.add(client);
    if (prepared) limitSilence(client, ms);
  });
  pool.on('remove', (client) => clients.delete(client as unknown as Client));
  pool.on('error', () => undefined);
  const base = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await prepare(base);
  } catch (error) {
    await base.destroy();
    throw explained(error);
  }
  // Migrations may take long.
  prepared = true;
  for (const client of clients) limitSilence(client, ms);
  const db = base.withSchema(SCHEMA);
  const appender = new Appender(pool, db, committed, announce);
  const say: Store['say'] = async (table, channel, line) => {
    for (;;) {
      try {
        return await addLine(db, table, channel, line);
      } catch (error) {
        // Another process used this number at the same moment: try the next one.
        if ((error as { code?: string }).code !== '23505') throw error;
      }
    }
  };
  const asked = queries(db);
  const space = new SpaceCheck(pool);
  const store: Store = {
    shared: true,
    ...allReportingLostConnections(asked),
    append: space.noting(reportingLostConnections((appends) => appender.append(appends))),
    say: space.noting(reportingLostConnections(say)),
    checkWritable: reportingLostConnections(async () => {
      await space.check();
      await asked.checkWritable();
    }),
    notices: allReportingLostConnections(noticeQueries(db)),
    invitations: allReportingLostConnections(invitationQueries(db)),
    rests: allReportingLostConnections(restQueries(db)),
    ratings: allReportingLostConnections(ratingQueries(db, underLock(db))),
    close: () => base.destroy(),
  };
  const now = async (): Promise<number> => {
    const { rows } = await sql<{ now: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
    return rows[0]!.now;
  };
  return { store, db, now };
}
