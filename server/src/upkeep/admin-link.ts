/** Makes a link to the admin page, whether a server runs or not. */
import { DatabaseSync } from 'node:sqlite';
import { newLink } from '../admin/access.ts';
import { SCHEMA } from '../store/postgres.ts';
import type { Place } from './place.ts';
import { connect, unreachable } from './postgres-snapshot.ts';
import { UpkeepError } from './snapshot.ts';
import { openToRead } from './sqlite-snapshot.ts';

const BUSY_MS = 5000;

export interface AdminLink {
  readonly path: string;
  /** Where the server that was started last is; null if none was. */
  readonly address: string | null;
}

const notYet = (): UpkeepError => new UpkeepError('no server has been started on this database yet: start it once');

function inSqlite(file: string, key: string, value: string): string | null {
  // Says so if it is not ours.
  openToRead(file).close();
  const db = new DatabaseSync(file);
  try {
    db.exec(`PRAGMA busy_timeout=${BUSY_MS}`);
    if (db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'settings'").get() === undefined) throw notYet();
    db.prepare('INSERT INTO settings (key, value) VALUES (?, ?)').run(key, value);
    const address = db.prepare("SELECT value FROM settings WHERE key = 'address'").get()?.['value'];
    return address === undefined ? null : String(address);
  } finally {
    db.close();
  }
}

async function inPostgres(url: string, key: string, value: string): Promise<string | null> {
  const client = await connect(url);
  try {
    const { rows: found } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      `${SCHEMA}.settings`,
    ]);
    if (found[0]?.there !== true) throw notYet();
    await client.query(`insert into ${SCHEMA}.settings (key, value) values ($1, $2)`, [key, value]);
    const { rows } = await client.query<{ value: string }>(
      `select value from ${SCHEMA}.settings where key = 'address'`,
    );
    return rows[0]?.value ?? null;
  } catch (error) {
    throw unreachable(error);
  } finally {
    await client.end();
  }
}

/** @throws {UpkeepError} if there is no database of ours. */
export async function makeAdminLink(place: Place, now: number): Promise<AdminLink> {
  const { path, key, value } = newLink(now);
  const address = place.kind === 'sqlite' ? inSqlite(place.file, key, value) : await inPostgres(place.url, key, value);
  return { path, address };
}
