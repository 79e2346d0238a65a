/** The schema of both databases, and its migrations. */
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StoreUnavailableError } from './store.ts';

export interface Schema {
  readonly entries: { table_id: string; number: number; at: number; logged: string; to_act: number | null };
  readonly tables: {
    id: string;
    game: string;
    visibility: string;
    phase: string;
    host: string;
    room: string;
    created: number;
    due: number | null;
    active: number;
  };
  readonly members: { guest: string; table_id: string; seat: number };
  readonly lines: { table_id: string; channel: string; line: number; body: string };
  readonly settings: { key: string; value: string };
  /** Records that somebody shared. */
  readonly records: { id: string; at: number; record: string };
  /** People who added a passkey. The id is that of the guest they were; a deleted account keeps it, and nothing else. */
  readonly accounts: {
    id: string;
    name: string;
    epoch: number;
    created: number;
    recovered: number | null;
    deleted: number | null;
  };
  readonly passkeys: {
    id: string;
    account: string;
    /** The domain it was made for. */
    domain: string;
    public_key: string;
    counter: number;
    transports: string;
    label: string;
    synced: number;
    created: number;
    used: number | null;
  };
  readonly recovery_codes: { hash: string; account: string; created: number; used: number | null };
  readonly challenges: { challenge: string; purpose: string; browser: string; account: string | null; until: number };
  /** Who is connected to which process; only used when several processes share the database. */
  readonly presence: { process: string; table_id: string; seats: string; watchers: number };
  readonly processes: { process: string; until: number };
  /** Where turn notices are sent, and how many were in the last hour. */
  readonly notice_targets: {
    id: string;
    guest: string;
    kind: 'push' | 'webhook';
    address: string;
    keys: string;
    origin: string;
    at: number;
    failures: number;
    hour: number;
    count: number;
  };
  /** Nights and holidays of people; `untold`: since when tables may not know them, null: all do. */
  readonly rests: {
    guest: string;
    body: string;
    version: number;
    changed: number;
    untold: number | null;
    day: number;
    changes: number;
  };
  /** Rated games that are over, written with the entry that ended them; `applied`: whether ratings include them. */
  readonly rated_games: { table_id: string; game: string; finished: number; seats: string; applied: number };
  /** What follows from these games: a cache. */
  readonly ratings: { person: string; game: string; role: string; mu: number; sigma: number; games: number };
  /** The account that a guest became by signing in. */
  readonly rating_aliases: { guest: string; account: string };
  /** Who was asked to which table, and by whom. */
  readonly invitations: {
    person: string;
    table_id: string;
    inviter: string;
    name: string;
    at: number;
    state: 'open' | 'accepted' | 'declined';
  };
  /** Who gets no invitations from whom. */
  readonly invitation_blocks: { id: string; person: string; inviter: string; name: string };
  /** By table, the last turn of which somebody was or is to be told. */
  readonly turn_notices: { table_id: string; turn: number; stage: number; due: number | null };
}

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('entries')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('logged', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('entries_place', ['table_id', 'number'])
      .execute();
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (c) => c.notNull().primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('visibility', 'text', (c) => c.notNull())
      .addColumn('phase', 'text', (c) => c.notNull())
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('room', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('updated', 'bigint', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('to_act', 'integer')
      .addColumn('due', 'bigint')
      .execute();
    await db.schema
      .createIndex('tables_due')
      .on('tables')
      .column('due')
      .where('due' as never, 'is not', null)
      .execute();
    await db.schema.createIndex('tables_host').on('tables').columns(['host', 'phase']).execute();
    await db.schema.createIndex('tables_lobby').on('tables').columns(['visibility', 'phase', 'created']).execute();
    await db.schema
      .createTable('members')
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('members_place', ['guest', 'table_id'])
      .execute();
    await db.schema.createIndex('members_table').on('members').column('table_id').execute();
    await db.schema
      .createTable('lines')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('line', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('lines_place', ['table_id', 'channel', 'line'])
      .execute();
    await db.schema
      .createTable('settings')
      .addColumn('key', 'text', (c) => c.notNull().primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('processes')
      .addColumn('process', 'text', (c) => c.notNull().primaryKey())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('presence')
      .addColumn('process', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seats', 'text', (c) => c.notNull())
      .addColumn('watchers', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('presence_place', ['table_id', 'process'])
      .execute();
  },
};

/** What changes with every move is kept with the entry and no longer in the table's row, so a move is one insert. */
const movesAlone: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('entries').addColumn('to_act', 'integer').execute();
    await (db as Kysely<Schema & { tables: { number: number; to_act: number | null } }>)
      .updateTable('entries')
      .from('tables')
      .set((e) => ({ to_act: e.ref('tables.to_act') }))
      .whereRef('entries.table_id', '=', 'tables.id')
      .whereRef('entries.number', '=', 'tables.number')
      .execute();
    for (const column of ['updated', 'number', 'to_act'])
      await db.schema.alterTable('tables').dropColumn(column).execute();
  },
};

const sharedRecords: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('records')
      .addColumn('id', 'text', (c) => c.notNull().primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('record', 'text', (c) => c.notNull())
      .execute();
  },
};

/** Unused tables are found by an index, however many there are: when a table was last used is kept in its row, by the hour. */
const activity: Migration = {
  async up(db: Kysely<unknown>) {
    // The default is for processes of the earlier release that still run.
    await db.schema
      .alterTable('tables')
      .addColumn('active', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await (db as Kysely<Schema>)
      .updateTable('tables')
      .set((e) => ({
        active: e.fn.coalesce(
          e
            .selectFrom('entries')
            .select('entries.at')
            .whereRef('entries.table_id', '=', 'tables.id')
            .orderBy('entries.number', 'desc')
            .limit(1),
          'tables.created',
        ),
      }))
      .execute();
    await db.schema.dropIndex('tables_lobby').execute();
    await db.schema.createIndex('tables_activity').on('tables').columns(['visibility', 'phase', 'active']).execute();
  },
};

const notices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('notice_targets')
      .addColumn('id', 'text', (c) => c.notNull().primaryKey())
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('keys', 'text', (c) => c.notNull())
      .addColumn('origin', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('hour', 'integer', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('notice_targets_guest').on('notice_targets').column('guest').execute();
    await db.schema
      .createTable('turn_notices')
      .addColumn('table_id', 'text', (c) => c.notNull().primaryKey())
      .addColumn('turn', 'integer', (c) => c.notNull())
      .addColumn('stage', 'integer', (c) => c.notNull())
      .addColumn('due', 'bigint')
      .execute();
    await db.schema
      .createIndex('turn_notices_due')
      .on('turn_notices')
      .column('due')
      .where('due' as never, 'is not', null)
      .execute();
  },
};

const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('accounts')
      .addColumn('id', 'text', (c) => c.notNull().primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('epoch', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('recovered', 'bigint')
      .addColumn('deleted', 'bigint')
      .execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.notNull().primaryKey())
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('domain', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('synced', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('used', 'bigint')
      .execute();
    await db.schema.createIndex('passkeys_account').on('passkeys').column('account').execute();
    await db.schema
      .createTable('recovery_codes')
      .addColumn('hash', 'text', (c) => c.notNull().primaryKey())
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('used', 'bigint')
      .execute();
    await db.schema.createIndex('recovery_codes_account').on('recovery_codes').column('account').execute();
    await db.schema
      .createTable('challenges')
      .addColumn('challenge', 'text', (c) => c.notNull().primaryKey())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('browser', 'text', (c) => c.notNull())
      .addColumn('account', 'text')
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('challenges_until').on('challenges').column('until').execute();
  },
};

const ratings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rated_games')
      .addColumn('table_id', 'text', (c) => c.notNull().primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('finished', 'bigint', (c) => c.notNull())
      .addColumn('seats', 'text', (c) => c.notNull())
      .addColumn('applied', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('rated_games_finished').on('rated_games').columns(['game', 'finished']).execute();
    await db.schema
      .createIndex('rated_games_pending')
      .on('rated_games')
      .column('finished')
      .where('applied' as never, '=', 0)
      .execute();
    await db.schema
      .createTable('ratings')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('mu', 'double precision', (c) => c.notNull())
      .addColumn('sigma', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_place', ['person', 'game', 'role'])
      .execute();
    await db.schema
      .createTable('rating_aliases')
      .addColumn('guest', 'text', (c) => c.notNull().primaryKey())
      .addColumn('account', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('invitations')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('inviter', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('invitations_place', ['person', 'table_id'])
      .execute();
    await db.schema.createIndex('invitations_inviter').on('invitations').columns(['inviter', 'at']).execute();
    await db.schema
      .createTable('invitation_blocks')
      .addColumn('id', 'text', (c) => c.notNull().primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('inviter', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('invitation_blocks_person')
      .on('invitation_blocks')
      .columns(['person', 'inviter'])
      .unique()
      .execute();
  },
};

const rests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rests')
      .addColumn('guest', 'text', (c) => c.notNull().primaryKey())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('changed', 'bigint', (c) => c.notNull())
      .addColumn('untold', 'bigint')
      .addColumn('day', 'integer', (c) => c.notNull())
      .addColumn('changes', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('rests_untold')
      .on('rests')
      .column('untold')
      .where('untold' as never, 'is not', null)
      .execute();
  },
};

const migrations: Readonly<Record<string, Migration>> = {
  '0001': first,
  '0002': movesAlone,
  '0003': sharedRecords,
  '0004': activity,
  '0005-notices': notices,
  '0006-accounts': accounts,
  '0007-ratings': ratings,
  '0008-rests': rests,
};

/** The newest schema that this program knows. */
export const NEWEST = Object.keys(migrations).at(-1)!;

export const isKnownSchema = (name: string): boolean => migrations[name] !== undefined;

/** Processes that run and who is connected to them: no part of a copy. */
export const PASSING_TABLES: readonly string[] = ['processes', 'presence', 'challenges'];

/**
 * Migrates to the newest schema, or to the one that is named. `schema` is that of a PostgreSQL.
 * @throws {StoreUnavailableError} if the database has a newer one than this program.
 */
export async function migrate(db: Kysely<Schema>, schema?: string, to = NEWEST): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateTo(to);
  if (error === undefined) return;
  const text = error instanceof Error ? error.message : JSON.stringify(error);
  if (text.includes('corrupted migrations'))
    throw new StoreUnavailableError(
      'the database was written by a newer Traque than this one: update Traque, or go back to the backup that was made before the update',
    );
  throw error instanceof Error ? error : new Error(text);
}

/** Checks that the database answers. */
export const alive = sql`select 1`;
