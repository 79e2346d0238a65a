/** The tables that this process has in memory. Any other table is opened from its log when it is needed. */
import { closeCodes } from '@traque/wire/live';
import type { Dependencies } from '../dependencies.ts';
import { DeniedError } from '../errors.ts';
import { every } from '../time.ts';
import { Outages } from './outages.ts';
import { closeUnused, endUnused } from './room-commands.ts';
import { onlyBotsPlay } from './roster.ts';
import { isBotsTurn, rescueAt } from './table-index.ts';
import { TableScheduler } from './table-scheduler.ts';
import { Table } from './table.ts';

const SWEEP_MS = 1000;
const SWEEP_TABLES = 200;
/** How often, and how many at once, unused tables that never started are closed. */
const TIDY_MS = 60_000;
const TIDY_TABLES = 200;

export class TableRegistry {
  readonly #deps: Dependencies;
  readonly #opening = new Map<string, Promise<Table | null>>();
  readonly #loaded = new Map<string, Table>();
  readonly #outages: Outages;
  readonly #scheduler: TableScheduler;
  readonly #changed = (table: Table): void => {
    this.#scheduler.check(table);
    this.#note(table);
  };
  readonly #note: (table: Table) => void;
  /** Tables that are due but cannot be opened here (other rules): they must not take the place of others in a sweep. */
  readonly #unopenable = new Set<string>();
  /** The same for tables that rest. Only earlier releases stored a due time for them. */
  readonly #resting = new Set<string>();
  /** Tables that failed to read what other processes did: maybe no further notification comes, so a sweep tries again. */
  readonly #behind = new Set<Table>();
  readonly #stops: readonly (() => void)[];
  /** Sweeps that have begun: they need the store until they end. */
  readonly #underWay = new Set<Promise<void>>();

  /** `note` is called when this process has changed or opened a table. */
  constructor(deps: Dependencies, note: (table: Table) => void) {
    this.#deps = deps;
    this.#note = note;
    this.#outages = new Outages(deps);
    this.#scheduler = new TableScheduler(deps, this.#outages);
    this.#stops = [
      every(deps.time, SWEEP_MS, () => this.#track(this.sweep())),
      every(deps.time, TIDY_MS, () => this.#track(this.#tidy())),
    ];
  }

  #track(sweep: Promise<void>): Promise<void> {
    this.#underWay.add(sweep);
    return sweep.finally(() => this.#underWay.delete(sweep));
  }

  /** Follows what other processes do. */
  async listen(): Promise<void> {
    await this.#deps.bus.listen(
      ({ about, table: id, number }) => {
        const table = this.#loaded.get(id);
        if (table === undefined) return;
        // Who comes or goes may have lost a process that had stored a move and could not tell us.
        if ((about === 'log' && number > table.state.number) || about === 'presence')
          this.#follow(table, table.catchUp());
        if (about === 'talk') this.#follow(table, table.sendNewTalk());
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
    this.#follow(table, table.sendNewTalk());
    this.#follow(
      table,
      table.run(() => table.readPresence()),
    );
  }

  #follow(table: Table, work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      this.#behind.add(table);
      this.#deps.metrics.errors.inc();
      this.#deps.log.error({ err: error }, 'following another process failed');
    });
  }

  /** @throws {DeniedError} if there is no such table. */
  async open(id: string): Promise<Table> {
    const table = await this.#get(id);
    this.#attend(table);
    return table;
  }

  /** The same, with everything that other processes have stored by now. */
  async openFresh(id: string): Promise<Table> {
    const table = await this.#get(id);
    if (this.#deps.store.shared) await table.catchUp();
    this.#attend(table);
    return table;
  }

  /** The same without a visit: nobody has come. */
  async look(id: string): Promise<Table> {
    const table = await this.#get(id);
    if (this.#deps.store.shared) await table.catchUp();
    return table;
  }

  async #get(id: string): Promise<Table> {
    const table = this.#loaded.get(id) ?? (await this.#load(id));
    if (table === null) throw new DeniedError('noTable', 'there is no such table');
    table.touched = this.#deps.time.monotonic();
    return table;
  }

  /** Somebody is here: a table that rested goes on. */
  #attend(table: Table): void {
    table.visit();
    this.#resting.delete(table.id);
    this.#wakeBots(table);
  }

  /** With a shared store another process may be at it: then not before that one should have moved. */
  #wakeBots(table: Table): void {
    const { store, settings, time } = this.#deps;
    if (!onlyBotsPlay(table.state.roster)) return;
    if (!store.shared || rescueAt(table.state, settings) <= time.now()) this.check(table);
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
    // With a shared store another process may handle it already: then it waits until it is due.
    if (!this.#deps.store.shared) this.#scheduler.check(table);
    // The process that should have noted its turn may have died.
    this.#note(table);
  }

  /** Checks tables that are due, and removes unused ones from memory. */
  async sweep(): Promise<void> {
    for (const table of this.#behind) this.#followAll(table);
    // Bots whose process died, and tables that rested before somebody came.
    for (const table of this.#loaded.values()) if (table.audience.all.length > 0) this.#wakeBots(table);
    try {
      await this.#outages.beat();
      // Tables that are already handled, or cannot be opened, must not take the place of others.
      const limit = SWEEP_TABLES + this.#unopenable.size + this.#resting.size + this.#scheduler.busy;
      for (const id of await this.#deps.store.due(this.#deps.time.now(), limit)) await this.#wake(id);
    } catch (error) {
      this.#deps.metrics.errors.inc();
      this.#deps.log.error({ err: error }, 'looking for due tables failed');
    }
    this.#forget();
  }

  /** One after the other, so that moves come in between. */
  async #tidy(): Promise<void> {
    const { store, time, settings, metrics, log } = this.#deps;
    const limit = TIDY_TABLES + this.#unopenable.size;
    try {
      for (const id of await store.unstarted(time.now() - settings.unstartedMs, limit))
        await this.#try(id, async () => closeUnused(await this.#get(id), this.#deps));
      if (settings.unfinishedMs === 0 || this.#outages.isRecent(time.now())) return;
      for (const id of await store.unfinished(time.now() - settings.unfinishedMs, limit))
        await this.#try(id, async () => endUnused(await this.#get(id), this.#deps));
    } catch (error) {
      metrics.errors.inc();
      log.error({ err: error }, 'closing unused tables failed');
    }
  }

  /** Lets a bot move or enforces the clock, if it is time. */
  check(table: Table): void {
    this.#scheduler.check(table);
  }

  async #wake(id: string): Promise<void> {
    if (this.#resting.has(id)) return;
    await this.#try(id, async () => {
      const table = await this.#get(id);
      if (this.#deps.store.shared) await table.catchUp();
      this.check(table);
      if (this.#scheduler.rests(table)) this.#resting.add(id);
    });
  }

  /** A table that cannot be opened must not stop what is done for others. */
  async #try(id: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      this.#unopenable.delete(id);
    } catch (error) {
      if (this.#unopenable.has(id)) return;
      this.#unopenable.add(id);
      this.#deps.log.error({ table: id, err: error }, 'a table could not be woken');
    }
  }

  #forget(): void {
    const since = this.#deps.time.monotonic() - this.#deps.settings.idleMs;
    for (const [id, table] of this.#loaded) {
      if (!table.idleSince(since) || this.#scheduler.thinksFor(id)) continue;
      this.#loaded.delete(id);
    }
    this.#deps.metrics.tables.set(this.#loaded.size);
  }

  /** Resolves when everything that is now in the queues is done. */
  async finish(): Promise<void> {
    await Promise.all([...this.#loaded.values()].map((table) => table.run(() => Promise.resolve())));
  }

  /** Finishes what is in the queues, and lets other processes move the bots that would move here, without a wait. */
  async handOver(): Promise<void> {
    await this.finish();
    const { store, time } = this.#deps;
    if (!store.shared) return;
    const waiting = [...this.#loaded.values()].filter(({ state }) => isBotsTurn(state));
    await store.handOver(
      waiting.map(({ id, state }) => ({ table: id, number: state.number })),
      time.now(),
    );
  }

  /** Stops the sweeps, finishes what is in the queues and disconnects everybody. */
  async close(): Promise<void> {
    for (const stop of this.#stops) stop();
    this.#scheduler.close();
    await Promise.all(this.#underWay);
    await this.finish();
    for (const table of this.#loaded.values()) table.closeAll(closeCodes.closing, 'the server is closing');
  }
}
