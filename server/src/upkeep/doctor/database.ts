/** Whether the database is whole, by the schema this program knows, and every table in it plays. */
import { existsSync, statSync } from 'node:fs';
import { EntryCount } from '../../store/entry-count.ts';
import { isKnownSchema, NEWEST } from '../../store/schema.ts';
import { ServerLock } from '../../store/server-lock.ts';
import { version } from '../../version.ts';
import { connect } from '../postgres-snapshot.ts';
import { type Place, placeInWords, snapshotOf } from '../place.ts';
import { LogPlayer } from '../play-logs.ts';
import type { Batch, OnPart } from '../snapshot.ts';
import { openToRead } from '../sqlite-snapshot.ts';
import { type Finding, ok, problem, textOf, warning } from './finding.ts';

/** What other checks need to know of the database. */
export interface Read {
  /** By key, from the table `settings`. */
  readonly settings: ReadonlyMap<string, string>;
  /** When the newest entry was made; null if there is none. */
  readonly newest: number | null;
}

const MAX_NAMED = 5;

function damageIn(place: Place & { kind: 'sqlite' }): string | null {
  const db = openToRead(place.file);
  try {
    const found = db.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
    return found === 'ok' ? null : String(found);
  } finally {
    db.close();
  }
}

/** Whether entries that were there are missing. A server that runs writes that number itself. */
function checkCount({ file }: Place & { kind: 'sqlite' }, entries: number): void {
  const lock = ServerLock.take(file);
  if (lock === null) return;
  lock.release();
  new EntryCount(file).check(entries);
}

async function integrity(place: Place): Promise<Finding> {
  const words = placeInWords(place);
  if (place.kind === 'sqlite') {
    if (!existsSync(place.file)) return ok('database', `${place.file} is not there yet: the first start makes it`);
    const damage = damageIn(place);
    return damage === null
      ? ok('database', `${words} is whole`)
      : problem('database', `${words} is damaged: ${damage}`);
  }
  const client = await connect(place.url);
  try {
    const { rows } = await client.query<{ read_only: string }>(
      "select current_setting('transaction_read_only') as read_only",
    );
    return rows[0]!.read_only === 'on'
      ? problem('database', `${words} cannot be written: it is read-only`)
      : ok('database', `${words} answers and can be written`);
  } finally {
    await client.end();
  }
}

class Reading {
  readonly settings = new Map<string, string>();
  newest: number | null = null;

  add({ table, columns, rows }: Batch): void {
    if (table === 'settings') for (const [key, value] of rows) this.settings.set(String(key), String(value));
    if (table !== 'entries') return;
    const at = columns.indexOf('at');
    for (const row of rows) this.newest = Math.max(this.newest ?? 0, Number(row[at]));
  }
}

function schemaFinding(schema: string): Finding {
  const program = `Traque ${version} on Node ${process.versions.node}`;
  if (!isKnownSchema(schema))
    return problem('version', `${program}: the database was written by a newer Traque (schema ${schema})`);
  if (schema !== NEWEST)
    return warning(
      'version',
      `${program}: the next start migrates the database from schema ${schema} to ${NEWEST}, so make a backup`,
    );
  return ok('version', `${program}, database schema ${schema}`);
}

function logFindings(player: LogPlayer): Finding[] {
  const { tables, entries, faults, unknown } = player.end();
  const found: Finding[] = [];
  if (unknown.length > 0)
    found.push(
      warning(
        'logs',
        `this version lacks the rules or pieces of ${unknown.length} tables: ${unknown.slice(0, MAX_NAMED).join('; ')}`,
      ),
    );
  if (faults.length > 0)
    found.push(problem('logs', `${faults.length} faults: ${faults.slice(0, MAX_NAMED).join('; ')}`));
  return found.length > 0 ? found : [ok('logs', `all ${tables} tables play, ${entries} entries`)];
}

/** Reads everything once. */
export async function examineDatabase(place: Place, onPart: OnPart): Promise<readonly [readonly Finding[], Read]> {
  const reading = new Reading();
  try {
    const whole = await integrity(place);
    if (place.kind === 'sqlite' && !existsSync(place.file)) return [[whole], reading];
    if (whole.state === 'problem') return [[whole], reading];
    const snapshot = await snapshotOf(place);
    try {
      const schema = schemaFinding(snapshot.schema);
      if (schema.state === 'problem') return [[schema, whole], reading];
      const player = new LogPlayer(onPart('playing', snapshot.counts['tables'] ?? 0));
      for await (const batch of snapshot.batches()) {
        player.add(batch);
        reading.add(batch);
      }
      if (place.kind === 'sqlite') checkCount(place, snapshot.counts['entries'] ?? 0);
      return [[schema, whole, ...logFindings(player)], reading];
    } finally {
      await snapshot.close();
    }
  } catch (error) {
    return [[problem('database', textOf(error))], reading];
  }
}

/** Whether other users of the machine may read the secrets. */
export function examinePermissions(place: Place): readonly Finding[] {
  if (place.kind !== 'sqlite' || process.platform === 'win32' || !existsSync(place.file)) return [];
  const others = (statSync(place.file).mode & 0o077) !== 0;
  return [
    others
      ? warning('files', `other users of this machine may read ${place.file}, which holds the key: chmod 600`)
      : ok('files', `only its own user may read ${place.file}`),
  ];
}
