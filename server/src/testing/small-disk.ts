/** A disk that is full when a test wants it: a file system of its own in memory. Making one takes the rights of root. */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ids } from './postgres.ts';

export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Gone when the test ends; null where the system does not permit it. */
  static make(megabytes: number): SmallDisk | null {
    const folder = mkdtempSync(join(tmpdir(), 'traque-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    } catch {
      rmdirSync(folder);
      return null;
    }
    // A PostgreSQL that root starts runs as another user.
    if (ids.uid !== undefined) chownSync(folder, ids.uid, ids.gid);
    onTestFinished(() => {
      // A process that still has a file open must not keep the test from ending.
      execFileSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    });
    return new SmallDisk(folder);
  }

  get #filler(): string {
    return join(this.folder, 'filler');
  }

  /** Takes all the space there is. */
  fill(): void {
    for (const size of [1_000_000, 4096])
      try {
        for (;;) writeFileSync(this.#filler, Buffer.alloc(size), { flag: 'a' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
  }

  free(): void {
    rmSync(this.#filler);
  }
}
