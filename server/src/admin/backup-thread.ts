/** Makes one backup and says how far it is. */
import { parentPort, workerData } from 'node:worker_threads';
import { makeBackup } from '../upkeep/backup.ts';
import type { Place } from '../upkeep/place.ts';
import type { OnPart } from '../upkeep/snapshot.ts';
import type { BackupState } from './backups.ts';

export interface BackupJob {
  readonly place: Place;
  readonly folder: string;
  readonly now: number;
}

export type BackupNews = Exclude<BackupState, { state: 'none' }>;

const port = parentPort!;
const tell = (news: BackupNews): void => port.postMessage(news);

/** Tells every hundredth. */
const onPart: OnPart = (part, steps) => {
  let done = 0;
  let told = 0;
  return () => {
    const share = Math.floor((100 * ++done) / Math.max(1, steps));
    if (share === told) return;
    told = share;
    tell({ state: 'running', part, share });
  };
};

const { place, folder, now } = workerData as BackupJob;
try {
  const { file, played } = await makeBackup(place, folder, now, onPart);
  const { tables, faults, unknown } = played;
  const whole = `${file}: ${tables - unknown.length} tables played, all as they were.`;
  tell(
    faults.length === 0
      ? { state: 'done', says: whole }
      : {
          state: 'failed',
          says: `${file} is a whole copy, but not everything in it plays: ${faults.slice(0, 5).join('; ')}`,
        },
  );
} catch (error) {
  tell({ state: 'failed', says: error instanceof Error ? error.message : String(error) });
}
