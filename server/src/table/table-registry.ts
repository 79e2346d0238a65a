/** All tables this process has open. Any table can be opened at any time: what is not in memory is in the log. */
import { closeCodes } from '@traque/wire/live';
import type { Dependencies } from '../dependencies.ts';
import { DeniedError } from '../errors.ts';
import { every } from '../time.ts';
import { TableScheduler } from './table-scheduler.ts';
import { Table } from './table.ts';

const SWEEP_MS = 1000;
const SWEEP_TABLES = 200;

export class TableRegistry {
  readonly #deps: Dependencies;
  readonly #opening = new Map<string, Promise<Table | null>>();
  readonly #loaded = new Map<string, Table>();
  readonly #scheduler: TableScheduler;
  readonly #changed = (table: Table): void => this.#scheduler.check(table);
  /** Due, but not to be opened here (their rules are of another version): they must not crowd out the others. */
  readonly #unopenable = new Set<string>();
  readonly #stop: () => void;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#scheduler = new TableScheduler(deps);
    this.#stop = every(deps.time, SWEEP_MS, () => this.sweep());
  }

  /** Hears of what other processes did. */
  async listen(): Promise<void> {
    await this.#deps.bus.listen(
      ({ about, table: id, number }) => {
        const table = this.#loaded.get(id);
        if (table === undefined) return;
        if (about === 'log' && number > table.state.number) this.#quietly(table.catchUp());
        if (about === 'talk') this.#quietly(table.sendNewTalk());
        if (about === 'presence') this.#quietly(table.run(() => table.readPresence()));
      },
      () => {
        for (const table of this.#loaded.values()) {
          this.#quietly(table.catchUp());
          this.#quietly(table.sendNewTalk());
          this.#quietly(table.run(() => table.readPresence()));
        }
      },
    );
  }

  #quietly(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      this.#deps.metrics.errors.inc();
      this.#deps.log.error({ err: error }, 'following another process failed');
    });
  }

  /** @throws {DeniedError} if there is no such table. */
  async open(id: string): Promise<Table> {
    const table = this.#loaded.get(id) ?? (await this.#load(id));
    if (table === null) throw new DeniedError('noTable', 'there is no such table');
    table.touched = this.#deps.time.now();
    return table;
  }

  /** As it is now, also if another process changed it this moment. */
  async openFresh(id: string): Promise<Table> {
    const table = await this.open(id);
    if (this.#deps.store.shared) await table.catchUp();
    return table;
  }

  #load(id: string): Promise<Table | null> {
    let opening = this.#opening.get(id);
    if (opening === undefined) {
      opening = Table.load(id, this.#deps, this.#changed);
      this.#opening.set(id, opening);
      opening.then(
        (table) => this.#opened(id, table),
        () => this.#opening.delete(id),
      );
    }
    return opening;
  }

  #opened(id: string, table: Table | null): void {
    this.#opening.delete(id);
    if (table === null) return;
    this.#loaded.set(id, table);
    this.#deps.metrics.tables.set(this.#loaded.size);
    // Where others may be looking after it already, it waits until it is due.
    if (!this.#deps.store.shared) this.#scheduler.check(table);
  }

  /** Attends to tables whose time has come, and lets go of those nobody uses. */
  async sweep(): Promise<void> {
    try {
      // Tables that are looked after already, or cannot be, must not keep others from their turn.
      const limit = SWEEP_TABLES + this.#unopenable.size + this.#scheduler.busy;
      for (const id of await this.#deps.store.due(this.#deps.time.now(), limit)) await this.#wake(id);
    } catch (error) {
      this.#deps.metrics.errors.inc();
      this.#deps.log.error({ err: error }, 'looking for due tables failed');
    }
    this.#forget();
  }

  /** Lets a bot of this table move, or calls time, if it is so far. */
  check(table: Table): void {
    this.#scheduler.check(table);
  }

  /** One table that cannot be opened does not keep the others from moving. */
  async #wake(id: string): Promise<void> {
    try {
      this.check(await this.openFresh(id));
      this.#unopenable.delete(id);
    } catch (error) {
      if (this.#unopenable.has(id)) return;
      this.#unopenable.add(id);
      this.#deps.log.error({ table: id, err: error }, 'a table could not be woken');
    }
  }

  #forget(): void {
    const since = this.#deps.time.now() - this.#deps.settings.idleMs;
    for (const [id, table] of this.#loaded) {
      if (!table.idleSince(since) || this.#scheduler.thinksFor(id)) continue;
      this.#loaded.delete(id);
    }
    this.#deps.metrics.tables.set(this.#loaded.size);
  }

  /** Resolves when what is in the queues now is done. */
  async finish(): Promise<void> {
    await Promise.all([...this.#loaded.values()].map((table) => table.run(() => Promise.resolve())));
  }

  /** Lets nobody in any more, finishes what is in the queues, and hangs up. */
  async close(): Promise<void> {
    this.#stop();
    this.#scheduler.close();
    await this.finish();
    for (const table of this.#loaded.values()) table.closeAll(closeCodes.closing, 'the server is closing');
  }
}
