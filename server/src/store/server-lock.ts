/**
 * Who may write to an embedded database: one server, or the restoring of a backup. The lock is SQLite's own, on an empty
 * file beside the database, and ends with its process, however that ends. The database itself stays readable for others,
 * so that a backup can be made while the server runs.
 */
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const TIMEOUT_MS = 200;
const PRIVATE = 0o600;

export class ServerLock {
  readonly #db: DatabaseSync;
  #released = false;

  private constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Null if somebody else has it. */
  static take(database: string): ServerLock | null {
    const path = `${database}-lock`;
    closeSync(openSync(path, 'a', PRIVATE));
    const db = new DatabaseSync(path);
    try {
      db.exec(`PRAGMA busy_timeout=${TIMEOUT_MS}`);
      db.exec('BEGIN EXCLUSIVE');
      return new ServerLock(db);
    } catch (error) {
      db.close();
      if (error instanceof Error && error.message.includes('locked')) return null;
      throw error;
    }
  }

  release(): void {
    if (this.#released) return;
    this.#released = true;
    this.#db.close();
  }
}
