/**
 * The embedded store: one file, no service. The database has its own thread, so that tables go on while it waits for the
 * disk. Appends that arrive in the meantime share the next transaction: a hundred tables cost one sync, not a hundred.
 */
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { withoutExperimentalWarnings } from '@traque/bots/threads/worker-options';
import { Kysely } from 'kysely';
import { invitationQueries } from './invitation-store.ts';
import { noticeQueries } from './notice-store.ts';
import { addLine, queries } from './queries.ts';
import { restQueries } from './rest-store.ts';
import { type Exclusively, ratingQueries } from './rating-store.ts';
import { migrate, type Schema } from './schema.ts';
import { Appender } from './sqlite-appender.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { explained, type Value } from './sqlite-file.ts';
import type { Reply, Request } from './sqlite-thread.ts';
import { type Store, StoreFullError, StoreUnavailableError } from './store.ts';

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

function failure({ error, kind }: Extract<Reply, { error: string }>): Error {
  if (kind === 'unavailable') return new StoreUnavailableError(error);
  return kind === 'full' ? new StoreFullError(error) : new Error(error);
}

/** The main thread's side. Replies come in the order of the requests. */
class Thread {
  readonly #worker: Worker;
  readonly #asked: Waiting[] = [];
  #ended: Error | null = null;

  private constructor(file: string) {
    this.#worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
      workerData: file,
      ...withoutExperimentalWarnings,
    });
    this.#worker.on('message', (reply: Reply) => {
      const { resolve, reject } = this.#asked.shift()!;
      if ('error' in reply) reject(failure(reply));
      else resolve(reply);
    });
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('the database is closed')));
  }

  /** @throws {StoreUnavailableError} if the file is not ours, not writable or in use. */
  static async start(file: string): Promise<Thread> {
    const thread = new Thread(file);
    try {
      await thread.#reply();
    } catch (error) {
      await thread.#worker.terminate();
      throw error;
    }
    return thread;
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#asked.splice(0)) reject(this.#ended);
  }

  #reply(): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ resolve, reject });
    });
  }

  ask(request: Request): Promise<Reply> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    this.#worker.postMessage(request);
    return this.#reply();
  }

  async close(): Promise<void> {
    if (this.#ended !== null) return;
    const closed = this.ask({ kind: 'close' });
    this.#ended = new Error('the database is closed');
    await closed;
    await this.#worker.terminate();
  }
}

/** Identifies the file at this path; null if there is none. */
function inodeOf(file: string): bigint | null {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino ?? null;
}

/** Nobody else writes what depends on what is read: there is one process. The writes are one transaction. */
function oneAfterTheOther(db: Kysely<Schema>, thread: Thread): Exclusively {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(async () => {
      const { writes, answer } = await work(db);
      const statements = writes.map((write) => {
        const { sql, parameters } = write.compile();
        return { sql, values: parameters as readonly Value[] };
      });
      if (statements.length > 0) await thread.ask({ kind: 'runAll', statements });
      return answer;
    });
    last = done.catch(() => undefined);
    return done;
  };
}

/** More than a move needs: if this can be written, so can moves. */
const reserve = "UPDATE settings SET value = hex(zeroblob(16384)) WHERE key = 'checked'";

interface SqliteParts {
  readonly store: Store;
  /** Runs a statement in the database's thread. */
  readonly run: (sql: string) => Promise<unknown>;
}

/** @throws {StoreUnavailableError} if the file is not ours, damaged, not writable or in use. */
export const sqliteStore = async (file: string, committed?: (count: number) => void): Promise<Store> =>
  (await openSqlite(file, committed)).store;

/** The same, for those who need more than the store. */
export async function openSqlite(
  file: string,
  committed: (count: number) => void = () => undefined,
): Promise<SqliteParts> {
  const thread = await Thread.start(file);
  const dialect = sqliteDialect(async (sql, values) => {
    const reply = await thread.ask({ kind: 'ask', sql, values });
    return (reply as { rows: Record<string, unknown>[] }).rows;
  });
  const db = new Kysely<Schema>({ dialect });
  const run = (sql: string) => thread.ask({ kind: 'ask', sql, values: [] });
  try {
    // All migrations or none, also if the process is killed in between.
    await run('BEGIN IMMEDIATE');
    await migrate(db);
    await run('COMMIT');
  } catch (error) {
    await thread.close();
    throw explained(file, error);
  }
  const appender = new Appender(async ({ moves, groups }) => {
    const reply = await thread.ask({ kind: 'append', moves, groups: JSON.stringify(groups) });
    return (reply as { conflicts: number[] }).conflicts;
  }, committed);
  const asked = queries(db);
  const opened = inodeOf(file);
  const store: Store = {
    shared: false,
    ...asked,
    notices: noticeQueries(db),
    invitations: invitationQueries(db),
    rests: restQueries(db),
    ratings: ratingQueries(db, oneAfterTheOther(db, thread)),
    async checkWritable() {
      // A file that was deleted can be written until it is closed, and then everything is lost.
      if (inodeOf(file) !== opened) throw new Error(`${file} was deleted or replaced`);
      // The row exists after the first time; in the end it is short again, and the space is free for moves.
      await run(reserve);
      await asked.checkWritable();
    },
    append: (appends) => appender.append(appends),
    say: (table, channel, line) => addLine(db, table, channel, line),
    async close() {
      await appender.close();
      await thread.close();
    },
  };
  return { store, run };
}
