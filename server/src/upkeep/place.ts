/** Which database is meant, and whether a server uses it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Settings } from '../settings.ts';
import { SCHEMA } from '../store/postgres.ts';
import { APPLICATION_ID } from '../store/sqlite-file.ts';
import { ServerLock } from '../store/server-lock.ts';
import { connect, postgresSnapshot } from './postgres-snapshot.ts';
import { type Snapshot, UpkeepError } from './snapshot.ts';
import { sqliteSnapshot } from './sqlite-snapshot.ts';

export type Place =
  | { readonly kind: 'sqlite'; readonly folder: string; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

const inFolder = (folder: string): Place => ({ kind: 'sqlite', folder, file: join(folder, 'traque.db') });

export const placeOf = ({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): Place =>
  databaseUrl === null ? inFolder(dataDir) : { kind: 'postgres', url: databaseUrl };

/** `postgres://…`, or the folder of an embedded database. */
export const placeNamed = (text: string): Place =>
  /^postgres(ql)?:\/\//.test(text) ? { kind: 'postgres', url: text } : inFolder(text);

/** Without a password. */
export function placeInWords(place: Place): string {
  if (place.kind === 'sqlite') return place.file;
  if (!URL.canParse(place.url)) return 'the PostgreSQL';
  const { host, pathname } = new URL(place.url);
  return `the PostgreSQL ${host}${pathname}`;
}

/** @throws {UpkeepError} */
export async function snapshotOf(place: Place): Promise<Snapshot> {
  return place.kind === 'sqlite' ? sqliteSnapshot(place.file) : postgresSnapshot(place.url);
}

/**
 * Servers of earlier releases have no lock file, but hold the database itself. A damaged database may be replaced, since
 * that is a reason to restore; another program's may not.
 */
function checkReplaceable(place: Place & { kind: 'sqlite' }): void {
  const db = new DatabaseSync(place.file);
  try {
    db.exec('PRAGMA busy_timeout=200');
    const id = Number(db.prepare('PRAGMA application_id').get()?.['application_id']);
    if (id !== APPLICATION_ID && db.prepare('SELECT 1 FROM sqlite_schema').get() !== undefined)
      throw new UpkeepError(`${place.file} is a database, but not one of Traque's: choose another folder`);
    db.exec('BEGIN IMMEDIATE; ROLLBACK');
  } catch (error) {
    if (error instanceof UpkeepError) throw error;
    if (error instanceof Error && error.message.includes('locked')) throw running(place);
  } finally {
    db.close();
  }
}

export function running(place: Place): UpkeepError {
  return new UpkeepError(
    place.kind === 'sqlite'
      ? `a server is running on ${place.file}: stop it first`
      : `a server is running on ${placeInWords(place)}, or was killed within the last half minute: stop all of them first`,
  );
}

/** Nobody else writes while it is held. @throws {UpkeepError} if a server runs, or the database is another program's. */
export function lockFile(place: Place & { kind: 'sqlite' }): ServerLock {
  const lock = ServerLock.take(place.file);
  if (lock === null) throw running(place);
  try {
    if (existsSync(place.file)) checkReplaceable(place);
    return lock;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Whether a process said within the last half minute that it is alive. */
export const aliveProcesses = `select count(*)::int as n from ${SCHEMA}.processes
  where until >= (extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** @throws {UpkeepError} if a server uses the database. */
export async function checkNotRunning(place: Place): Promise<void> {
  if (place.kind === 'sqlite') {
    if (existsSync(place.folder)) lockFile(place).release();
  } else if (await hasProcesses(place.url)) throw running(place);
}

async function hasProcesses(url: string): Promise<boolean> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      `${SCHEMA}.processes`,
    ]);
    if (rows[0]?.there !== true) return false;
    return (await client.query<{ n: number }>(aliveProcesses)).rows[0]!.n > 0;
  } finally {
    await client.end();
  }
}
