/**
 * The embedded store: one file, no service. Every append of an event-loop turn goes into one transaction, and that is on
 * the disk (WAL, synchronous=FULL) before any of their promises resolves: a hundred tables cost one sync, not a hundred.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { addLine, newRow, queries } from './queries.ts';
import { migrate, type Schema } from './schema.ts';
import { type Append, type Store, Unusable } from './store.ts';

/** "TRAQ": the mark of our files. */
const APPLICATION_ID = 0x54524151;

interface Waiting {
  readonly appends: readonly Append[];
  readonly settle: (outcome: 'stored' | 'conflict' | Error) => void;
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** SQLite has several words for the same trouble, as it cannot write the file or cannot make the log beside it. */
function checkPermissions(file: string): void {
  const folder = dirname(file);
  if (existsSync(file) && !mayWrite(file)) throw new Unusable(`${file} cannot be written: it is read-only`);
  if (existsSync(folder) && !mayWrite(folder)) throw new Unusable(`${file} cannot be written: its folder is read-only`);
}

/** Opens the file, or says what is wrong with it. */
function open(file: string): DatabaseSync {
  let db: DatabaseSync | null = null;
  try {
    checkPermissions(file);
    db = new DatabaseSync(file, { timeout: 200 });
    const id = Number(db.prepare('PRAGMA application_id').get()?.['application_id']);
    const { count } = db.prepare('SELECT count(*) AS count FROM sqlite_schema').get() as { count: number };
    if (id !== APPLICATION_ID && count > 0) throw new Unusable(`${file} is a database, but not one of Traque's`);
    // Alone: a second server on the same file would tell its players nothing of ours.
    db.exec('PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL');
    db.exec(`PRAGMA application_id=${APPLICATION_ID}`);
    db.exec('BEGIN IMMEDIATE; COMMIT');
    return db;
  } catch (error) {
    db?.close();
    throw explained(file, error);
  }
}

function explained(file: string, error: unknown): Error {
  if (error instanceof Unusable) return error;
  const text = error instanceof Error ? error.message : String(error);
  if (text.includes('not a database')) return new Unusable(`${file} is not a database`);
  if (text.includes('readonly') || text.includes('read-only'))
    return new Unusable(`${file} cannot be written: it is read-only`);
  if (text.includes('locked')) return new Unusable(`${file} is in use by another server`);
  return new Unusable(`${file} cannot be opened: ${text}`);
}

/** Kysely speaks to better-sqlite3; node:sqlite says the same in other words. */
function forKysely(db: DatabaseSync): SqliteDatabase {
  return {
    close: () => db.close(),
    prepare(text) {
      const statement = db.prepare(text);
      const bind = (values: readonly unknown[]) => values as (string | number | null)[];
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...bind(values)),
        run: (values) => statement.run(...bind(values)),
        iterate: (values) => statement.iterate(...bind(values)),
      };
    },
  };
}

class Appender {
  readonly #db: DatabaseSync;
  readonly #entry: StatementSync;
  readonly #row: StatementSync;
  readonly #move: StatementSync;
  readonly #room: StatementSync;
  readonly #clear: StatementSync;
  readonly #member: StatementSync;
  #waiting: Waiting[] = [];
  #closed = false;
  readonly #committed: (count: number) => void;

  constructor(db: DatabaseSync, committed: (count: number) => void) {
    this.#db = db;
    this.#committed = committed;
    this.#entry = db.prepare('INSERT OR IGNORE INTO entries (table_id, number, at, logged) VALUES (?, ?, ?, ?)');
    this.#row = db.prepare(
      'INSERT INTO tables (id, game, visibility, phase, host, room, created, updated, number, to_act, due) VALUES (?,?,?,?,?,?,?,?,?,?,?)',
    );
    this.#move = db.prepare('UPDATE tables SET updated = ?, number = ?, phase = ?, to_act = ?, due = ? WHERE id = ?');
    this.#room = db.prepare('UPDATE tables SET room = ?, host = ? WHERE id = ?');
    this.#clear = db.prepare('DELETE FROM members WHERE table_id = ?');
    this.#member = db.prepare('INSERT OR REPLACE INTO members (guest, table_id, seat) VALUES (?, ?, ?)');
  }

  append(appends: readonly Append[]): Promise<'stored' | 'conflict'> {
    if (this.#closed) return Promise.reject(new Error('the database is closed'));
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.flush());
      const settle = (outcome: 'stored' | 'conflict' | Error): void =>
        outcome instanceof Error ? reject(outcome) : resolve(outcome);
      this.#waiting.push({ appends, settle });
    });
  }

  flush(): void {
    const group = this.#waiting;
    if (group.length === 0) return;
    this.#waiting = [];
    let outcomes: ('stored' | 'conflict')[];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      outcomes = group.map(({ appends }) => this.#store(appends));
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec('ROLLBACK');
      const cause = error instanceof Error ? error : new Error(String(error));
      for (const { settle } of group) settle(cause);
      return;
    }
    this.#committed(group.length);
    for (const [i, { settle }] of group.entries()) settle(outcomes[i]!);
  }

  /** Stores what waits, and takes nothing more. */
  close(): void {
    this.flush();
    this.#closed = true;
  }

  #store(appends: readonly Append[]): 'stored' | 'conflict' {
    if (appends.length === 1) return this.#one(appends[0]!) ? 'stored' : 'conflict';
    this.#db.exec('SAVEPOINT several');
    const stored = appends.every((append) => this.#one(append));
    this.#db.exec(stored ? 'RELEASE several' : 'ROLLBACK TO several; RELEASE several');
    return stored ? 'stored' : 'conflict';
  }

  #one(append: Append): boolean {
    const { table, entry, index } = append;
    const { changes } = this.#entry.run(table, entry.number, entry.at, JSON.stringify(entry.logged));
    if (Number(changes) === 0) return false;
    if (entry.number === 0) this.#row.run(...Object.values(newRow(append)));
    else this.#move.run(entry.at, entry.number, index.phase, index.toAct, index.due, table);
    if (entry.number > 0 && index.room !== undefined)
      this.#room.run(JSON.stringify(index.room), index.host ?? '', table);
    if (index.members !== undefined) {
      this.#clear.run(table);
      for (const { guest, seat } of index.members) this.#member.run(guest, table, seat);
    }
    return true;
  }
}

/** @throws {Unusable} if the file is not ours, not writable or in use. */
export async function sqliteStore(file: string, committed: (count: number) => void = () => undefined): Promise<Store> {
  const raw = open(file);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(raw) }) });
  try {
    await migrate(db);
  } catch (error) {
    raw.close();
    throw explained(file, error);
  }
  const appender = new Appender(raw, committed);
  return {
    shared: false,
    ...queries(db),
    append: (appends) => appender.append(appends),
    say: (table, channel, line) => addLine(db, table, channel, line),
    async close() {
      appender.close();
      await db.destroy();
    },
  };
}
