/** Backups that are made from the admin page, in a folder of this machine. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { withoutExperimentalWarnings } from '@traque/bots/threads/worker-options';
import type { Settings } from '../settings.ts';
import { BACKUP_ENDING } from '../upkeep/backup.ts';
import { placeOf } from '../upkeep/place.ts';
import type { BackupJob, BackupNews } from './backup-thread.ts';

const PRIVATE_FOLDER = 0o700;

export interface ListedBackup {
  readonly name: string;
  readonly bytes: number;
  readonly made: number;
}

/** What became of the last one that was asked for. */
export type BackupState =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly part: string; readonly share: number }
  | { readonly state: 'done' | 'failed'; readonly says: string };

export class Backups {
  readonly #settings: Settings;
  readonly folder: string;
  #state: BackupState = { state: 'none' };
  #worker: Worker | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.folder = settings.backupDir ?? join(settings.dataDir, 'backups');
  }

  get state(): BackupState {
    return this.#state;
  }

  /** Latest first. */
  get all(): readonly ListedBackup[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder)
      .filter((name) => name.endsWith(BACKUP_ENDING))
      .map((name) => {
        const { size, mtimeMs } = statSync(join(this.folder, name));
        return { name, bytes: size, made: mtimeMs };
      })
      .sort((a, b) => b.made - a.made);
  }

  /** In a thread of its own: playing every table takes long. One at a time. */
  start(now: number): void {
    if (this.#worker !== null) return;
    try {
      this.#prepareFolder();
    } catch (error) {
      this.#state = { state: 'failed', says: `${this.folder} cannot be written: ${(error as Error).message}` };
      return;
    }
    this.#state = { state: 'running', part: 'copying', share: 0 };
    const job: BackupJob = { place: placeOf(this.#settings), folder: this.folder, now };
    const worker = new Worker(new URL('./backup-thread.ts', import.meta.url), {
      workerData: job,
      ...withoutExperimentalWarnings,
    });
    this.#worker = worker;
    worker.on('message', (news: BackupNews) => (this.#state = news));
    worker.on('error', (error) => (this.#state = { state: 'failed', says: error.message }));
    worker.on('exit', () => {
      this.#worker = null;
      if (this.#state.state === 'running') this.#state = { state: 'failed', says: 'It was interrupted.' };
    });
  }

  /** A backup that was interrupted left a part of a file. */
  #prepareFolder(): void {
    mkdirSync(this.folder, { recursive: true, mode: PRIVATE_FOLDER });
    for (const name of readdirSync(this.folder))
      if (name.endsWith(`${BACKUP_ENDING}.partial`)) rmSync(join(this.folder, name));
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
