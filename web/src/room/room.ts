/**
 * What a room knows and does, apart from how it looks: takes what the table tells, plays it at the right pace, keeps the
 * log, and answers the board's questions.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Clause, GameEvent, Legal, Position, Refusal, Seat, Viewer } from '@traque/engine/core/game';
import type { SeatFace } from '../boards/contract.ts';
import type { Company, Connection, Happening, Listener, Moment, Note, Outcome, Table } from '../client/table.ts';
import { type PaceSettings, RoomStage, RunningPace } from './pace.ts';
import { TalkSoFar } from './talk.ts';

/** What the room asks of the rules: the engine's worker, or another in tests. */
export interface Advice {
  legal(view: Position, viewer: Viewer): Promise<Legal<{ type: string }> | null>;
  refusal(view: Position, viewer: Viewer, action: { type: string }): Promise<Refusal | null>;
  foresee(view: Position, viewer: Viewer, action: { type: string }): Promise<readonly GameEvent[]>;
  clauses(game: string, events: readonly GameEvent[]): Promise<readonly Clause[]>;
}

/** An entry of the log, kept as data so that a change of language changes it too. */
export type LogEntry =
  | { readonly key: string; readonly number: number; readonly event: GameEvent; readonly clause: Clause }
  | { readonly key: string; readonly number: number; readonly note: Note };

export interface Trouble {
  readonly outcome: Exclude<Outcome, { kind: 'done' }>;
  /** So that the same refusal twice is said twice. */
  readonly count: number;
}

interface Change {
  readonly happening: Happening;
  readonly moment: Moment;
}

/** More than this waiting to be shown, and the oldest are shown at once: nobody watches ten turns late. */
const PATIENCE = 12;

export class Room {
  readonly table: Table;
  readonly stage = new RoomStage();
  readonly #advice: Advice;
  readonly #pace: PaceSettings;

  readonly #moment = signal<Moment | null>(null);
  readonly #company = signal<Company | null>(null);
  readonly #legal = signal<Legal<{ type: string }> | null>(null);
  readonly #log = signal<readonly LogEntry[]>([]);
  readonly #playing = signal(false);
  readonly #curtain = signal<Seat | null>(null);
  readonly #connection = signal<Connection>('up');
  readonly #trouble = signal<Trouble | null>(null);
  readonly #channel = signal<'players' | 'watchers'>('players');
  readonly #sending = signal(false);

