/**
 * What a room knows and does, apart from how it looks: receives what the table tells, plays it at the right pace, keeps
 * the log, and answers the board's questions.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameEvent, Position, Seat, Viewer } from '@traque/engine/core/game';
import { jsonEqual } from '@traque/engine/core/json-equal';
import type { Action } from '@traque/engine/core/match';
import type { SeatFace } from '../boards/contract.ts';
import type {
  ChatChannel,
  Connection,
  Entry,
  Moment,
  Outcome,
  Roster,
  TableClient,
  TableListener,
  Update,
} from '../client/table-client.ts';
import { ChatLog } from './chat-log.ts';
import { type LogLine, logLines } from './log.ts';
import { type PaceSettings, RoomStage, RunningPace } from './pace.ts';

/** Questions about a view, by the rules of the table: the engine's worker answers them. */
export interface Advisor {
  foresee(rules: number, view: Position, viewer: Viewer, action: Action): Promise<readonly GameEvent[]>;
  analyse(view: Position, viewer: Viewer, whatIf?: unknown): Promise<unknown>;
}

/** Why the last thing that somebody asked of the table was not done. */
export interface ActionError {
  readonly outcome: Exclude<Outcome, { kind: 'done' }>;
  /** So that the same refusal twice is announced twice. */
  readonly count: number;
}

/** With more updates waiting than this, the oldest are shown at once: nobody wants to watch ten turns late. */
const MAX_WAITING = 12;

export class Room {
  readonly table: TableClient;
  readonly stage = new RoomStage();
  readonly #advisor: Advisor;
  readonly #pace: PaceSettings;

  readonly #moment = signal<Moment | null>(null);
  readonly #roster = signal<Roster | null>(null);
  readonly #log = signal<readonly LogLine[]>([]);
  readonly #animating = signal(false);
  readonly #curtain = signal<Seat | null>(null);
  readonly #connection = signal<Connection>('up');
  readonly #actionError = signal<ActionError | null>(null);
  readonly #channel = signal<ChatChannel>('players');
  /** An action that the moment lists as legal is on its way. */
  readonly #sending = signal(false);
  /** The moment in which an action was accepted that has not come back as news yet. */
  readonly #acceptedAt = signal<Moment | null>(null);

