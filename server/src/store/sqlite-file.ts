/** The file of the embedded database: opening, queries, appends. Runs in its own thread (`sqlite-thread.ts`). */
import { accessSync, chmodSync, closeSync, constants, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { EntryCount } from './entry-count.ts';
import { foreignDatabaseIn } from './foreign-folder.ts';
import { newRow } from './row.ts';
import { ServerLock } from './server-lock.ts';
import { type Append, ratedRow, StoreUnavailableError } from './store.ts';

/** "TRAQ": identifies our files. */
export const APPLICATION_ID = 0x54524151;
/** Pages of the write-ahead log before a checkpoint: a balance between the size of the log and frequent checkpoints. */
export const CHECKPOINT_PAGES = 8000;
/** From so many on SQLite makes one by itself, within a commit: only if appends are a small part of what is written. */
const OVERDUE_PAGES = 4 * CHECKPOINT_PAGES;
/** What a transaction changes besides one page for each append, about. */
const PAGES_PER_COMMIT = 2;
/** How long to wait for another program that writes, such as `traque admin`: one small transaction, on a slow disk. */
const BUSY_MS = 5000;

export type Outcome = 'stored' | 'conflict';
export type Value = string | number | null;

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** How many values `moveValues` returns. */
const MOVE_VALUES = 10;

export function moveValues({ table, entry, index, notice }: Append): readonly Value[] {
  const { toAct, standing } = index;
  // Null: unchanged.
  const { phase, due, active } = standing ?? { phase: null, due: null, active: null };
  const told = notice === undefined ? [null, null] : [notice.due, JSON.stringify(notice.guests)];
  return [table, entry.number, entry.at, JSON.stringify(entry.logged), toAct, phase, due, active, ...told];
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Checked first, since SQLite has different errors for a read-only file and a read-only folder. */
function checkPermissions(file: string): void {
  const folder = dirname(file);
  if (existsSync(file) && !mayWrite(file))
    throw new StoreUnavailableError(`${file} cannot be written: it is read-only`);
  if (existsSync(folder) && !mayWrite(folder))
    throw new StoreUnavailableError(`${file} cannot be written: its folder is read-only`);
}

/** A first start among another program's files: nothing is put there, and nothing of theirs is touched. */
function checkFolder(file: string): void {
  const folder = dirname(file);
  if (existsSync(file) || !existsSync(folder)) return;
  const foreign = foreignDatabaseIn(folder, APPLICATION_ID);
  if (foreign !== null)
    throw new StoreUnavailableError(
      `${folder} is the data folder of another program (it has ${foreign}): set DATA_DIR to another folder`,
    );
}

/** Only our own user may read the signing key and the games. */
const PRIVATE = 0o600;

/** SQLite gives its other files the mode of the first. */
function createPrivately(file: string): void {
  if (!existsSync(file) && existsSync(dirname(file))) closeSync(openSync(file, 'a', PRIVATE));
}

/** Files of earlier releases could be read by every user. */
function makePrivate(file: string): void {
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, PRIVATE);
}

function checkIntegrity(file: string, db: DatabaseSync): void {
  const result = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (result !== 'ok') throw new StoreUnavailableError(`${file} is damaged: ${String(result)}`);
}

/** Entries are never deleted, so their row numbers have no gaps. */
const countEntries = 'SELECT coalesce(max(rowid), 0) AS count FROM entries';

/** @throws {StoreUnavailableError} saying why the file cannot be used. */
function open(file: string): DatabaseSync {
  let db: DatabaseSync | null = null;
  try {
    checkPermissions(file);
    checkFolder(file);
    createPrivately(file);
    db = new DatabaseSync(file);
    // Node 22.13 has no option for it.
    db.exec(`PRAGMA busy_timeout=${BUSY_MS}`);
    const id = Number(db.prepare('PRAGMA application_id').get()?.['application_id']);
    const { count } = db.prepare('SELECT count(*) AS count FROM sqlite_schema').get() as { count: number };
    if (id !== APPLICATION_ID && count > 0)
      throw new StoreUnavailableError(`${file} is a database, but not one of Traque's`);
    makePrivate(file);
    checkIntegrity(file, db);
    db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL');
    db.exec(`PRAGMA wal_autocheckpoint=${OVERDUE_PAGES}; PRAGMA application_id=${APPLICATION_ID}`);
    db.exec('BEGIN IMMEDIATE; COMMIT');
    return db;
  } catch (error) {
    db?.close();
    throw explained(file, error);
  }
}

/** Two servers on one file would not notify each other. */
function lockFor(file: string): ServerLock {
  const lock = ServerLock.take(file);
  if (lock === null) throw new StoreUnavailableError(`${file} is in use by another server`);
  return lock;
}

export function explained(file: string, error: unknown): Error {
  if (error instanceof StoreUnavailableError) return error;
  const text = error instanceof Error ? error.message : String(error);
  if (text.includes('malformed')) return new StoreUnavailableError(`${file} is damaged: ${text}`);
  if (text.includes('not a database')) return new StoreUnavailableError(`${file} is not a database`);
  if (text.includes('readonly') || text.includes('read-only'))
    return new StoreUnavailableError(`${file} cannot be written: it is read-only`);
  if (/disk is full|ENOSPC/.test(text))
    return new StoreUnavailableError(`there is no space left for ${file}: free some and start again`);
  if (text.includes('locked')) return new StoreUnavailableError(`${file} is in use by another server`);
  return new StoreUnavailableError(`${file} cannot be opened: ${text}`);
}

export class SqliteFile {
  readonly #db: DatabaseSync;
  readonly #lock: ServerLock;
  readonly #statements = new Map<string, StatementSync>();
  readonly #entryCount: EntryCount;
  /** About how long the write-ahead log is. */
  #walPages = 0;

  /** @throws {StoreUnavailableError} if the file is not ours, not writable or in use. */
  constructor(file: string) {
    this.#db = open(file);
    let lock: ServerLock | null = null;
    try {
      lock = lockFor(file);
      this.#lock = lock;
      this.#entryCount = new EntryCount(file);
      this.#entryCount.check(this.#count());
    } catch (error) {
      this.#db.close();
      lock?.release();
      throw error;
    }
  }

  #count(): number {
    const isNew = this.#db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'entries'").get() === undefined;
    return isNew ? 0 : Number(this.#statement(countEntries).get()?.['count']);
  }

  #statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  ask(sql: string, values: readonly Value[]): Record<string, unknown>[] {
    return this.#statement(sql).all(...values);
  }

  /** All statements or none. */
  runAll(statements: readonly Statement[]): void {
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const { sql: text, values } of statements) this.#run(text, ...values);
      this.#db.exec('COMMIT');
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  /**
   * Everything in one transaction, which is on the disk (WAL, synchronous=FULL) when this returns: many tables cost one
   * sync. Returns the places of those that were not stored: moves are counted first, then groups.
   */
  append(moves: readonly Value[], groups: readonly (readonly Append[])[]): number[] {
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      const conflicts: number[] = [];
      let place = 0;
      for (let from = 0; from < moves.length; from += MOVE_VALUES, place++)
        if (!this.#move(moves, from)) conflicts.push(place);
      for (const appends of groups) {
        if (!this.#appendGroup(appends)) conflicts.push(place);
        place++;
      }
      this.#db.exec('COMMIT');
      this.#walPages += place + PAGES_PER_COMMIT;
      this.#entryCount.note(() => this.#count());
      return conflicts;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  /**
   * Copies what is in the write-ahead log into the database itself, now and then. To be called after the outcome of an append
   * is told: it takes as long as several appends, and what is on the disk already need not wait for it.
   */
  checkpointIfDue(): void {
    if (this.#walPages < CHECKPOINT_PAGES) return;
    this.#walPages = 0;
    // If somebody reads meanwhile, for instance for a backup, the rest of it is left for the next time.
    this.#db.exec('PRAGMA wal_checkpoint(PASSIVE)');
  }

  /** Some errors end the transaction by themselves. */
  #rollBack(): void {
    try {
      this.#db.exec('ROLLBACK');
    } catch {
      // Node 22.13 cannot tell whether there is a transaction.
    }
  }

  /** Whether all of them were stored; otherwise none was. */
  #appendGroup(appends: readonly Append[]): boolean {
    this.#db.exec('SAVEPOINT several');
    const stored = appends.every((append) => this.#append(append));
    this.#db.exec(stored ? 'RELEASE several' : 'ROLLBACK TO several; RELEASE several');
    return stored;
  }

  #run(sql: string, ...values: readonly Value[]): number {
    return Number(this.#statement(sql).run(...values).changes);
  }

  #move(values: readonly Value[], from: number): boolean {
    const at = (place: number): Value => values[from + place]!;
    const { changes } = this.#statement(sql.entry).run(at(0), at(1), at(2), at(3), at(4));
    if (changes === 0) return false;
    if (at(5) !== null) this.#run(sql.standing, at(5), at(6), at(7), at(0));
    if (at(8) !== null) this.#run(sql.notice, at(0), at(1), at(8), at(9));
    return true;
  }

  #append(append: Append): boolean {
    const { table, entry, index } = append;
    const { number } = entry;
    if (!this.#move(moveValues(append), 0)) return false;
    if (number === 0) this.#run(sql.row, ...Object.values(newRow(append)));
    if (number > 0 && index.room !== undefined)
      this.#run(sql.room, JSON.stringify(index.room), index.host ?? '', table);
    if (index.members !== undefined) {
      this.#run(sql.clear, table);
      for (const { guest, seat } of index.members) this.#run(sql.member, guest, table, seat);
    }
    const rated = ratedRow(append);
    if (rated !== null) this.#run(sql.rated, ...Object.values(rated));
    return true;
  }

  close(): void {
    this.#entryCount.note(() => this.#count(), 'now');
    this.#db.close();
    this.#lock.release();
  }
}

const sql = {
  entry: 'INSERT OR IGNORE INTO entries (table_id, number, at, logged, to_act) VALUES (?, ?, ?, ?, ?)',
  row: 'INSERT INTO tables (id, game, visibility, phase, host, room, created, due, active) VALUES (?,?,?,?,?,?,?,?,?)',
  standing: 'UPDATE tables SET phase = ?, due = ?, active = ? WHERE id = ?',
  notice: `INSERT INTO turn_notices (table_id, turn, stage, due)
    SELECT ?, ?, 0, ? WHERE EXISTS (SELECT 1 FROM notice_targets WHERE guest IN (SELECT value FROM json_each(?)))
    ON CONFLICT (table_id) DO UPDATE SET turn = excluded.turn, stage = 0, due = excluded.due
    WHERE turn_notices.turn < excluded.turn`,
  room: 'UPDATE tables SET room = ?, host = ? WHERE id = ?',
  clear: 'DELETE FROM members WHERE table_id = ?',
  member: 'INSERT OR REPLACE INTO members (guest, table_id, seat) VALUES (?, ?, ?)',
  rated: 'INSERT OR IGNORE INTO rated_games (table_id, game, finished, seats, applied) VALUES (?, ?, ?, ?, ?)',
} as const;
