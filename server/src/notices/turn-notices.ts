/**
 * Tells players who are away that it is their turn: once a turn, and once more when most of their time is over. The turn of a
 * player who is away is stored with the entry by which it begins, so that it is not lost with a process; other turns, of
 * those who were here or got their seat back, are noted a moment later. Any process that finds one due claims it in the
 * database, so that one of them tells the player.
 */
import type { Notice } from '@traque/wire/notices';
import type { Dependencies } from '../dependencies.ts';
import type { NoticeTarget, TurnNotice } from '../store/notice-store.ts';
import type { Table } from '../table/table.ts';
import { every } from '../time.ts';
import type { Delivery } from './delivery.ts';
import { delayOf, hasLongClock, noticeFor, reminderAt, type Turn, turnOf } from './notice.ts';

const SWEEP_MS = 1000;
const SWEEP_NOTICES = 200;
/** A turn that lasted for this time is put into the database. */
const SETTLED_MS = 1500;
/** A table that cannot be opened here, for instance since its rules are missing, is looked at again after this time. */
const UNOPENABLE_MS = 600_000;

/** Opens a table without counting as a visit. */
export type Look = (id: string) => Promise<Table>;

export class TurnNotices {
  readonly #deps: Dependencies;
  readonly #delivery: Delivery;
  readonly #look: Look;
  /** Turns that are not in the database yet, and since when: most are over before anybody has to be told. */
  readonly #noted = new Map<Table, { readonly turn: number; readonly since: number }>();
  /** By table, the last turn that this process has put there. */
  readonly #armed = new WeakMap<Table, number>();
  readonly #stop: () => void;

  constructor(deps: Dependencies, delivery: Delivery, look: Look) {
    this.#deps = deps;
    this.#delivery = delivery;
    this.#look = look;
    this.#stop = this.#isOff ? () => undefined : every(deps.time, SWEEP_MS, () => this.#sweep());
  }

  get #isOff(): boolean {
    return this.#deps.settings.notices === 'off';
  }

  /** A table changed, or was opened. */
  note(table: Table): void {
    const turn = turnOf(table.state);
    if (this.#isOff || turn === null || this.#armed.get(table) === turn.number || table.hasNoticed(turn.number)) return;
    if (this.#noted.get(table)?.turn !== turn.number)
      this.#noted.set(table, { turn: turn.number, since: this.#deps.time.now() });
  }

  /** Puts turns into the database that have lasted for a moment. In a quick game nothing is written. */
  async #armAll(before: number): Promise<void> {
    for (const [table, { turn, since }] of this.#noted) {
      if (since > before) continue;
      await this.#arm(table, turn, since);
      // Another turn may have begun in the meantime.
      if (this.#noted.get(table)?.turn === turn) this.#noted.delete(table);
    }
  }

  async #arm(table: Table, number: number, since: number): Promise<void> {
    const turn = turnOf(table.state);
    if (turn?.number !== number) return;
    // With a long clock a reminder may be needed after they have left.
    if (table.presence.seats.includes(turn.seat) && !hasLongClock(table.state)) return;
    const { store, settings } = this.#deps;
    await store.notices.arm(table.id, number, since + delayOf(table.state, settings.noticeDelayMs), turn.guests);
    this.#armed.set(table, number);
  }

  #failed(error: unknown): void {
    this.#deps.metrics.errors.inc();
    this.#deps.log.error({ err: error }, 'turn notices failed');
  }

  async #sweep(): Promise<void> {
    try {
      const { store, time } = this.#deps;
      await this.#armAll(time.now() - SETTLED_MS);
      for (const notice of await store.notices.due(time.now(), SWEEP_NOTICES)) await this.#handle(notice);
    } catch (error) {
      this.#failed(error);
    }
  }

  async #handle(notice: TurnNotice): Promise<void> {
    const { store, time } = this.#deps;
    let table: Table;
    try {
      table = await this.#look(notice.table);
    } catch {
      await store.notices.advance(notice, notice.stage, time.now() + UNOPENABLE_MS);
      return;
    }
    const turn = this.#current(table, notice);
    const reminder = turn === null ? null : reminderAt(table.state);
    if (turn === null || (notice.stage > 0 && reminder === null))
      await store.notices.advance(notice, notice.stage, null);
    else if (notice.stage === 0) await this.#claim(table, notice, turn, 'turn', reminder);
    else if (reminder! > time.now()) await store.notices.advance(notice, notice.stage, reminder);
    else await this.#claim(table, notice, turn, 'reminder', null);
  }

  /** The turn that a notice is about, if it is not over. */
  #current({ state }: Table, { turn: number }: TurnNotice): Turn | null {
    const turn = turnOf(state);
    return turn?.number === number ? turn : null;
  }

  async #claim(table: Table, notice: TurnNotice, turn: Turn, kind: Notice['kind'], next: number | null): Promise<void> {
    const { store } = this.#deps;
    if (!(await store.notices.advance(notice, kind === 'turn' ? 1 : 2, next))) return;
    if (!(await this.#isAway(table, turn))) return;
    for (const target of await store.notices.targetsOf(turn.guests))
      if (this.#sends(target)) void this.#delivery.send(target, () => this.#make(target, notice, kind));
  }

  #sends({ kind }: NoticeTarget): boolean {
    const { notices } = this.#deps.settings;
    return notices === 'all' || notices === (kind === 'push' ? 'push' : 'webhooks');
  }

  async #isAway({ id }: Table, { seat }: Turn): Promise<boolean> {
    return !(await this.#deps.presence.of(id)).seats.includes(seat);
  }

  /** Asked for again before each attempt: by then the player may have come or moved, or wants no more notices. */
  async #make({ id, origin }: NoticeTarget, notice: TurnNotice, kind: Notice['kind']): Promise<Notice | null> {
    const table = await this.#look(notice.table);
    const turn = this.#current(table, notice);
    if (turn === null || !(await this.#isAway(table, turn))) return null;
    const targets = await this.#deps.store.notices.targetsOf(turn.guests);
    if (targets.every((target) => target.id !== id)) return null;
    return noticeFor(table.state, turn.seat, kind, origin);
  }

  /** Leaves it to other processes. */
  async close(): Promise<void> {
    this.#stop();
    this.#delivery.close();
    await this.#armAll(Infinity);
  }
}
