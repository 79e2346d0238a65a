/**
 * One table in this process: its state, its queue and its listeners. Every change is judged, folded, stored and then
 * sent to the listeners, in this order, one change at a time.
 */
import type { Seat, Viewer } from '@traque/engine/core/game';
import { closeCodes, type ServerMessage, WIRE } from '@traque/wire/live';
import type { Entry, Snapshot } from '@traque/wire/play';
import type { Line, Presence, Talk } from '@traque/wire/room';
import type { Dependencies } from '../dependencies.ts';
import { Audience, type Listener } from '../live/audience.ts';
import { OutboundMessage } from '../live/websocket/outbound-message.ts';
import { nobody } from '../live/presence.ts';
import { noticeWith } from '../notices/notice.ts';
import type { Append } from '../store/store.ts';
import { Attendance } from './attendance.ts';
import { Conversation } from './conversation.ts';
import { fold, type TableState, type FoldedEntry } from './fold.ts';
import { type Identity, isHost, viewerOf } from './identity.ts';
import type { LogEntry, Logged } from './log.ts';
import { entryFor, momentFor } from './moment.ts';
import { type Replayed, replay, replayOn } from './replay.ts';
import { roomInfo } from './roster.ts';
import { tableIndexOf } from './table-index.ts';

/**
 * Entries kept in memory for clients that reconnect; older ones are folded from the log again. Two are enough: entries
 * that survive several garbage collections become expensive.
 */
const RECENT_ENTRIES = 2;
/** A client that missed more entries than this gets only the present position. */
const MAX_MISSED = 200;

/**
 * Decides on a change: append this to the log, or answer without a change. It gets the latest state, and is called again
 * if another process appended first.
 */
export type Judge<T> = (
  state: TableState,
) => { readonly log: Logged; readonly more?: readonly Append[] } | { readonly answer: T };
type Outcome<T> = { readonly number: number } | { readonly answer: T };

export class Table {
  readonly id: string;
  readonly audience = new Audience();
  readonly #deps: Dependencies;
  /** Called after this process changed the table: the process that changes it also lets its bots move. */
  readonly #changed: (table: Table) => void;
  #state: TableState;
  /** Latest last. */
  #recent: readonly FoldedEntry[];
  /** Starts the work that waits for its turn, in the order in which it came. */
  readonly #waiting: (() => void)[] = [];
  /** How much work is in the queue, what runs included. */
  #pending = 0;
  #presence: Presence = nobody;
  /** By seat, when the player was last connected or sent a request; at first, when the table was opened. */
  readonly #seen: number[];
  /** Whether a player is here. */
  readonly attendance: Attendance;
  /** The last turn of which a notice was stored with its entry. */
  #noticed: number | null = null;
  /** When somebody last opened the table, or came or left. */
  #visited = -Infinity;
  readonly #conversation: Conversation;
  /** When it was last used. Times that are not stored are from the monotonic clock. */
  touched: number;

  private constructor(
    id: string,
    deps: Dependencies,
    state: TableState,
    recent: FoldedEntry[],
    changed: (table: Table) => void,
  ) {
    this.id = id;
    this.#deps = deps;
    this.#state = state;
    this.#recent = recent;
    this.#changed = changed;
    this.touched = deps.time.monotonic();
    this.#seen = state.roster.seats.map(() => this.touched);
    this.attendance = new Attendance(deps.time);
    this.#conversation = new Conversation(id, deps, this.audience);
  }

  /** Null if there is no such table. */
  static async load(id: string, deps: Dependencies, changed: (table: Table) => void): Promise<Table | null> {
    const entries = await deps.store.read(id, 0);
    if (entries.length === 0) return null;
    const { state, foldedEntry } = await replay(id, deps, entries);
    const table = new Table(id, deps, state, foldedEntry.slice(-RECENT_ENTRIES), changed);
    if (deps.store.shared) await table.#logFailure('reading who is connected failed', () => table.#findPresence());
    return table;
  }

  get state(): TableState {
    return this.#state;
  }

  /** Whether a notice of the turn that began with this entry was stored together with it, by this process. */
  hasNoticed(turn: number): boolean {
    return this.#noticed === turn;
  }

  get presence(): Presence {
    return this.#presence;
  }

  /** The player of this seat sent a request. */
  askedBy(seat: Viewer): void {
    if (seat === null) return;
    this.#markSeen(seat);
    this.attendance.asked();
    // The clock stood still because nobody was here.
    if (typeof this.#state.progress?.paused === 'number') this.#changed(this);
  }

  #markSeen(seat: Viewer): void {
    if (seat !== null) this.#seen[seat] = this.#deps.time.monotonic();
  }

