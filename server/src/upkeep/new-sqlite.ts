/** An embedded database that is built beside the present one and takes its place when it is complete. */
import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { migrate, type Schema } from '../store/schema.ts';
import type { ServerLock } from '../store/server-lock.ts';
import { sqliteDialect } from '../store/sqlite-dialect.ts';
import { APPLICATION_ID } from '../store/sqlite-file.ts';
import type { NewDatabase } from './new-database.ts';
import { lockFile, type Place } from './place.ts';
import { type Batch, listOf, type Snapshot, UpkeepError } from './snapshot.ts';
import { sqliteSnapshot } from './sqlite-snapshot.ts';

const PRIVATE = 0o600;
const PRIVATE_FOLDER = 0o700;
/** The database and what lies beside it. */
const PARTS = ['', '-wal', '-shm', '-count'] as const;

/** The file belongs to whom the folder belongs: root may restore what another user serves. */
function giveToOwner(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}

/** A second name for the same file, or a copy where the disk has no such thing. */
function duplicate(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

const stampOf = (now: number): string => new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');

export class NewSqlite implements NewDatabase {
  readonly #place: Place & { kind: 'sqlite' };
  readonly #lock: ServerLock;
  readonly #path: string;
  readonly #db: DatabaseSync;
  #closed = false;

  /** @throws {UpkeepError} if a server runs on the present one. */
  constructor(place: Place & { kind: 'sqlite' }) {
    this.#place = place;
    mkdirSync(place.folder, { recursive: true, mode: PRIVATE_FOLDER });
    this.#lock = lockFile(place);
    giveToOwner(place.folder, `${place.file}-lock`);
    this.#path = `${place.file}.new`;
    for (const part of ['', '-journal']) rmSync(`${this.#path}${part}`, { force: true });
    closeSync(openSync(this.#path, 'wx', PRIVATE));
    this.#db = new DatabaseSync(this.#path);
    // Nobody sees it before it is complete: a crash leaves nothing but this file.
    this.#db.exec(`PRAGMA synchronous=OFF; PRAGMA application_id=${APPLICATION_ID}`);
  }

  get #kysely(): Kysely<Schema> {
    return new Kysely({
      dialect: sqliteDialect((sql, values) => Promise.resolve(this.#db.prepare(sql).all(...values))),
    });
  }

  migrate(to?: string): Promise<void> {
    return migrate(this.#kysely, undefined, to);
  }

  load({ table, columns, rows }: Batch): Promise<void> {
    const insert = this.#db.prepare(
      `INSERT INTO ${table} (${listOf(columns)}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
    this.#db.exec('BEGIN');
    for (const row of rows) insert.run(...row);
    this.#db.exec('COMMIT');
    return Promise.resolve();
  }

  snapshot(): Promise<Snapshot> {
    return Promise.resolve(sqliteSnapshot(this.#path));
  }

  /** At every moment there is a whole database in this place: the former one, then the new one. */
  takePlace(now: number): Promise<string | null> {
    this.#close();
    sync(this.#path);
    giveToOwner(this.#place.folder, this.#path);
    const { file } = this.#place;
    const aside = existsSync(file) ? this.#setAside(now) : null;
    for (const part of ['-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
    renameSync(this.#path, file);
    // It said how many entries the former one had.
    rmSync(`${file}-count`, { force: true });
    this.#lock.release();
    return Promise.resolve(aside);
  }

  #setAside(now: number): string {
    const { file, folder } = this.#place;
    const aside = join(folder, `before-${stampOf(now)}`);
    if (existsSync(aside)) throw new UpkeepError(`${aside} exists: try again in a second`);
    mkdirSync(aside, { mode: PRIVATE_FOLDER });
    giveToOwner(folder, aside);
    for (const part of PARTS)
      if (existsSync(`${file}${part}`)) duplicate(`${file}${part}`, join(aside, `${basename(file)}${part}`));
    return aside;
  }

  #close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#db.close();
  }

  discard(): Promise<void> {
    this.#close();
    for (const part of ['', '-journal']) rmSync(`${this.#path}${part}`, { force: true });
    this.#lock.release();
    return Promise.resolve();
  }
}
