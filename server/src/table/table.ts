/**
 * One table as this process knows it: the fold of its log, one serial queue, and those who are connected. Whatever changes
 * it is judged, folded, stored and then told, in this order, one thing after the other.
 */
import type { Seat, Viewer } from '@traque/engine/core/game';
import { Denied } from '../errors.ts';
import { Audience, type Listener } from '../live/audience.ts';
import { nobody } from '../live/presence.ts';
import { Spoken } from '../live/spoken.ts';
import type { Append } from '../store/store.ts';
import { closeCodes, type ServerMessage, WIRE } from '../wire/live.ts';
import type { Entry, Snapshot } from '../wire/play.ts';
import type { Line, Presence, Talk } from '../wire/room.ts';
import type { World } from '../world.ts';
import { Conversation } from './conversation.ts';
import { fold, type Folded, type Happened } from './fold.ts';
import { indexOf } from './index-row.ts';
import type { LogEntry, Logged } from './log.ts';
import { entryFor, momentFor } from './moment.ts';
import { publicRoom } from './room.ts';
import { foldLog, RulesMissing } from './rules.ts';
import { type Identity, isHost, viewerOf } from './identity.ts';

/**
 * Entries kept at hand for those whose connection was lost for a moment; older ones are read from the log again. Few:
 * what is dropped after two moves costs next to nothing, what outlives some collections of garbage costs a good deal.
 */
const RECENT = 2;
/** Whoever missed more than this takes the position as it stands. */
const MOST_MISSED = 200;

/** What a judge says: put this into the log, or answer that. Looks at the table as it is then; may be asked again. */
export type Judge<T> = (
  folded: Folded,
) => { readonly log: Logged; readonly more?: readonly Append[] } | { readonly answer: T };
type Outcome<T> = { readonly number: number } | { readonly answer: T };

export class Table {
  readonly id: string;
  readonly audience = new Audience();
  readonly #world: World;
  /** Called when this process changed it: whoever does so also lets the bots move. */
  readonly #changed: (table: Table) => void;
  #folded: Folded;
  /** Latest last. */
  #recent: readonly Happened[];
  #queue: Promise<unknown> = Promise.resolve();
  #pending = 0;
  #presence: Presence = nobody;
  /** When a seat's player was last connected, or asked for something: not before the table was opened. */
  readonly #seen: number[];
  readonly #conversation: Conversation;
  /** When it was last used. */
  touched: number;

  private constructor(id: string, world: World, folded: Folded, recent: Happened[], changed: (table: Table) => void) {
    this.id = id;
    this.#world = world;
    this.#folded = folded;
    this.#recent = recent;
    this.#changed = changed;
    this.touched = world.time.now();
    this.#seen = folded.company.seats.map(() => this.touched);
    this.#conversation = new Conversation(id, world, this.audience);
  }

  /** Null if there is no such table. */
  static async load(id: string, world: World, changed: (table: Table) => void): Promise<Table | null> {
    const entries = await world.store.read(id, 0);
    if (entries.length === 0) return null;
    const { folded, happened } = foldHere(id, world, entries);
    const table = new Table(id, world, folded, happened.slice(-RECENT), changed);
    if (world.store.shared) await table.#ifPossible('reading who is connected failed', () => table.readPresence());
    return table;
  }

  get folded(): Folded {
    return this.#folded;
  }

  get presence(): Presence {
    return this.#presence;
  }

  /** The player of this seat is there, connected or by a request. */
  saw(seat: Viewer): void {
    if (seat !== null) this.#seen[seat] = this.#world.time.now();
  }