  /** For how long the player of this seat has been away, counted from the opening of the table at most; null: connected. */
  absentForMs(seat: Seat): number | null {
    if (this.#presence.seats.includes(seat)) return null;
    return this.#deps.time.monotonic() - this.#seen[seat]!;
  }

  /** Somebody opens the table, or asks something of it. */
  visit(): void {
    this.#visited = this.#deps.time.monotonic();
  }

  /** Whether somebody is connected, with a seat or not, or was here a moment ago. */
  get isAttended(): boolean {
    if (this.#presence.seats.length > 0 || this.#presence.watchers > 0) return true;
    return this.#deps.time.monotonic() - this.#visited < this.#deps.settings.absentMs;
  }

  /** Nobody is connected and the table has not been used since `time`. */
  idleSince(time: number): boolean {
    return this.audience.all.length === 0 && this.#pending === 0 && this.touched < time;
  }

  /** Runs work in the table's queue, one at a time; at once if nothing else is in it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.touched = this.#deps.time.monotonic();
    if (++this.#pending > 1) await new Promise<void>((start) => this.#waiting.push(start));
    try {
      return await work();
    } finally {
      this.#pending--;
      this.#waiting.shift()?.();
    }
  }

  /** Judges, folds, stores and sends. The judge may throw {DeniedError}. */
  submit<T = never>(judge: Judge<T>): Promise<Outcome<T>> {
    return this.run(() => this.submitNow(judge));
  }

  /** The same, for work that is already in the queue. */
  async submitNow<T = never>(judge: Judge<T>): Promise<Outcome<T>> {
    for (;;) {
      const verdict = judge(this.#state);
      if ('answer' in verdict) return verdict;
      const entry: LogEntry = {
        number: this.#state.number + 1,
        at: this.#deps.time.now(),
        logged: verdict.log,
      };
      const { state, foldedEntry } = fold(this.#state, entry);
      const { settings } = this.#deps;
      const notice = noticeWith(state, entry, this.#presence.seats, settings);
      const append: Append = {
        table: this.id,
        entry,
        index: tableIndexOf(state, this.#state, settings),
        ...(notice === null ? {} : { notice }),
      };
      const outcome = await this.#deps.store.append([append, ...(verdict.more ?? [])]);
      if (outcome === 'stored') {
        if (notice !== null) this.#noticed = entry.number;
        this.#take(state, foldedEntry);
        this.#changed(this);
        return { number: entry.number };
      }
      this.#deps.metrics.conflicts.inc();
      await this.catchUpNow();
    }
  }

  /** Reads the entries that other processes added. */
  catchUp(): Promise<void> {
    return this.run(() => this.catchUpNow());
  }

  /** The same, for work that is already in the queue. */
  async catchUpNow(): Promise<void> {
    for (const entry of await this.#deps.store.read(this.id, this.#state.number + 1)) {
      const { state, foldedEntry } = fold(this.#state, entry);
      this.#take(state, foldedEntry);
    }
  }

  #take(state: TableState, foldedEntry: FoldedEntry): void {
    this.#state = state;
    const last = this.#recent.at(-1);
    this.#recent = last === undefined ? [foldedEntry] : [last, foldedEntry];
    const { logged } = foldedEntry.entry;
    if (logged.kind === 'action' && logged.bot === undefined) this.#markSeen(logged.seat);
    if (foldedEntry.room) this.#welcomeReseated();
    this.audience.sendUpdate(foldedEntry, state);
  }

  /** A listener whose own seat changed gets a new welcome instead of the update. */
  #welcomeReseated(): void {
    for (const listener of this.audience.all) {
      const { viewer, identity, connection } = listener;
      if (viewer === undefined || viewer === viewerOf(this.#state.roster, identity)) continue;
      this.welcome(listener, null).catch((error: unknown) => {
        // The client reconnects and is welcomed then.
        this.#logError(error, 'a new welcome failed');
        connection.close(closeCodes.again, 'come back');
      });
    }
  }

  #logError(error: unknown, what: string): void {
    this.#deps.metrics.errors.inc();
    this.#deps.log.error({ table: this.id, err: error }, what);
  }

  /** For work that may fail without harm: presence, and notifications to other processes. */
  async #logFailure(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#logError(error, what);
    }
  }

  /** Sends the present position; from then on the listener gets every update. */
  async welcome(listener: Listener, after: number | null): Promise<void> {
    this.audience.add(listener);
    try {
      // Outside of the queue: a long log takes a while, and moves must not wait for it.
      const replayed = this.#needsReplay(after) ? await this.#replay() : null;
      await this.run(() => this.#welcome(listener, after, replayed));
    } catch (error) {
      this.audience.remove(listener);
      throw error;
    }
  }

  async #welcome(listener: Listener, after: number | null, replayed: Replayed | null): Promise<void> {
    const { identity, delivery, connection } = listener;
    if (this.#deps.store.shared) await this.catchUpNow();
    const viewer = viewerOf(this.#state.roster, identity);
    const talk = await this.talk(viewer, -1);
    // The listener left in the meantime.
    if (!this.audience.welcome(listener, viewer)) return;
    await this.#presenceChanged(listener);
    const message: ServerMessage = {
      type: 'welcome',
      wire: WIRE,
      ...this.snapshot(identity, delivery.legal),
      missed: await this.#missed(viewer, after, replayed),
      talk,
    };
    connection.send(new OutboundMessage(JSON.stringify(message)), message.number);
  }

  /** Never fails: at worst the others see a little later that somebody left. */
  async leave(listener: Listener): Promise<void> {
    if (this.audience.remove(listener)) await this.run(() => this.#presenceChanged(null));
  }

  #isAnswerable(after: number | null): after is number {
    const { number } = this.#state;
    return after !== null && after <= number && number - after <= MAX_MISSED;
  }

  /** Whether the entries since `after` are to be sent and no longer in memory. */
  #needsReplay(after: number | null): boolean {
    if (!this.#isAnswerable(after)) return false;
    return after < this.#state.number && (this.#recent[0]?.entry.number ?? Infinity) > after + 1;
  }

  /** The entries since `after`; null if there are too many, or none were asked for. */
  async #missed(viewer: Viewer, after: number | null, replayed: Replayed | null): Promise<Entry[] | null> {
    if (!this.#isAnswerable(after)) return null;
    const { foldedEntry } = this.#needsReplay(after)
      ? await replayOn(this.id, this.#deps, replayed ?? (await this.#replay()), this.#state.number)
      : { foldedEntry: this.#recent };
    return foldedEntry.filter(({ entry }) => entry.number > after).map((one) => entryFor(one, viewer));
  }

  /** Folds the log again: the same entries give the same events. */
  async #replay(): Promise<Replayed> {
    const { number } = this.#state;
    const log = await this.#deps.store.read(this.id, 0);
    return replay(this.id, this.#deps, log.slice(0, number + 1));
  }

  async #presenceChanged(newcomer: Listener | null): Promise<void> {
    const here = this.audience.presence();
    await this.#logFailure('saying who is connected failed', () => this.#deps.presence.put(this.id, here));
    await this.#logFailure('reading who is connected failed', () => this.readPresence(newcomer));
  }

  /** Who is connected elsewhere when this process opens the table. */
  async #findPresence(): Promise<void> {
    this.#presence = await this.#deps.presence.of(this.id);
    this.attendance.found(this.#presence.seats.length > 0);
  }

  /** Reads who is connected and sends it if it changed, except to a newcomer, whose welcome contains it. */
  async readPresence(newcomer: Listener | null = null): Promise<void> {
    const presence = await this.#deps.presence.of(this.id);
    if (JSON.stringify(presence) === JSON.stringify(this.#presence)) return;
    for (const seat of [...this.#presence.seats, ...presence.seats]) this.#markSeen(seat);
    this.#presence = presence;
    this.visit();
    // Its clock may have to go on.
    if (this.attendance.connected(presence.seats.length > 0)) this.#changed(this);
    this.audience.sendPresence(presence, newcomer);
  }

  snapshot(identity: Identity, legal: boolean): Snapshot {
    const viewer = viewerOf(this.#state.roster, identity);
    return {
      seat: viewer,
      host: isHost(this.#state.roster, identity),
      now: this.#deps.time.now(),
      number: this.#state.number,
      room: roomInfo(this.#state.roster),
      presence: this.#presence,
      moment: momentFor(this.#state, viewer, legal),
    };
  }

  talk(viewer: Viewer, after: number): Promise<Talk> {
    return this.#conversation.read(viewer, after);
  }

  /** Stores a chat line and sends it. */
  say(viewer: Viewer, said: Omit<Line, 'line' | 'at' | 'seat'>): Promise<Line> {
    return this.run(async () => {
      const line = await this.#conversation.add(viewer, said);
      const news = { about: 'talk', table: this.id, number: line.line } as const;
      await this.#logFailure('telling other processes of talk failed', () => this.#deps.bus.publish(news));
      return line;
    });
  }

  /** Sends chat lines that other processes added. */
  sendNewTalk(): Promise<void> {
    return this.run(async () => {
      await this.#conversation.sendNew('players');
      await this.#conversation.sendNew('watchers');
    });
  }

  closeAll(code: number, why: string): void {
    for (const { connection } of this.audience.all) connection.close(code, why);
  }
}
