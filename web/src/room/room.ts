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
  Moment,
  Outcome,
  PublicNews,
  Roster,
  TableClient,
  TableListener,
} from '../client/table-client.ts';
import { ChatLog } from './chat-log.ts';
import type { PaceSettings } from './pace.ts';
import { Playback } from './playback.ts';

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

/** Whom the curtain waits for, and what everybody may know of what happened meanwhile. */
export interface Curtain {
  readonly seat: Seat;
  readonly news: PublicNews | null;
}

export class Room {
  readonly table: TableClient;
  readonly playback: Playback;
  readonly #advisor: Advisor;

  readonly #roster = signal<Roster | null>(null);
  readonly #curtain = signal<Curtain | null>(null);
  readonly #connection = signal<Connection>('up');
  readonly #actionError = signal<ActionError | null>(null);
  readonly #channel = signal<ChatChannel>('players');
  /** An action that the moment lists as legal is on its way. */
  readonly #sending = signal(false);
  /** The moment in which an action was accepted that has not come back as news yet. */
  readonly #acceptedAt = signal<Moment | null>(null);

  readonly roster: ReadonlySignal<Roster | null> = this.#roster;
  /** The players ended it without a result: nobody is to act any more. */
  readonly abandoned = computed(() => this.#roster.value?.phase === 'abandoned');
  /** What the viewer may do now; null while events play, while an action is on its way, and when it is not their turn. */
  readonly legal = computed(() => {
    const moment = this.moment.value;
    if (this.animating.value || this.#sending.value || this.abandoned.value) return null;
    return moment === null || moment === this.#acceptedAt.value ? null : (moment.legal ?? null);
  });
  readonly curtain: ReadonlySignal<Curtain | null> = this.#curtain;
  readonly connection: ReadonlySignal<Connection> = this.#connection;
  readonly actionError: ReadonlySignal<ActionError | null> = this.#actionError;
  readonly chat = new ChatLog(() => this.moment.value?.viewer ?? null);
  readonly channel: ReadonlySignal<ChatChannel> = this.#channel;
  readonly faces: ReadonlySignal<readonly SeatFace[]> = computed(() =>
    (this.#roster.value?.seats ?? []).map(({ name, look }) => ({ name, look })),
  );

  #acting = false;
  #errors = 0;

  constructor(table: TableClient, advisor: Advisor, pace: PaceSettings) {
    this.table = table;
    this.#advisor = advisor;
    this.playback = new Playback({
      pace,
      keepsUp: table.online !== null,
      isRecord: !table.live,
      goesOn: () => this.#isBotToAct(),
      onUpdate: () => {
        this.#actionError.value = null;
      },
      onDone: ({ view }) => table.onAnimationsDone?.(view.toAct),
    });
  }

  get stage(): Playback['stage'] {
    return this.playback.stage;
  }

  get moment(): ReadonlySignal<Moment | null> {
    return this.playback.moment;
  }

  get log(): Playback['log'] {
    return this.playback.log;
  }

  get animating(): ReadonlySignal<boolean> {
    return this.playback.animating;
  }

  /** Begins to listen; the result leaves the room. */
  enter(): () => void {
    const listener: TableListener = {
      reset: (moment, history, missed = []) => this.playback.reset(moment, history, missed),
      append: (update) => this.playback.append(update),
      roster: (roster) => {
        this.#roster.value = roster;
      },
      curtain: (seat, news) => {
        batch(() => {
          this.#curtain.value = seat === null ? null : { seat, news: news ?? null };
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
      this.playback.leave();
      stop();
    };
  }

  /** Behind the curtain nothing of the last person's view stays on the page. */
  #clear(): void {
    this.playback.clear();
    this.#acceptedAt.value = null;
    this.#actionError.value = null;
  }

  readonly act = (action: Action): void => {
    void this.#act(action);
  };

  async #act(action: Action): Promise<void> {
    const moment = this.moment.value;
    if (moment === null || this.animating.value || this.#acting) return;
    this.#acting = true;
    // An action that is not listed may be refused: until then the board keeps what is chosen on it.
    this.#sending.value = moment.legal?.actions.some((legal) => jsonEqual(legal, action)) === true;
    // What was refused before is no answer to this.
    this.#actionError.value = null;
    this.playback.dismissHappened();
    try {
      const outcome = await this.table.act(action);
      if (outcome.kind !== 'done') this.#showError(outcome);
      // Accepted, but perhaps not shown yet: what was legal before it must not be offered again meanwhile.
      else if (this.moment.value === moment) this.#acceptedAt.value = moment;
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
    this.#actionError.value = { outcome, count: ++this.#errors };
  }

  readonly foresee = async (action: Action): Promise<readonly GameEvent[]> => {
    const moment = this.moment.value;
    if (moment === null) return [];
    return this.#advisor.foresee(this.table.rules, moment.view, moment.viewer, action);
  };

  /** What the rules conclude from the position that is shown, or would if something were changed. */
  readonly analyse = async (whatIf?: unknown): Promise<unknown> => {
    const moment = this.moment.value;
    return moment === null ? null : this.#advisor.analyse(moment.view, moment.viewer, whatIf);
  };

  /** Shows everything at once that is being shown or waits, and what bots do after it, until a person is to act. */
  readonly skip = (): void => {
    const isOnItsWay = this.#acceptedAt.value !== null && this.#acceptedAt.value === this.moment.value;
    this.playback.skip(this.#acting || isOnItsWay);
  };

  #isBotToAct(): boolean {
    const toAct = this.moment.value?.view.toAct ?? null;
    const seat = toAct === null ? undefined : this.#roster.value?.seats[toAct];
    return this.table.live && (seat?.kind === 'bot' || seat?.takenOver === true);
  }
}
