/** Makes backups, checks them and restores them. */
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Header, readBackup, writeBackup } from './backup-file.ts';
import { isDiskFull, type Replaced, replaceWith } from './new-database.ts';
import { checkNotRunning, type Place, snapshotOf } from './place.ts';
import { LogPlayer, type Played } from './play-logs.ts';
import { type OnPart, total, UpkeepError } from './snapshot.ts';

export interface Checked {
  readonly header: Header;
  readonly played: Played;
}

/** Reads it to its end, checks its checksum and plays all tables in it. @throws {UpkeepError} if it is no whole backup. */
export async function checkBackup(file: string, onPart: OnPart): Promise<Checked> {
  const backup = await readBackup(file);
  const player = new LogPlayer(onPart('playing', backup.counts['tables'] ?? 0));
  for await (const batch of backup.batches()) player.add(batch);
  return { header: backup.header, played: player.end() };
}

export const BACKUP_ENDING = '.traque-backup';

/** In a folder that exists the file gets a name of its own. */
function fileFor(target: string, now: number): string {
  if (!existsSync(target) || !statSync(target).isDirectory()) return target;
  return join(target, `${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}${BACKUP_ENDING}`);
}

export interface MadeBackup extends Checked {
  readonly file: string;
  readonly bytes: number;
}

function explained(file: string, error: unknown): unknown {
  if (isDiskFull(error)) return new UpkeepError(`there is no space left for ${file}: no backup was made`);
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR')
    return new UpkeepError(`${file} cannot be written: ${message ?? code}`);
  return error;
}

/** The file has its name only when it was read again and every table in it was played. @throws {UpkeepError} */
export async function makeBackup(place: Place, target: string, now: number, onPart: OnPart): Promise<MadeBackup> {
  const file = fileFor(target, now);
  if (existsSync(file)) throw new UpkeepError(`${file} exists already: choose another name`);
  const partial = `${file}.partial`;
  const snapshot = await snapshotOf(place);
  try {
    await writeBackup(snapshot, partial, now, onPart('copying', total(snapshot.counts)));
    const checked = await checkBackup(partial, onPart);
    renameSync(partial, file);
    return { ...checked, file, bytes: statSync(file).size };
  } catch (error) {
    rmSync(partial, { force: true });
    throw explained(file, error);
  } finally {
    await snapshot.close();
  }
}

export interface Restored extends Checked, Replaced {}

/** Reads and plays the backup before anything is changed. @throws {UpkeepError} */
export async function restoreBackup(file: string, place: Place, now: number, onPart: OnPart): Promise<Restored> {
  await checkNotRunning(place);
  const checked = await checkBackup(file, onPart);
  return { ...checked, ...(await replaceWith(await readBackup(file), place, now, onPart)) };
}
