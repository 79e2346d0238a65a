/**
 * Whether a PostgreSQL that had no space has some again. A small write does not tell: it finds room in a page that is
 * already there, and so does a large one after some time, when the room that earlier ones took is free.
 */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { StoreFullError } from './store.ts';

/** A new table takes new pages; nothing of it stays, also if it fails. */
const takeSpace = (name: string): string => `do $$ begin
  create table traque.${name} as select * from generate_series(1, 5000);
  drop table traque.${name};
end $$`;

export class SpaceCheck {
  readonly #pool: Pool;
  #isFull = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** The same function, but it is remembered if there was no space. */
  noting<A extends readonly unknown[], T>(work: (...asked: A) => Promise<T>): (...asked: A) => Promise<T> {
    return async (...asked) => {
      try {
        return await work(...asked);
      } catch (error) {
        if (error instanceof StoreFullError) this.#isFull = true;
        throw error;
      }
    };
  }

  /** Rejects if there was no space and there still is none. */
  async check(): Promise<void> {
    if (!this.#isFull) return;
    // Other processes may do the same at the same time.
    await this.#pool.query(takeSpace(`space_${randomUUID().replaceAll('-', '')}`));
    this.#isFull = false;
  }
}
