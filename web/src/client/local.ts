/** A table of this browser: the worker plays it, this end decides whose view is on the screen. */
import type { Seat, Viewer } from '@traque/engine/core/game';
import type { Action } from '@traque/engine/core/match';
import type { Moment, Outcome, Roster, RosterSeat, TableClient, TableListener } from './table-client.ts';
import type { LessonMessage } from './worker/lesson-tables.ts';
import type { Ending } from './ending.ts';
import type { LocalMessage } from './worker/local-news.ts';
import { isBot, type LocalTableInfo, personSeats, rematchSeats } from './local-setup.ts';
import { engine, onTableMessage } from './workers.ts';

function rosterOf({ setup, commit }: LocalTableInfo, isOver: boolean): Roster {
  const seats = setup.seats.map((seat): RosterSeat => ({
    name: seat.name,
    look: seat.look,
    kind: seat.kind,
    level: isBot(seat) ? seat.level : null,
    present: true,
    takenOver: false,
    abandons: false,
  }));
  return {
    phase: isOver ? 'over' : 'playing',
    seats,
    watchers: 0,
    host: true,
    commit,
    next: null,
  };
}

export class LocalTable implements TableClient {
  readonly game: string;
  readonly rules: number;
  readonly live = true;
  readonly chat = null;
  readonly online = null;
  readonly mayAdvise = true;
  /** False: the browser stores nothing. */
  readonly persistent: boolean;
  readonly #id: string;
  readonly #info: LocalTableInfo;
  readonly #persons: readonly Seat[];
  #listener: TableListener | null = null;
  /** Whose view is on the screen; undefined behind the curtain. */
  #viewer: Viewer | undefined;
  /** The last moment that was told; null until the welcome. */
  #moment: Moment | null = null;
  /** The last entry that each person was shown. Numbers only: of what was shown nothing stays here. */
  readonly #lastSeen = new Map<Viewer, number>();
  /** Whom the curtain waits for. */
  #awaited: Seat | null = null;

  private constructor(id: string, info: LocalTableInfo) {
    this.#id = id;
    this.#info = info;
    this.game = info.setup.game;
    this.rules = info.rules;
    this.persistent = info.persistent;
    this.#persons = personSeats(info.setup);
    // Who has not looked yet is shown what happens from now on when they do.
    if (this.#persons.length > 1) for (const seat of this.#persons) this.#lastSeen.set(seat, info.number);
  }

  /** @throws if no such table is stored in this browser. */
  static async open(id: string): Promise<LocalTable> {
    return new LocalTable(id, await engine().info(id));
  }

  /** One person, against bots. */
  get isSolo(): boolean {
    return this.#persons.length === 1;
  }

  listen(listener: TableListener): () => void {
    this.#listener = listener;
    listener.connection('up');
    listener.roster(rosterOf(this.#info, this.#info.over));
    const stop = onTableMessage(this.#id, (message) => this.#receive(message));
    if (this.#persons.length < 2 || this.#info.over) this.#show(this.#persons[0] ?? null);
    else this.#lowerCurtain(this.#info.toAct);
    return () => {
      this.#listener = null;
      stop();
      void engine().goodbye(this.#id);
    };
  }

  #show(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#moment = null;
    engine()
      .hello(this.#id, viewer, this.#lastSeen.get(viewer) ?? null)
      .catch(() => this.#listener?.connection('gone'));
  }

  /** What was sent before the worker knew that somebody else looks now is dropped. */
  #receive(message: LocalMessage | LessonMessage): void {
    if (this.#listener === null || message.type === 'coach' || message.moment.viewer !== this.#viewer) return;
    if (message.type === 'welcome') {
      const { moment, history, missed } = message;
      this.#take(missed.at(-1)?.moment ?? moment);
      return this.#listener.reset(moment, history, missed);
    }
    const { entry, moment } = message;
    if (this.#moment === null || entry.number <= this.#moment.number) return;
    this.#take(moment);
    this.#listener.append({ entry, moment });
  }

  #take(moment: Moment): void {
    this.#moment = moment;
    this.#lastSeen.set(moment.viewer, moment.number);
    this.#listener?.roster(rosterOf(this.#info, moment.view.result !== null));
  }

  /** Before the view of the next person; while no person is to act, before that of the first. */
  #lowerCurtain(toAct: Seat | null): void {
    this.#viewer = undefined;
    this.#moment = null;
    void engine().goodbye(this.#id);
    this.#awaited = toAct !== null && this.#persons.includes(toAct) ? toAct : this.#persons[0]!;
    this.#listener?.curtain(this.#awaited);
    void this.#tellNews(this.#awaited);
  }

  /** On the curtain stands what everybody may know of what this person has missed. */
  async #tellNews(seat: Seat): Promise<void> {
    const news = await engine()
      .publicNews(this.#id, this.#lastSeen.get(seat) ?? this.#info.number)
      .catch(() => null);
    if (news !== null && news.entries.length > 0 && this.#awaited === seat) this.#listener?.curtain(seat, news);
  }

  readonly revealSeat = (): void => {
    const seat = this.#awaited;
    if (seat === null) return;
    this.#awaited = null;
    this.#listener?.curtain(null);
    this.#show(seat);
  };

  /** The next person's turn means the curtain. */
  readonly onAnimationsDone = (toAct: Seat | null): void => {
    if (this.#persons.length < 2 || this.#viewer === undefined || toAct === null) return;
    if (this.#persons.includes(toAct) && toAct !== this.#viewer) this.#lowerCurtain(toAct);
  };

  async act(action: Action): Promise<Outcome> {
    const [viewer, decision] = [this.#viewer, this.#moment?.decision];
    if (typeof viewer !== 'number' || typeof decision !== 'number') return { kind: 'stale' };
    return engine()
      .act(this.#id, viewer, decision, action)
      .catch(() => ({ kind: 'failed', code: 'noLocal' }));
  }

  readonly undo = async (): Promise<Outcome> => {
    if (typeof this.#viewer !== 'number') return { kind: 'failed', code: 'noUndo' };
    return engine()
      .undo(this.#id, this.#viewer)
      .catch(() => ({ kind: 'failed', code: 'noLocal' }));
  };

  async playToEnd(): Promise<void> {
    await engine().playToEnd(this.#id);
  }

  record(): Promise<string> {
    return engine().exported(this.#id, this.#viewer ?? null);
  }

  readonly rematch = async (): Promise<string> => {
    const { setup } = this.#info;
    return `/play/${await engine().create({ ...setup, seats: rematchSeats(setup.seats) })}`;
  };

  replay(): string {
    return `/replay/here-${this.#id}`;
  }

  ending(): Promise<Ending | null> {
    return engine().endingHere(this.#id);
  }
}
