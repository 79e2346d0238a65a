/**
 * One table as this process knows it: the fold of its log, one serial queue, and those who are connected. Whatever changes
 * it is judged, folded, stored and then told, in this order, one thing after the other.
 */
import type { Seat, Viewer } from '@traque/engine/core/game';
import { RulesMissing } from '@traque/engine/core/lookup';
import { closeCodes, type ServerMessage, WIRE } from '@traque/wire/live';
import type { Entry, Snapshot } from '@traque/wire/play';
import type { Line, Presence, Talk } from '@traque/wire/room';
import type { Dependencies } from '../dependencies.ts';
import { DeniedError } from '../errors.ts';
import { Audience, type Listener } from '../live/audience.ts';
import { OutboundMessage } from '../live/outbound-message.ts';
import { nobody } from '../live/presence.ts';
import type { Append } from '../store/store.ts';
import { Conversation } from './conversation.ts';
import { fold, type TableState, type FoldedEntry } from './fold.ts';
import { type Identity, isHost, viewerOf } from './identity.ts';
import type { LogEntry, Logged } from './log.ts';
import { entryFor, momentFor } from './moment.ts';
import { roomInfo } from './roster.ts';
import { foldLog } from './rules.ts';
import { tableIndexOf } from './table-index.ts';

/**
 * Entries kept at hand for those whose connection was lost for a moment; older ones are read from the log again. Few:
 * what is dropped after two moves costs next to nothing, what outlives some collections of garbage costs a good deal.
 */
const RECENT = 2;
/** Whoever missed more than this takes the position as it stands. */
const MAX_MISSED = 200;

/** What a judge says: put this into the log, or answer that. Looks at the table as it is then; may be asked again. */
export type Judge<T> = (
  state: TableState,
) => { readonly log: Logged; readonly more?: readonly Append[] } | { readonly answer: T };
type Outcome<T> = { readonly number: number } | { readonly answer: T };

