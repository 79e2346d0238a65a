/**
 * The store for many processes: PostgreSQL. The unique key (table, number) decides between processes, nobody leads. All
 * appends of an event-loop turn go in one statement, which also tells the other processes: in the same transaction, so
 * news and log cannot disagree.
 */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, type PoolConfig, types as pgTypes } from 'pg';
import { tellingAway } from './away.ts';
import { addLine, queries } from './queries.ts';
import { newRow } from './row.ts';
import { migrate, type Schema } from './schema.ts';
import { type Append, isMove, type Store, Unusable } from './store.ts';

/** Our tables keep to themselves in a schema of this name; our news go by a channel of this name. */
export const SCHEMA = 'traque';
const INT8 = 20;
const DEADLOCK = '40P01';

interface Waiting {
  readonly append: Append;
  readonly resolve: (outcome: 'stored' | 'conflict') => void;
  readonly reject: (error: unknown) => void;
}

/** Times are bigint there and exact numbers here. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : (pgTypes.getTypeParser(oid, format) as (text: string) => unknown)) as never,
};

export function connectionTo(url: string): PoolConfig {
  return { connectionString: url, types, connectionTimeoutMillis: 10_000 };
}

/** Appends that only move a game on, of any number of tables. */
const appendMany = `
with given as (
  select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::int[], $6::text[], $7::bigint[])
    as g(table_id, number, at, logged, to_act, phase, due)
), stored as (
  insert into ${SCHEMA}.entries (table_id, number, at, logged, to_act)
  select table_id, number, at, logged, to_act from given order by table_id
  on conflict do nothing returning table_id, number
), moved as (
  update ${SCHEMA}.tables t set phase = g.phase, due = g.due
  from given g join stored s on s.table_id = g.table_id and s.number = g.number
  where t.id = g.table_id and g.phase is not null
)
select table_id, pg_notify('${SCHEMA}', 'log ' || table_id || ' ' || number) from stored`;

class Conflict extends Error {}

class Appender {
  readonly #pool: Pool;
  readonly #db: Kysely<Schema>;
  readonly #committed: (count: number) => void;
  readonly #waiting: Waiting[] = [];

  constructor(pool: Pool, db: Kysely<Schema>, committed: (count: number) => void) {
    this.#pool = pool;
    this.#db = db;
    this.#committed = committed;
  }

  append(appends: readonly Append[]): Promise<'stored' | 'conflict'> {
    const [first] = appends;
    if (appends.length > 1 || !isMove(first!)) return this.#together(appends);
    return new Promise((resolve, reject) => {
      this.#later({ append: first!, resolve, reject });
    });
  }

  #later(waiting: Waiting): void {
    if (this.#waiting.length === 0) setImmediate(() => void this.#flush());
    this.#waiting.push(waiting);
  }

  /** What waits, one append a table; of the rest each has its own turn. */
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
      // Null: it stands as it stood.
      of(({ index }) => index.standing?.phase ?? null),
      of(({ index }) => index.standing?.due ?? null),
    ];
    try {
      const { rows } = await this.#again(() =>
        this.#pool.query<{ table_id: string }>({ name: 'append', text: appendMany, values }),
      );
      const stored = new Set(rows.map(({ table_id }) => table_id));
      this.#committed(group.length);
      for (const { append, resolve } of group) resolve(stored.has(append.table) ? 'stored' : 'conflict');
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  /** Of two statements that wait for each other the database ends one: nothing of it was done. */
  async #again<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await work();
      } catch (error) {
        if ((error as { code?: string }).code !== DEADLOCK || tries === 5) throw error;
      }
    }
  }

  /** All or nothing, rooms and members included. */
  async #together(appends: readonly Append[]): Promise<'stored' | 'conflict'> {
    try {
      await this.#again(() =>
        this.#db.transaction().execute(async (transaction) => {
          for (const append of appends) await addEntry(transaction, append);
        }),
      );
    } catch (error) {
      if (error instanceof Conflict) return 'conflict';
      throw error;
    }
    this.#committed(1);
    return 'stored';
  }
}

async function addEntry(db: Kysely<Schema>, append: Append): Promise<void> {
  const { table, entry, index } = append;
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
  if (added.length === 0) throw new Conflict();
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
  await sql`select pg_notify(${SCHEMA}, ${`log ${table} ${entry.number}`})`.execute(db);
}

/** Makes our schema, or says that there is one of that name which is not ours. */
async function prepare(db: Kysely<Schema>): Promise<void> {
  const found = await sql<{ tables: number; ours: number }>`
    select count(*)::int as tables, count(*) filter (where table_name = 'kysely_migration')::int as ours
    from information_schema.tables where table_schema = ${SCHEMA}`.execute(db);
  const { tables = 0, ours = 0 } = found.rows[0] ?? {};
  if (tables > 0 && ours === 0) throw new Unusable(`the database has a schema ${SCHEMA} that is not ours`);
  // Several processes may start at once: the lock lets one after the other through.
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
  if (error instanceof Unusable) return error;
  const text = error instanceof Error ? error.message || (error as { code?: string }).code : String(error);
  if (/read-only/.test(text ?? '')) return new Unusable('the database cannot be written: it is read-only');
  return new Unusable(`the database cannot be used: ${text}`);
}

export interface PostgresParts {
  readonly store: Store;
  /** For presence, which lives beside the tables. */
  readonly db: Kysely<Schema>;
}

/** @throws {Unusable} if the database cannot be reached or written, or is not ours. */
export async function postgresStore(
  url: string,
  onLost: (error: Error) => void,
  committed: (count: number) => void = () => undefined,
): Promise<PostgresParts> {
  const pool = new Pool({ ...connectionTo(url), max: 10 });
  // The pool hears of connections that break while idle, not of those at work: an error that no one listens to would end
  // the process. Either is replaced at the next query.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => undefined);
  const base = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await prepare(base);
  } catch (error) {
    await base.destroy();
    throw explained(error);
  }
  const db = base.withSchema(SCHEMA);
  const appender = new Appender(pool, db, committed);
  const say: Store['say'] = async (table, channel, line) => {
    for (;;) {
      try {
        return await addLine(db, table, channel, line);
      } catch (error) {
        // Another process spoke at the same moment: the next number, then.
        if ((error as { code?: string }).code !== '23505') throw error;
      }
    }
  };
  const asked = queries(db);
  const store: Store = {
    shared: true,
    append: tellingAway((appends) => appender.append(appends)),
    read: tellingAway(asked.read),
    due: tellingAway(asked.due),
    lobby: tellingAway(asked.lobby),
    tablesOf: tellingAway(asked.tablesOf),
    hosted: tellingAway(asked.hosted),
    say: tellingAway(say),
    talk: tellingAway(asked.talk),
    setting: tellingAway(asked.setting),
    check: tellingAway(asked.check),
    close: () => base.destroy(),
  };
  return { store, db };
}
