/**
 * Appends to the embedded database: those that arrive while a transaction is being written share the next one, which is on
 * the disk before any of their promises resolves.
 */
import { moveValues, type Outcome, type Value } from './sqlite-file.ts';
import { type Append, isMove } from './store.ts';

interface Waiting {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
}

/** What one transaction appends: moves as one flat list of `moveValues`, the rest as groups. */
export interface Appends {
  readonly moves: readonly Value[];
  readonly groups: readonly (readonly Append[])[];
}

/** The appends of one transaction, and the promises that wait for it. */
class Batch implements Appends {
  readonly moves: Value[] = [];
  readonly groups: (readonly Append[])[] = [];
  readonly #movers: Waiting[] = [];
  readonly #grouped: Waiting[] = [];

  get size(): number {
    return this.#movers.length + this.#grouped.length;
  }

  add(appends: readonly Append[], waiting: Waiting): void {
    const [first] = appends;
    if (appends.length === 1 && isMove(first!)) {
      this.moves.push(...moveValues(first!));
      this.#movers.push(waiting);
      return;
    }
    this.groups.push(appends);
    this.#grouped.push(waiting);
  }

  /** `conflicts`: by place, moves first and then groups. */
  resolve(conflicts: readonly number[]): void {
    let place = 0;
    for (const waiting of [this.#movers, this.#grouped])
      for (const { resolve } of waiting) resolve(conflicts.includes(place++) ? 'conflict' : 'stored');
  }

  reject(error: Error): void {
    for (const waiting of [this.#movers, this.#grouped]) for (const { reject } of waiting) reject(error);
  }
}

/** Stores everything in one transaction; resolves with the places of those that were not stored, since their number exists. */
export type Commit = (appends: Appends) => Promise<readonly number[]>;

export class Appender {
  readonly #commit: Commit;
  readonly #committed: (count: number) => void;
  #batch = new Batch();
  /** From the first append on until all are settled. */
  #busy = false;
  #closed: (() => void) | null = null;

  /** `committed` is called after each transaction. */
  constructor(commit: Commit, committed: (count: number) => void) {
    this.#commit = commit;
    this.#committed = committed;
  }

  append(appends: readonly Append[]): Promise<Outcome> {
    if (this.#closed !== null) return Promise.reject(new Error('the database is closed'));
    return new Promise((resolve, reject) => {
      this.#batch.add(appends, { resolve, reject });
      if (this.#busy) return;
      this.#busy = true;
      this.#later(() => undefined);
    });
  }

  /**
   * At the end of this turn of the event loop, when all commands that have arrived are read: they go into the next
   * transaction, which is written while the promises of the last one are settled and its players told.
   */
  #later(settle: () => void): void {
    setImmediate(() => {
      const batch = this.#batch;
      if (batch.size === 0) {
        this.#busy = false;
        settle();
        this.#closed?.();
        return;
      }
      this.#batch = new Batch();
      void this.#outcome(batch).then((outcome) => this.#later(outcome));
      settle();
    });
  }

  /** Resolves with what settles the promises of the batch. */
  async #outcome(batch: Batch): Promise<() => void> {
    try {
      const conflicts = await this.#commit(batch);
      this.#committed(batch.size);
      return () => batch.resolve(conflicts);
    } catch (error) {
      return () => batch.reject(error as Error);
    }
  }

  /** Accepts nothing more; resolves when what waits is stored. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#closed = resolve;
      if (!this.#busy) resolve();
    });
  }
}
