/** Copies everything from one database into another, empty one, of the same kind or the other. */
import { existsSync } from 'node:fs';
import { replaceWith } from './new-database.ts';
import { checkNotRunning, type Place, placeInWords, snapshotOf } from './place.ts';
import { type Counts, type OnPart, UpkeepError } from './snapshot.ts';

export interface Moved {
  /** Of both: they were compared, and the content of every row with them. */
  readonly counts: Counts;
  /** A server writes to the source: what it stores from now on is not in the copy. */
  readonly goesOn: boolean;
}

async function isEmpty(place: Place): Promise<boolean> {
  if (place.kind === 'sqlite' && !existsSync(place.file)) return true;
  try {
    const snapshot = await snapshotOf(place);
    await snapshot.close();
    return snapshot.counts['entries'] === 0;
  } catch (error) {
    // A PostgreSQL without a schema of ours.
    if (error instanceof UpkeepError && error.message.includes('has no schema')) return true;
    throw error;
  }
}

async function isRunning(place: Place): Promise<boolean> {
  try {
    await checkNotRunning(place);
    return false;
  } catch (error) {
    if (error instanceof UpkeepError) return true;
    throw error;
  }
}

function isSame(one: Place, other: Place): boolean {
  return one.kind === 'sqlite' && other.kind === 'sqlite' ? one.file === other.file : false;
}

/** @throws {UpkeepError} if the target has tables, or a server runs on it. */
export async function move(from: Place, to: Place, now: number, onPart: OnPart): Promise<Moved> {
  if (isSame(from, to)) throw new UpkeepError('both are the same database');
  const source = await snapshotOf(from);
  try {
    await checkNotRunning(to);
    if (!(await isEmpty(to))) throw new UpkeepError(`${placeInWords(to)} has tables already: choose an empty database`);
    const { counts } = await replaceWith(source, to, now, onPart);
    return { counts, goesOn: await isRunning(from) };
  } finally {
    await source.close();
  }
}
