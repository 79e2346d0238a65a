/** Reads an embedded database, also while a server writes to it: its write-ahead log keeps the moment of the first read. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { PASSING_TABLES } from '../store/schema.ts';
import { APPLICATION_ID } from '../store/sqlite-file.ts';
import {
  type Batch,
  BATCH_ROWS,
  conditionOf,
  type Counts,
  isPlainName,
  listOf,
  type Row,
  type Snapshot,
  UpkeepError,
} from './snapshot.ts';

const BUSY_MS = 5000;

function explained(file: string, error: unknown): Error {
  if (error instanceof UpkeepError) return error;
  const text = error instanceof Error ? error.message : String(error);
  if (text.includes('not a database')) return new UpkeepError(`${file} is not a database`);
  if (text.includes('malformed')) return new UpkeepError(`${file} is damaged: ${text}`);
  if (text.includes('locked'))
    return new UpkeepError(`${file} is in use by a server of an earlier release: stop that server first`);
  return new UpkeepError(`${file} cannot be read: ${text}`);
}

/** Opened for reading, and ours. @throws {UpkeepError} */
export function openToRead(file: string): DatabaseSync {
  if (!existsSync(file)) throw new UpkeepError(`there is no database ${file}`);
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    db.exec(`PRAGMA busy_timeout=${BUSY_MS}`);
    const id = Number(db.prepare('PRAGMA application_id').get()?.['application_id']);
    if (id !== APPLICATION_ID) throw new UpkeepError(`${file} is a database, but not one of Traque's`);
    return db;
  } catch (error) {
    db?.close();
    throw explained(file, error);
  }
}

function newestMigration(db: DatabaseSync): string {
  return String(db.prepare('SELECT max(name) AS name FROM kysely_migration').get()?.['name']);
}

function tablesOf(db: DatabaseSync): string[] {
  return db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .all()
    .map(({ name }) => name)
    .filter((name) => isPlainName(name) && !name.startsWith('kysely_') && !name.startsWith('sqlite_'))
    .map(String)
    .filter((name) => !PASSING_TABLES.includes(name));
}

function columnsOf(db: DatabaseSync, table: string): string[] {
  return db
    .prepare(`PRAGMA table_info(${table})`)
    .all()
    .map(({ name }) => String(name));
}

/** Rows by their primary key. */
function* batchesOf(db: DatabaseSync, table: string): Generator<Batch> {
  const columns = columnsOf(db, table);
  const keys = db
    .prepare(`PRAGMA table_info(${table})`)
    .all()
    .filter(({ pk }) => Number(pk) > 0)
    .sort((a, b) => Number(a['pk']) - Number(b['pk']))
    .map(({ name }) => String(name));
  const order = keys.length === 0 ? '' : ` ORDER BY ${keys.join(', ')}`;
  let rows: Row[] = [];
  for (const row of db.prepare(`SELECT ${listOf(columns)} FROM ${table}${conditionOf(table)}${order}`).iterate()) {
    rows.push(Object.values(row) as unknown as Row);
    if (rows.length < BATCH_ROWS) continue;
    yield { table, columns, rows };
    rows = [];
  }
  yield { table, columns, rows };
}

/** @throws {UpkeepError} if there is none, it is not ours, or damaged. */
export function sqliteSnapshot(file: string): Snapshot {
  const db = openToRead(file);
  try {
    db.exec('BEGIN');
    const tables = tablesOf(db);
    const counts: Counts = Object.fromEntries(
      tables.map((table) => [
        table,
        Number(db.prepare(`SELECT count(*) AS n FROM ${table}${conditionOf(table)}`).get()?.['n']),
      ]),
    );
    return {
      schema: newestMigration(db),
      counts,
      async *batches() {
        for (const table of tables) {
          for (const batch of batchesOf(db, table)) {
            yield batch;
            // Lets other work of the event loop run, such as the disk and the terminal.
            await new Promise((resolve) => setImmediate(resolve));
          }
        }
      },
      close() {
        db.close();
        return Promise.resolve();
      },
    };
  } catch (error) {
    db.close();
    throw explained(file, error);
  }
}