  readonly moment: ReadonlySignal<Moment | null> = this.#moment;
  readonly roster: ReadonlySignal<Roster | null> = this.#roster;
  /** The players ended it without a result: nobody is to act any more. */
  readonly abandoned = computed(() => this.#roster.value?.phase === 'abandoned');
  /** What the viewer may do now; null while events play, while an action is on its way, and when it is not their turn. */
  readonly legal = computed(() => {
    const moment = this.#moment.value;
    if (this.#animating.value || this.#sending.value || this.abandoned.value) return null;
    return moment === null || moment === this.#acceptedAt.value ? null : (moment.legal ?? null);
  });
  readonly log: ReadonlySignal<readonly LogLine[]> = this.#log;
  /** Updates are being shown, or wait for it. */
  readonly animating: ReadonlySignal<boolean> = this.#animating;
  /** An entry is being shown: the position is still the one before it, but the seat to act there has acted. */
  readonly showingEntry: ReadonlySignal<boolean> = computed(
    () => this.#animating.value && (this.#log.value.at(-1)?.number ?? -1) > (this.#moment.value?.number ?? Infinity),
  );
  readonly curtain: ReadonlySignal<Seat | null> = this.#curtain;
  readonly connection: ReadonlySignal<Connection> = this.#connection;
  readonly actionError: ReadonlySignal<ActionError | null> = this.#actionError;
  readonly chat = new ChatLog(() => this.#moment.value?.viewer ?? null);
  readonly channel: ReadonlySignal<ChatChannel> = this.#channel;
  readonly faces: ReadonlySignal<readonly SeatFace[]> = computed(() =>
    (this.#roster.value?.seats ?? []).map(({ name, look }) => ({ name, look })),
  );

  readonly #waiting: Update[] = [];
  #lastAnimation: Promise<void> = Promise.resolve();
  /** A reset waits for the last animation to end, and updates wait for the reset. */
  #resetting = false;
  #runningPace: RunningPace | null = null;
  /** Raised by everything that makes what is being played obsolete. */
  #generation = 0;
  /** Everything is shown at once, until nothing waits and no bot is to act. */
  #skipping = false;
  #acting = false;

  constructor(table: TableClient, advisor: Advisor, pace: PaceSettings) {
    this.table = table;
    this.#advisor = advisor;
    this.#pace = pace;
  }

  /** Begins to listen; the result leaves the room. */
  enter(): () => void {
    const listener: TableListener = {
      reset: (moment, history, missed = []) => void this.#reset(moment, history, missed),
      append: (update) => this.#append(update),
      roster: (roster) => {
        this.#roster.value = roster;
      },
      curtain: (seat) => {
        batch(() => {
          this.#curtain.value = seat;
          if (seat !== null) this.#clear();
        });
      },
      chat: (lines, channel) => {
        this.#channel.value = channel;
        this.chat.add(lines);
      },
      connection: (connection) => {
        this.#connection.value = connection;
        // What failed without a connection can be done again now.
        if (connection === 'up' && this.#actionError.value?.outcome.kind === 'failed') this.#actionError.value = null;
      },
    };
    const stop = this.table.listen(listener);
    return () => {
      this.#generation++;
      this.#runningPace?.skip();
      stop();
    };
  }

  /** Behind the curtain nothing of the last person's view stays on the page. */
  #clear(): void {
    this.#cancelAnimations();
    this.#resetting = false;
    this.#moment.value = null;
    this.#acceptedAt.value = null;
    this.#log.value = [];
    this.#actionError.value = null;
    this.#animating.value = false;
  }

  #cancelAnimations(): void {
    this.#generation++;
    this.#waiting.length = 0;
    this.#runningPace?.skip();
  }

  async #reset(moment: Moment | null, history: readonly Entry[], missed: readonly Update[]): Promise<void> {
    this.#cancelAnimations();
    const generation = this.#generation;
    this.#waiting.push(...missed);
    this.#resetting = true;
    // The board must not go on playing an old event on the new position.
    await this.#lastAnimation;
    if (generation !== this.#generation) return;
    this.#resetting = false;
    batch(() => {
      this.#moment.value = moment;
      this.#log.value = history.flatMap(logLines);
      this.#animating.value = this.#waiting.length > 0;
    });
    // The moment may be long past: nobody is asked to act in it if something follows.
    if (this.#waiting.length > 0) this.#startAnimations();
    else this.#animationsDone();
  }

  #append(update: Update): void {
    this.#waiting.push(update);
    if (!this.#resetting && this.#moment.value !== null && !this.#animating.value) this.#startAnimations();
  }

  #startAnimations(): void {
    this.#lastAnimation = this.#playAll(this.#generation);
  }

  /** Shows what is waiting, update by update, until nothing is left. */
  async #playAll(generation: number): Promise<void> {
    this.#animating.value = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      await this.#playOne(next, generation);
      if (generation !== this.#generation) return;
    }
    this.#skipping &&= this.#isBotToAct();
    this.#animating.value = false;
    this.#animationsDone();
  }

  async #playOne({ entry, moment }: Update, generation: number): Promise<void> {
    const pace = new RunningPace(this.#pace);
    this.#runningPace = pace;
    if (this.#skipping || document.hidden || this.#waiting.length > MAX_WAITING) pace.skip();
    for (const line of logLines(entry)) {
      this.#log.value = [...this.#log.value, line];
      if ('event' in line) await this.stage.play(line.event, pace);
      if (generation !== this.#generation) return;
    }
    batch(() => {
      this.#moment.value = moment;
      this.#actionError.value = null;
    });
    await nextFrame();
    pace.settle();
    this.#runningPace = null;
  }

  #animationsDone(): void {
    const moment = this.#moment.value;
    if (moment !== null) this.table.onAnimationsDone?.(moment.view.toAct);
  }

  readonly act = (action: Action): void => {
    void this.#act(action);
  };

  async #act(action: Action): Promise<void> {
    const moment = this.#moment.value;
    if (moment === null || this.#animating.value || this.#acting) return;
    this.#acting = true;
    // An action that is not listed may be refused: until then the board keeps what is chosen on it.
    this.#sending.value = moment.legal?.actions.some((legal) => jsonEqual(legal, action)) === true;
    try {
      const outcome = await this.table.act(action);
      if (outcome.kind !== 'done') this.#showError(outcome);
      // Accepted, but perhaps not shown yet: what was legal before it must not be offered again meanwhile.
      else if (this.#moment.value === moment) this.#acceptedAt.value = moment;
    } finally {
      this.#acting = false;
      this.#sending.value = false;
    }
  }

  readonly undo = async (): Promise<void> => {
    const outcome = await this.table.undo?.();
    if (outcome !== undefined) this.report(outcome);
  };

  /** Shows why something else that was asked of the table was not done. */
  readonly report = (outcome: Outcome): void => {
    if (outcome.kind !== 'done') this.#showError(outcome);
  };

  readonly dismissError = (): void => {
    this.#actionError.value = null;
  };

  #showError(outcome: Exclude<Outcome, { kind: 'done' }>): void {
    this.#actionError.value = { outcome, count: (this.#actionError.value?.count ?? 0) + 1 };
  }

  readonly foresee = async (action: Action): Promise<readonly GameEvent[]> => {
    const moment = this.#moment.value;
    if (moment === null) return [];
    return this.#advisor.foresee(this.table.rules, moment.view, moment.viewer, action);
  };

  /** What the rules conclude from the position that is shown, or would if something were changed. */
  readonly analyse = async (whatIf?: unknown): Promise<unknown> => {
    const moment = this.#moment.value;
    return moment === null ? null : this.#advisor.analyse(moment.view, moment.viewer, whatIf);
  };

  /** Shows everything at once that is being shown or waits, and what bots do after it, until a person is to act. */
  readonly skip = (): void => {
    const isOnItsWay = this.#acceptedAt.value !== null && this.#acceptedAt.value === this.#moment.value;
    this.#skipping = this.#animating.value || this.#acting || isOnItsWay || this.#isBotToAct();
    this.#runningPace?.skip();
  };

  #isBotToAct(): boolean {
    const toAct = this.#moment.value?.view.toAct ?? null;
    const seat = toAct === null ? undefined : this.#roster.value?.seats[toAct];
    return this.table.live && (seat?.kind === 'bot' || seat?.takenOver === true);
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
