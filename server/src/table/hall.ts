/** All tables this process has open. Any table can be opened at any time: what is not in memory is in the log. */
import { Denied } from '../errors.ts';
import { every } from '../time.ts';
import { closeCodes } from '../wire/live.ts';
import type { World } from '../world.ts';
import { Keeper } from './keeper.ts';
import { Table } from './table.ts';

const SWEEP_MS = 1000;
const SWEEP_TABLES = 200;

export class Hall {
  readonly #world: World;
  readonly #opening = new Map<string, Promise<Table | null>>();
  readonly #loaded = new Map<string, Table>();
  readonly #keeper: Keeper;
  readonly #changed = (table: Table): void => this.#keeper.attend(table);
  /** Due, but not to be opened here (their rules are of another version): they must not crowd out the others. */
  readonly #unopenable = new Set<string>();
  /** Could not read what other processes did: no further news may come, so the next sweep looks again. */
  readonly #behind = new Set<Table>();
  readonly #stop: () => void;

  constructor(world: World) {
    this.#world = world;
    this.#keeper = new Keeper(world);
    this.#stop = every(world.time, SWEEP_MS, () => this.sweep());
  }

  /** Hears of what other processes did. */
  async listen(): Promise<void> {
    await this.#world.bus.listen(
      ({ about, table: id, number }) => {
        const table = this.#loaded.get(id);
        if (table === undefined) return;
        if (about === 'log' && number > table.folded.number) this.#follow(table, table.catchUp());
        if (about === 'talk') this.#follow(table, table.hearTalk());
        if (about === 'presence')
          this.#follow(
            table,
            table.run(() => table.readPresence()),
          );
      },
      () => {
        for (const table of this.#loaded.values()) this.#followAll(table);
      },
    );
  }

  #followAll(table: Table): void {
    this.#behind.delete(table);
    this.#follow(table, table.catchUp());
    this.#follow(table, table.hearTalk());
    this.#follow(
      table,
      table.run(() => table.readPresence()),
    );
  }

  #follow(table: Table, work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      this.#behind.add(table);
      this.#world.metrics.errors.inc();
      this.#world.log.error({ err: error }, 'following another process failed');
    });
  }

  /** @throws {Denied} if there is no such table. */
  async open(id: string): Promise<Table> {
    const table = this.#loaded.get(id) ?? (await this.#load(id));
    if (table === null) throw new Denied('noTable', 'there is no such table');
    table.touched = this.#world.time.steady();
    return table;
  }

  /** As it is now, also if another process changed it this moment. */
  async openFresh(id: string): Promise<Table> {
    const table = await this.open(id);
    if (this.#world.store.shared) await table.catchUp();
    return table;
  }

  #load(id: string): Promise<Table | null> {
    let opening = this.#opening.get(id);
    if (opening === undefined) {
      opening = Table.load(id, this.#world, this.#changed);
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
    this.#world.metrics.tables.set(this.#loaded.size);
    // Where others may be looking after it already, it waits until it is due.
    if (!this.#world.store.shared) this.#keeper.attend(table);
  }

  /** Attends to tables whose time has come, and lets go of those nobody uses. */
  async sweep(): Promise<void> {
    for (const table of this.#behind) this.#followAll(table);
    try {
      // Tables that are looked after already, or cannot be, must not keep others from their turn.
      const limit = SWEEP_TABLES + this.#unopenable.size + this.#keeper.busy;
      for (const id of await this.#world.store.due(this.#world.time.now(), limit)) await this.#wake(id);
    } catch (error) {
      this.#world.metrics.errors.inc();
      this.#world.log.error({ err: error }, 'looking for due tables failed');
    }
    this.#forget();
  }

  /** Lets a bot of this table move, or calls time, if it is so far. */
  attend(table: Table): void {
    this.#keeper.attend(table);
  }

  /** One table that cannot be opened does not keep the others from moving. */
  async #wake(id: string): Promise<void> {
    try {
      this.attend(await this.openFresh(id));
      this.#unopenable.delete(id);
    } catch (error) {
      if (this.#unopenable.has(id)) return;
      this.#unopenable.add(id);
      this.#world.log.error({ table: id, err: error }, 'a table could not be woken');
    }
  }

  #forget(): void {
    const since = this.#world.time.steady() - this.#world.settings.idleMs;
    for (const [id, table] of this.#loaded) {
      if (!table.idleSince(since) || this.#keeper.thinksFor(id)) continue;
      this.#loaded.delete(id);
    }
    this.#world.metrics.tables.set(this.#loaded.size);
  }

  /** Resolves when what is in the queues now is done. */
  async finish(): Promise<void> {
    await Promise.all([...this.#loaded.values()].map((table) => table.run(() => Promise.resolve())));
  }

  /** Lets nobody in any more, finishes what is in the queues, and hangs up. */
  async close(): Promise<void> {
    this.#stop();
    this.#keeper.close();
    await this.finish();
    for (const table of this.#loaded.values()) table.closeAll(closeCodes.closing, 'the server is closing');
  }
}