export class Table {
  readonly id: string;
  readonly audience = new Audience();
  readonly #deps: Dependencies;
  /** Called when this process changed it: whoever does so also lets the bots move. */
  readonly #changed: (table: Table) => void;
  #state: TableState;
  /** Latest last. */
  #recent: readonly FoldedEntry[];
  #queue: Promise<unknown> = Promise.resolve();
  #pending = 0;
  #presence: Presence = nobody;
  /** When a seat's player was last connected, or asked for something: not before the table was opened. */
  readonly #seen: number[];
  readonly #conversation: Conversation;
  /** When it was last used. */
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
    this.touched = deps.time.now();
    this.#seen = state.roster.seats.map(() => this.touched);
    this.#conversation = new Conversation(id, deps, this.audience);
  }

  /** Null if there is no such table. */
  static async load(id: string, deps: Dependencies, changed: (table: Table) => void): Promise<Table | null> {
    const entries = await deps.store.read(id, 0);
    if (entries.length === 0) return null;
    const { state, foldedEntry } = foldHere(id, deps, entries);
    const table = new Table(id, deps, state, foldedEntry.slice(-RECENT), changed);
    if (deps.store.shared) await table.#logFailure('reading who is connected failed', () => table.readPresence());
    return table;
  }

  get state(): TableState {
    return this.#state;
  }

  get presence(): Presence {
    return this.#presence;
  }

  /** The player of this seat is there, connected or by a request. */
  markSeen(seat: Viewer): void {
    if (seat !== null) this.#seen[seat] = this.#deps.time.now();
  }

  /**
   * For how long nobody has seen the player of this seat, in milliseconds; null: he is connected. What was before the
   * table was opened is not known.
   */
  absentForMs(seat: Seat): number | null {
    if (this.#presence.seats.includes(seat)) return null;
    return this.#deps.time.now() - this.#seen[seat]!;
  }

  /** Nobody is connected and nobody has asked for it for a while. */
  idleSince(time: number): boolean {
    return this.audience.all.length === 0 && this.#pending === 0 && this.touched < time;
  }

  /** One thing after the other. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.touched = this.#deps.time.now();
    this.#pending++;
    const done = this.#queue.then(work);
    const ended = (): void => {
      this.#pending--;
    };
    this.#queue = done.then(ended, ended);
    return done;
  }

  /** Judges, stores, tells. The judge may throw {DeniedError}. */
  submit<T = never>(judge: Judge<T>): Promise<Outcome<T>> {
    return this.run(() => this.submitNow(judge));
  }

  /** The same for what is already in the queue. */
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
      const append: Append = { table: this.id, entry, index: tableIndexOf(state, this.#state, this.#deps.settings) };
      const outcome = await this.#deps.store.append([append, ...(verdict.more ?? [])]);
      if (outcome === 'stored') {
        this.#take(state, foldedEntry);
        this.#changed(this);
        return { number: entry.number };
      }
      this.#deps.metrics.conflicts.inc();
      await this.catchUpNow();
    }
  }

  /** Reads what other processes added. */
  catchUp(): Promise<void> {
    return this.run(() => this.catchUpNow());
  }

  /** The same for what is already in the queue. */
  async catchUpNow(): Promise<void> {
    for (const entry of await this.#deps.store.read(this.id, this.#state.number + 1)) {
      const { state, foldedEntry } = fold(this.#state, entry);
      this.#take(state, foldedEntry);
    }
  }

  #take(state: TableState, foldedEntry: FoldedEntry): void {
    this.#state = state;
    this.#recent = [...this.#recent.slice(1 - RECENT), foldedEntry];
    const { logged } = foldedEntry.entry;
    if (logged.kind === 'action' && logged.bot === undefined) this.markSeen(logged.seat);
    if (foldedEntry.room) this.#welcomeReseated();
    this.audience.sendUpdate(foldedEntry, state);
  }

  /** Whose own standing changed gets a new welcome instead of the update. */
  #welcomeReseated(): void {
    for (const listener of this.audience.all) {
      const { viewer, identity, connection } = listener;
      if (viewer === undefined || viewer === viewerOf(this.#state.roster, identity)) continue;
      this.welcome(listener, null).catch((error: unknown) => {
        // Whoever comes back is welcomed as who he is then.
        this.#logError(error, 'a new welcome failed');
        connection.close(closeCodes.again, 'come back');
      });
    }
  }

  #logError(error: unknown, what: string): void {
    this.#deps.metrics.errors.inc();
    this.#deps.log.error({ table: this.id, err: error }, what);
  }

  /** What helps but must not stand in the way: who is connected, and news for other processes. */
  async #logFailure(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#logError(error, what);
    }
  }

  /** Says how things stand and lets him hear everything from then on. */
  async welcome(listener: Listener, after: number | null): Promise<void> {
    this.audience.add(listener);
    try {
      await this.run(() => this.#welcome(listener, after));
    } catch (error) {
      this.audience.remove(listener);
      throw error;
    }
  }

  async #welcome(listener: Listener, after: number | null): Promise<void> {
    const { identity, delivery, connection } = listener;
    if (this.#deps.store.shared) await this.catchUpNow();
    const viewer = viewerOf(this.#state.roster, identity);
    const talk = await this.talk(viewer, -1);
    // Gone while we were reading.
    if (!this.audience.welcome(listener, viewer)) return;
    await this.#presenceChanged(listener);
    const message: ServerMessage = {
      type: 'welcome',
      wire: WIRE,
      ...this.snapshot(identity, delivery.legal),
      missed: await this.#missed(viewer, after),
      talk,
    };
    connection.send(new OutboundMessage(JSON.stringify(message)), message.number);
  }

  /** Never fails: that somebody left may at worst be seen a little later. */
  async leave(listener: Listener): Promise<void> {
    if (this.audience.remove(listener)) await this.run(() => this.#presenceChanged(null));
  }

  /** Null: too much, or nothing was asked for. */
  async #missed(viewer: Viewer, after: number | null): Promise<Entry[] | null> {
    const { number } = this.#state;
    if (after === null || after > number || number - after > MAX_MISSED) return null;
    const atHand = after === number || (this.#recent[0]?.entry.number ?? Infinity) <= after + 1;
    const foldedEntry = atHand ? this.#recent : await this.#replayLog();
    return foldedEntry.filter(({ entry }) => entry.number > after).map((one) => entryFor(one, viewer));
  }

  /** What happened, from the log: the same entries yield the same events. */
  async #replayLog(): Promise<FoldedEntry[]> {
    const log = await this.#deps.store.read(this.id, 0);
    return foldHere(this.id, this.#deps, log.slice(0, this.#state.number + 1)).foldedEntry;
  }

  async #presenceChanged(newcomer: Listener | null): Promise<void> {
    const here = this.audience.presence();
    await this.#logFailure('saying who is connected failed', () => this.#deps.presence.put(this.id, here));
    await this.#logFailure('reading who is connected failed', () => this.readPresence(newcomer));
  }

  /** Reads who is connected anywhere and tells if it changed, a newcomer apart: his welcome says it. */
  async readPresence(newcomer: Listener | null = null): Promise<void> {
    const presence = await this.#deps.presence.of(this.id);
    if (JSON.stringify(presence) === JSON.stringify(this.#presence)) return;
    for (const seat of [...this.#presence.seats, ...presence.seats]) this.markSeen(seat);
    this.#presence = presence;
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

  /** Keeps a line of talk and tells it. */
  say(viewer: Viewer, said: Omit<Line, 'line' | 'at' | 'seat'>): Promise<Line> {
    return this.run(async () => {
      const line = await this.#conversation.add(viewer, said);
      const news = { about: 'talk', table: this.id, number: line.line } as const;
      await this.#logFailure('telling other processes of talk failed', () => this.#deps.bus.publish(news));
      return line;
    });
  }

  /** Tells what was said elsewhere. */
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

/** The rules it was played by may be gone: then the table cannot be opened here, and nothing is lost. */
function foldHere(id: string, deps: Dependencies, log: readonly LogEntry[]): ReturnType<typeof foldLog> {
  try {
    return foldLog(id, deps.games, log);
  } catch (error) {
    if (error instanceof RulesMissing) throw new DeniedError('rulesMissing', error.message);
    throw error;
  }
}
