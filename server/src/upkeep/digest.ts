/** What a stream of rows contains, whatever their order: to compare a copy with what it was made from. */
import { createHash } from 'node:crypto';
import type { Batch, Counts, Row } from './snapshot.ts';

const BYTES = 32;

export class Digest {
  readonly #counts: Record<string, number> = {};
  readonly #sums: Record<string, Buffer> = {};

  add({ table, columns, rows }: Batch): void {
    this.#counts[table] = (this.#counts[table] ?? 0) + rows.length;
    const sum = (this.#sums[table] ??= Buffer.alloc(BYTES));
    // Databases may hold the same columns in another order.
    const order = columns.map((name, i) => ({ name, i })).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const row of rows) {
      const hash = hashOf(order.map(({ i }) => row[i]!));
      for (let i = 0; i < BYTES; i++) sum[i]! ^= hash[i]!;
    }
  }

  get counts(): Counts {
    return this.#counts;
  }

  /** The tables that differ. */
  differences(other: Digest): string[] {
    const tables = new Set([...Object.keys(this.#counts), ...Object.keys(other.#counts)]);
    return [...tables].filter((table) => {
      const [own, others] = [this.#sums[table], other.#sums[table]];
      return this.#counts[table] !== other.#counts[table] || own === undefined || !own.equals(others!);
    });
  }
}

function hashOf(row: Row): Buffer {
  return createHash('sha256').update(JSON.stringify(row)).digest();
}
