/** The thread of the embedded database: answers requests one at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile, type Statement, type Value } from './sqlite-file.ts';
import { type Append, StoreUnavailableError } from './store.ts';

export type Request =
  | { readonly kind: 'ask'; readonly sql: string; readonly values: readonly Value[] }
  | { readonly kind: 'runAll'; readonly statements: readonly Statement[] }
  /** Moves as one flat list of `moveValues`, the rest as JSON: copying many small objects between threads is slow. */
  | { readonly kind: 'append'; readonly moves: readonly Value[]; readonly groups: string }
  | { readonly kind: 'close' };

export type Reply =
  | { readonly rows: Record<string, unknown>[] }
  /** The places of those that were not stored: usually none, so that hardly anything is copied. */
  | { readonly conflicts: readonly number[] }
  | { readonly error: string; readonly kind: 'unavailable' | 'full' | 'other' };

function answer(file: SqliteFile, request: Request): Reply {
  switch (request.kind) {
    case 'ask':
      return { rows: file.ask(request.sql, request.values) };
    case 'runAll':
      file.runAll(request.statements);
      return { rows: [] };
    case 'append':
      return { conflicts: file.append(request.moves, JSON.parse(request.groups) as Append[][]) };
    case 'close':
      file.close();
      return { rows: [] };
  }
}

/** SQLite's result code for a full disk. */
const SQLITE_FULL = 13;

function kindOf(error: unknown): 'unavailable' | 'full' | 'other' {
  if (error instanceof StoreUnavailableError) return 'unavailable';
  return (error as { errcode?: number }).errcode === SQLITE_FULL ? 'full' : 'other';
}

function attempt(work: () => Reply): Reply {
  try {
    return work();
  } catch (error) {
    return {
      error: error instanceof Error ? error.message : String(error),
      kind: kindOf(error),
    };
  }
}

const port = parentPort!;
let file: SqliteFile;

function checkpoint(): void {
  try {
    file.checkpointIfDue();
  } catch {
    // For instance because the disk is full. The log still has everything, and it is tried again after more appends.
  }
}

// The first reply comes without a request: whether the file could be opened.
port.postMessage(
  attempt(() => {
    file = new SqliteFile(workerData as string);
    return { rows: [] };
  }),
);
port.on('message', (request: Request) => {
  port.postMessage(attempt(() => answer(file, request)));
  if (request.kind === 'append') checkpoint();
});
