/** A database that is built from a snapshot beside the present one: either it is complete and takes its place, or nothing changed. */
import { isKnownSchema } from '../store/schema.ts';
import { StoreFullError } from '../store/store.ts';
import { Digest } from './digest.ts';
import { NewPostgres } from './new-postgres.ts';
import { NewSqlite } from './new-sqlite.ts';
import { type Place, placeInWords } from './place.ts';
import { unreachable } from './postgres-snapshot.ts';
import { type Counts, type OnPart, type Snapshot, total, UpkeepError } from './snapshot.ts';
import type { Batch } from './snapshot.ts';

export interface NewDatabase {
  /** To the newest schema, or to the one that is named. */
  migrate(to?: string): Promise<void>;
  load(batch: Batch): Promise<void>;
  /** Of what was loaded. */
  snapshot(): Promise<Snapshot>;
  /** Returns where the former database is kept; null if there was none. It is closed then. */
  takePlace(now: number): Promise<string | null>;
  /** Nothing of it stays. */
  discard(): Promise<void>;
}

const begin = async (place: Place): Promise<NewDatabase> =>
  place.kind === 'sqlite' ? new NewSqlite(place) : NewPostgres.begin(place);

export interface Replaced {
  readonly counts: Counts;
  /** Where the former database is kept; null if there was none. */
  readonly former: string | null;
}

async function digestOf(snapshot: Snapshot, onPart: OnPart): Promise<Digest> {
  const digest = new Digest();
  const onRow = onPart('comparing', total(snapshot.counts));
  try {
    for await (const batch of snapshot.batches()) {
      digest.add(batch);
      for (let i = 0; i < batch.rows.length; i++) onRow();
    }
  } finally {
    await snapshot.close();
  }
  return digest;
}

async function fill(built: NewDatabase, source: Snapshot, onPart: OnPart): Promise<Counts> {
  // Rows go into the schema that they come from, and are then taken along to the newest.
  await built.migrate(source.schema);
  const given = new Digest();
  const onRow = onPart('writing', total(source.counts));
  for await (const batch of source.batches()) {
    given.add(batch);
    await built.load(batch);
    for (let i = 0; i < batch.rows.length; i++) onRow();
  }
  const differing = given.differences(await digestOf(await built.snapshot(), onPart));
  if (differing.length > 0)
    throw new UpkeepError(`what was written is not what was read (${differing.join(', ')}): nothing was changed`);
  await built.migrate();
  return given.counts;
}

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);
const SQLITE_FULL = 13;

export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return FULL.has(code) || errcode === SQLITE_FULL || error instanceof StoreFullError;
}

/** What a host can do something about, in a sentence. */
function explained(place: Place, error: unknown): unknown {
  if (error instanceof UpkeepError) return error;
  if (isDiskFull(error))
    return new UpkeepError(`there is not enough space for ${placeInWords(place)}: nothing was changed`);
  if (place.kind === 'postgres') return unreachable(error);
  const { code, message } = error as { code?: string; message?: string };
  if (code === undefined || !/^E[A-Z]+$/.test(code)) return error;
  return new UpkeepError(`${placeInWords(place)} cannot be written: ${message ?? code}`);
}

/** Puts what the snapshot holds in the place of what is there, which is kept. @throws {UpkeepError} */
export async function replaceWith(source: Snapshot, place: Place, now: number, onPart: OnPart): Promise<Replaced> {
  if (!isKnownSchema(source.schema))
    throw new UpkeepError(`it was made by a newer Traque than this one (schema ${source.schema})`);
  let built: NewDatabase | null = null;
  try {
    built = await begin(place);
    const counts = await fill(built, source, onPart);
    return { counts, former: await built.takePlace(now) };
  } catch (error) {
    await built?.discard().catch(() => undefined);
    throw explained(place, error);
  }
}
