/** A consistent copy of everything that a database holds, as a stream of rows: what is backed up, restored and moved. */

type Value = string | number | null;
export type Row = readonly Value[];

/** Some rows of one table of the database. Each table comes at least once, even if it is empty, and never in between others. */
export interface Batch {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

export type Counts = Readonly<Record<string, number>>;

export interface Snapshot {
  /** The newest migration of the database it was taken from. */
  readonly schema: string;
  /** Rows by table. */
  readonly counts: Counts;
  /** Entries come in order: one game table after the other, each from its first entry. */
  batches(): AsyncIterable<Batch>;
  close(): Promise<void>;
}

/** What cannot be done, in a sentence for the person who asked for it. Nothing was changed. */
export class UpkeepError extends Error {
  override readonly name = 'UpkeepError';
}

export type OnStep = () => void;

/** Told which part of a long task begins and how many steps it has; the result is called for each of them. */
export type OnPart = (part: string, steps: number) => OnStep;

/** Settings that belong to running processes and signed-in devices are no part of a copy. For both databases. */
export const conditionOf = (table: string): string =>
  table === 'settings' ? " where key not like 'process:%' and key not like 'admin-%'" : '';

export const BATCH_ROWS = 500;

/** Names of tables and columns go into statements as they are. */
export const isPlainName = (name: unknown): name is string =>
  typeof name === 'string' && /^[a-z][a-z_]{0,62}$/.test(name);

/** A list of columns in a statement: `count` or `keys` may mean something to a database. */
export const listOf = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
