/**
 * How many entries the embedded database has at least, in a small file beside it. The newest entries are in the write-ahead
 * log, a file of its own: if that is lost, or an older copy is put in place of the database, SQLite finds nothing wrong.
 * The count is written after the entries are on the disk, so it is never too high.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { StoreUnavailableError } from './store.ts';

const INTERVAL_MS = 1000;
/** Always as long, so that writing it needs no space on a full disk. */
const DIGITS = 16;
const PRIVATE = 0o600;

export class EntryCount {
  readonly #database: string;
  #written = -1;
  #writtenAt = -Infinity;

  constructor(database: string) {
    this.#database = database;
  }

  get #path(): string {
    return `${this.#database}-count`;
  }

  /** @throws {StoreUnavailableError} if the database has fewer entries than it had. */
  check(count: number): void {
    const expected = existsSync(this.#path) ? Number(readFileSync(this.#path, 'utf8')) : 0;
    if (!(count < expected)) return;
    throw new StoreUnavailableError(
      `${this.#database} has ${count} entries but had at least ${expected}: its -wal file is missing, or it is an older copy. ` +
        `Put the newest files back, or delete ${this.#path} to go on with what there is`,
    );
  }

  /** Now and then, and with `now` at once. */
  note(counted: () => number, now?: 'now'): void {
    const at = performance.now();
    if (now === undefined && at - this.#writtenAt < INTERVAL_MS) return;
    const count = counted();
    if (count === this.#written) return;
    this.#writtenAt = at;
    try {
      // In place: what was there stays if this fails.
      writeFileSync(this.#path, `${count}`.padStart(DIGITS), {
        flag: existsSync(this.#path) ? 'r+' : 'w',
        mode: PRIVATE,
      });
      this.#written = count;
    } catch {
      // The count is a help only.
    }
  }
}