  readonly moment: ReadonlySignal<Moment | null> = this.#moment;
  readonly company: ReadonlySignal<Company | null> = this.#company;
  /** The players ended it without a result: nobody is to act any more. */
  readonly givenUp = computed(() => this.#company.value?.stage === 'abandoned');
  /** What the viewer may do now; null while events play, while an action is on its way, and when it is not his turn. */
  readonly legal = computed(() =>
    this.#playing.value || this.#sending.value || this.givenUp.value ? null : this.#legal.value,
  );
  readonly log: ReadonlySignal<readonly LogEntry[]> = this.#log;
  readonly playing: ReadonlySignal<boolean> = this.#playing;
  /** Something is being shown: the position is still the one before it, but whoever was to act then has acted. */
  readonly telling: ReadonlySignal<boolean> = computed(
    () => this.#playing.value && (this.#log.value.at(-1)?.number ?? -1) > (this.#moment.value?.number ?? Infinity),
  );
  readonly curtain: ReadonlySignal<Seat | null> = this.#curtain;
  readonly connection: ReadonlySignal<Connection> = this.#connection;
  readonly trouble: ReadonlySignal<Trouble | null> = this.#trouble;
  readonly talk = new TalkSoFar(() => this.#moment.value?.viewer ?? null);
  readonly channel: ReadonlySignal<'players' | 'watchers'> = this.#channel;
  readonly faces: ReadonlySignal<readonly SeatFace[]> = computed(() =>
    (this.#company.value?.sitters ?? []).map(({ name, look }) => ({ name, look })),
  );

  readonly #changes: Change[] = [];
  #running: RunningPace | null = null;
  #generation = 0;
  /** A new stand is being prepared: changes wait for it. */
  #standing = false;
  /** Everything is shown at once, until nothing waits and no bot goes on. */
  #hurried = false;
  /** An action is being judged or sent. */
  #acting = false;
  /** The moment in which one was taken that has not come back as news yet. */
  #taken: Moment | null = null;

  constructor(table: Table, advice: Advice, pace: PaceSettings) {
    this.table = table;
    this.#advice = advice;
    this.#pace = pace;
  }

  /** Begins to listen; the result leaves the room. */
  enter(): () => void {
    const listener: Listener = {
      stand: (moment, history) => void this.#stand(moment, history),
      change: (happening, moment) => this.#change({ happening, moment }),
      company: (company) => {
        this.#company.value = company;
      },
      curtain: (seat) => {
        batch(() => {
          this.#curtain.value = seat;
          if (seat !== null) this.#hide();
        });
      },
      talk: (lines, channel) => {
        this.#channel.value = channel;
        this.talk.take(lines);
      },
      connection: (connection) => {
        this.#connection.value = connection;
        // What failed for want of a line can be done again now.
        if (connection === 'up' && this.#trouble.value?.outcome.kind === 'failed') this.#trouble.value = null;
      },
    };
    const stop = this.table.listen(listener);
    return () => {
      this.#generation++;
      this.#running?.skip();
      stop();
    };
  }

  /** Behind the curtain nothing of the last person's view stays on the page. */
  #hide(): void {
    this.#generation++;
    this.#changes.length = 0;
    this.#running?.skip();
    this.#moment.value = null;
    this.#legal.value = null;
    this.#log.value = [];
    this.#trouble.value = null;
  }

  async #stand(moment: Moment | null, history: readonly Happening[]): Promise<void> {
    const generation = ++this.#generation;
    this.#changes.length = 0;
    this.#standing = true;
    this.#running?.skip();
    const log = await this.#entries(history);
    if (generation !== this.#generation) return;
    this.#standing = false;
    batch(() => {
      this.#moment.value = moment;
      this.#log.value = log;
      this.#legal.value = null;
      this.#playing.value = this.#changes.length > 0;
    });
    // What is shown first may be long past: whoever was to act then is not to be asked now.
    await (this.#changes.length > 0 ? this.#playAll(generation) : this.#settle(generation));
  }

  #change(change: Change): void {
    this.#changes.push(change);
    if (!this.#standing && this.#moment.value !== null && !this.#playing.value) void this.#playAll(this.#generation);
  }

  /** All clauses in one question: a long history would be hundreds. */
  async #entries(happenings: readonly Happening[]): Promise<LogEntry[]> {
    const all = happenings.flatMap(({ events }) => events);
    const clauses = all.length === 0 ? [] : await this.#advice.clauses(this.table.game, all);
    let next = 0;
    return happenings.flatMap(({ number, events, note }) => {
      const lines: LogEntry[] = events.map((event, i) => ({
        key: `${number}.${i}`,
        number,
        event,
        clause: clauses[next++]!,
      }));
      return note === null ? lines : [...lines, { key: `${number}.note`, number, note }];
    });
  }

  /** Shows what is waiting, change by change, until nothing is left. */
  async #playAll(generation: number): Promise<void> {
    if (this.#changes.length === 0) return;
    this.#playing.value = true;
    for (let next = this.#changes.shift(); next !== undefined; next = this.#changes.shift()) {
      await this.#playOne(next, generation);
      if (generation !== this.#generation) return;
    }
    this.#hurried &&= this.#botGoesOn();
    this.#playing.value = false;
    await this.#settle(generation);
  }

  async #playOne({ happening, moment }: Change, generation: number): Promise<void> {
    const pace = new RunningPace(this.#pace);
    this.#running = pace;
    if (this.#hurried || document.hidden || this.#changes.length > PATIENCE) pace.skip();
    for (const entry of await this.#entries([happening])) {
      if (generation !== this.#generation) return;
      this.#log.value = [...this.#log.value, entry];
      if ('event' in entry) await this.stage.play(entry.event, pace);
    }
    if (generation !== this.#generation) return;
    batch(() => {
      this.#moment.value = moment;
      this.#legal.value = null;
      this.#trouble.value = null;
    });
    await nextFrame();
    pace.settle();
    this.#running = null;
  }

  /** Everything is shown: what may be done now? */
  async #settle(generation: number): Promise<void> {
    const moment = this.#moment.value;
    if (moment === null) return;
    const legal = await this.#advice.legal(moment.view, moment.viewer);
    if (generation !== this.#generation || this.#moment.value !== moment) return;
    this.#legal.value = legal;
    this.table.settled?.(moment.view.toAct);
  }

  readonly act = (action: { type: string }): void => {
    void this.#act(action);
  };

  async #act(action: { type: string }): Promise<void> {
    const moment = this.#moment.value;
    if (moment === null || this.#playing.value || this.#acting) return;
    this.#acting = true;
    try {
      await this.#send(moment, action);
    } finally {
      this.#acting = false;
    }
  }

  async #send(moment: Moment, action: { type: string }): Promise<void> {
    const refusal = await this.#advice.refusal(moment.view, moment.viewer, action);
    if (refusal !== null) return this.#complain({ kind: 'refused', refusal });
    this.#sending.value = true;
    try {
      const outcome = await this.table.act(action);
      if (outcome.kind !== 'done') this.#complain(outcome);
      // Taken, but perhaps not shown yet: what was legal before it is not to be offered again meanwhile.
      else if (this.#moment.value === moment) {
        this.#taken = moment;
        this.#legal.value = null;
      }
    } finally {
      this.#sending.value = false;
    }
  }

  readonly undo = async (): Promise<void> => {
    const outcome = await this.table.undo?.();
    if (outcome !== undefined) this.report(outcome);
  };

  /** Whatever else was asked of the table: if it did not happen, why is said where refusals are. */
  readonly report = (outcome: Outcome): void => {
    if (outcome.kind !== 'done') this.#complain(outcome);
  };

  /** Read and understood: what lies under the refusal is wanted again. */
  readonly dismiss = (): void => {
    this.#trouble.value = null;
  };

  #complain(outcome: Exclude<Outcome, { kind: 'done' }>): void {
    this.#trouble.value = { outcome, count: (this.#trouble.value?.count ?? 0) + 1 };
  }

  readonly foresee = async (action: { type: string }): Promise<readonly GameEvent[]> => {
    const moment = this.#moment.value;
    return moment === null ? [] : this.#advice.foresee(moment.view, moment.viewer, action);
  };

  /** Whatever is being shown or waits to be is shown at once, and what bots do after it, until a person is to act. */
  readonly skip = (): void => {
    const onItsWay = this.#taken !== null && this.#taken === this.#moment.value;
    this.#hurried = this.#playing.value || this.#acting || onItsWay || this.#botGoesOn();
    this.#running?.skip();
  };

  #botGoesOn(): boolean {
    const toAct = this.#moment.value?.view.toAct ?? null;
    const sitter = toAct === null ? undefined : this.#company.value?.sitters[toAct];
    return this.table.live && (sitter?.kind === 'bot' || sitter?.takenOver === true);
  }
}

/** Before the next picture is painted; in a hidden page, where none is, soon. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 60);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