  /**
   * For how long nobody has seen the player of this seat, in milliseconds; null: he is connected. What was before the
   * table was opened is not known.
   */
  absence(seat: Seat): number | null {
    if (this.#presence.seats.includes(seat)) return null;
    return this.#world.time.now() - this.#seen[seat]!;
  }

  /** Nobody is connected and nobody has asked for it for a while. */
  idleSince(time: number): boolean {
    return this.audience.all.length === 0 && this.#pending === 0 && this.touched < time;
  }

  /** One thing after the other. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.touched = this.#world.time.now();
    this.#pending++;
    const done = this.#queue.then(work);
    const ended = (): void => {
      this.#pending--;
    };
    this.#queue = done.then(ended, ended);
    return done;
  }

  /** Judges, stores, tells. The judge may throw {Denied}. */
  submit<T = never>(judge: Judge<T>): Promise<Outcome<T>> {
    return this.run(() => this.submitNow(judge));
  }

  /** The same for what is already in the queue. */
  async submitNow<T = never>(judge: Judge<T>): Promise<Outcome<T>> {
    for (;;) {
      const verdict = judge(this.#folded);
      if ('answer' in verdict) return verdict;
      const entry: LogEntry = {
        number: this.#folded.number + 1,
        at: this.#world.time.now(),
        logged: verdict.log,
      };
      const { folded, happened } = fold(this.#folded, entry);
      const append: Append = { table: this.id, entry, index: indexOf(folded, this.#folded, this.#world.settings) };
      const outcome = await this.#world.store.append([append, ...(verdict.more ?? [])]);
      if (outcome === 'stored') {
        this.#take(folded, happened);
        this.#changed(this);
        return { number: entry.number };
      }
      this.#world.metrics.conflicts.inc();
      await this.catchUpNow();
    }
  }

  /** Reads what other processes added. */
  catchUp(): Promise<void> {
    return this.run(() => this.catchUpNow());
  }

  /** The same for what is already in the queue. */
  async catchUpNow(): Promise<void> {
    for (const entry of await this.#world.store.read(this.id, this.#folded.number + 1)) {
      const { folded, happened } = fold(this.#folded, entry);
      this.#take(folded, happened);
    }
  }

  #take(folded: Folded, happened: Happened): void {
    this.#folded = folded;
    this.#recent = [...this.#recent.slice(1 - RECENT), happened];
    const { logged } = happened.entry;
    if (logged.kind === 'action' && logged.bot === undefined) this.saw(logged.seat);
    if (happened.room) this.#reseat();
    this.audience.tell(happened, folded);
  }

  /** Whose own standing changed gets a new welcome instead of the update. */
  #reseat(): void {
    for (const listener of this.audience.all) {
      const { viewer, identity, connection } = listener;
      if (viewer === undefined || viewer === viewerOf(this.#folded.company, identity)) continue;
      this.welcome(listener, null).catch((error: unknown) => {
        // Whoever comes back is welcomed as who he is then.
        this.#mishap(error, 'a new welcome failed');
        connection.hangUp(closeCodes.again, 'come back');
      });
    }
  }

  #mishap(error: unknown, what: string): void {
    this.#world.metrics.errors.inc();
    this.#world.log.error({ table: this.id, err: error }, what);
  }

  /** What helps but must not stand in the way: who is connected, and news for other processes. */
  async #ifPossible(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#mishap(error, what);
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
    const { identity, wishes, connection } = listener;
    if (this.#world.store.shared) await this.catchUpNow();
    const viewer = viewerOf(this.#folded.company, identity);
    const talk = await this.talk(viewer, -1);
    // Gone while we were reading.
    if (!this.audience.welcome(listener, viewer)) return;
    await this.#presenceChanged(listener);
    const message: ServerMessage = {
      type: 'welcome',
      wire: WIRE,
      ...this.snapshot(identity, wishes.legal),
      missed: await this.#missed(viewer, after),
      talk,
    };
    connection.tell(new Spoken(JSON.stringify(message)), message.number);
  }

  /** Never fails: that somebody left may at worst be seen a little later. */
  async farewell(listener: Listener): Promise<void> {
    if (this.audience.remove(listener)) await this.run(() => this.#presenceChanged(null));
  }

  /** Null: too much, or nothing was asked for. */
  async #missed(viewer: Viewer, after: number | null): Promise<Entry[] | null> {
    const { number } = this.#folded;
    if (after === null || after > number || number - after > MOST_MISSED) return null;
    const atHand = after === number || (this.#recent[0]?.entry.number ?? Infinity) <= after + 1;
    const happened = atHand ? this.#recent : await this.#playAgain();
    return happened.filter(({ entry }) => entry.number > after).map((one) => entryFor(one, viewer));
  }

  /** What happened, from the log: the same entries yield the same events. */
  async #playAgain(): Promise<Happened[]> {
    const log = await this.#world.store.read(this.id, 0);
    return foldHere(this.id, this.#world, log.slice(0, this.#folded.number + 1)).happened;
  }

  async #presenceChanged(newcomer: Listener | null): Promise<void> {
    const here = this.audience.presence();
    await this.#ifPossible('saying who is connected failed', () => this.#world.presence.put(this.id, here));
    await this.#ifPossible('reading who is connected failed', () => this.readPresence(newcomer));
  }

  /** Reads who is connected anywhere and tells if it changed, a newcomer apart: his welcome says it. */
  async readPresence(newcomer: Listener | null = null): Promise<void> {
    const presence = await this.#world.presence.of(this.id);
    if (JSON.stringify(presence) === JSON.stringify(this.#presence)) return;
    for (const seat of [...this.#presence.seats, ...presence.seats]) this.saw(seat);
    this.#presence = presence;
    this.audience.tellPresence(presence, newcomer);
  }

  snapshot(identity: Identity, legal: boolean): Snapshot {
    const viewer = viewerOf(this.#folded.company, identity);
    return {
      seat: viewer,
      host: isHost(this.#folded.company, identity),
      now: this.#world.time.now(),
      number: this.#folded.number,
      room: publicRoom(this.#folded.company),
      presence: this.#presence,
      moment: momentFor(this.#folded, viewer, legal),
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
      await this.#ifPossible('telling other processes of talk failed', () => this.#world.bus.tell(news));
      return line;
    });
  }

  /** Tells what was said elsewhere. */
  hearTalk(): Promise<void> {
    return this.run(async () => {
      await this.#conversation.tell('players');
      await this.#conversation.tell('watchers');
    });
  }

  closeAll(code: number, why: string): void {
    for (const { connection } of this.audience.all) connection.hangUp(code, why);
  }
}

/** The rules it was played by may be gone: then the table cannot be opened here, and nothing is lost. */
function foldHere(id: string, world: World, log: readonly LogEntry[]): ReturnType<typeof foldLog> {
  try {
    return foldLog(id, world.games, log);
  } catch (error) {
    if (error instanceof RulesMissing) throw new Denied('rulesMissing', error.message);
    throw error;
  }
}
