/** Plays the logs of all tables in a snapshot: a backup that cannot be played is none. */
import { gameNamed } from '@traque/engine';
import { RulesMissing } from '@traque/engine/core/lookup';
import type { Logged, LogEntry } from '../table/log.ts';
import { faultIn } from '../table/rules.ts';
import type { Batch, OnStep, Row } from './snapshot.ts';

export interface Played {
  readonly tables: number;
  readonly entries: number;
  /** What does not play, such as `table abc lacks entry 7`. */
  readonly faults: readonly string[];
  /** Tables whose rules or data this version does not have: they are kept, and another version plays them. */
  readonly unknown: readonly string[];
}

const parsed = (columns: readonly string[], row: Row): LogEntry => ({
  number: Number(row[columns.indexOf('number')]),
  at: Number(row[columns.indexOf('at')]),
  logged: JSON.parse(String(row[columns.indexOf('logged')])) as Logged,
});

export class LogPlayer {
  readonly #onTable: OnStep;
  readonly #faults: string[] = [];
  readonly #unknown: string[] = [];
  #tables = 0;
  #entries = 0;
  #table: string | null = null;
  #log: LogEntry[] = [];

  constructor(onTable: OnStep = () => undefined) {
    this.#onTable = onTable;
  }

  /** Entries come table by table; other batches are ignored. */
  add({ table, columns, rows }: Batch): void {
    if (table !== 'entries') return;
    const id = columns.indexOf('table_id');
    for (const row of rows) {
      if (row[id] !== this.#table) this.#finish(String(row[id]));
      this.#entries++;
      try {
        this.#log.push(parsed(columns, row));
      } catch {
        this.#faults.push(`table ${row[id]} has an entry that is no JSON`);
      }
    }
  }

  #finish(next: string | null): void {
    const [table, log] = [this.#table, this.#log];
    this.#table = next;
    this.#log = [];
    if (table === null) return;
    this.#tables++;
    this.#onTable();
    try {
      const fault = faultIn(gameNamed, log);
      if (fault !== null) this.#faults.push(`table ${table} ${fault}`);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      if (error instanceof RulesMissing) this.#unknown.push(`table ${table}: ${text}`);
      else this.#faults.push(`table ${table} does not play: ${text}`);
    }
  }

  /** To be called once, after the last batch. */
  end(): Played {
    this.#finish(null);
    return { tables: this.#tables, entries: this.#entries, faults: this.#faults, unknown: this.#unknown };
  }
}
