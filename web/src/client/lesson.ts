/** A lesson as a table: the worker runs it, this end tells the room what happens and holds back the coach meanwhile. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Action } from '@traque/engine/core/match';
import type { Outcome, Roster, RosterSeat, TableClient, TableListener } from './table-client.ts';
import type { Coach, LessonInfo, LessonMessage } from './worker/lesson-tables.ts';
import { engine, onTableMessage } from './workers.ts';

/** Who sits where, by name. */
type NameOf = (seat: number, isLearner: boolean) => string;

function rosterOf({ seat: own, players }: LessonInfo, nameOf: NameOf): Roster {
  const seats = Array.from({ length: players }, (_, seat): RosterSeat => ({
    name: nameOf(seat, seat === own),
    look: seat,
    kind: seat === own ? 'me' : 'bot',
    level: seat === own ? null : 'easy',
    present: true,
    takenOver: false,
    abandons: false,
  }));
  return { phase: 'playing', seats, watchers: 0, host: true, commit: null, next: null };
}

export class LessonTable implements TableClient {
  readonly game: string;
  readonly name: string;
  readonly rules: number;
  readonly live = true;
  readonly chat = null;
  readonly online = null;
  readonly mayAdvise = false;
  readonly undo = null;
  readonly revealSeat = null;
  readonly rematch = null;
  readonly #id: string;
  readonly #roster: Roster;
  readonly #coach = signal<Coach | null>(null);
  readonly #isMissed = signal(false);
  #listener: TableListener | null = null;
  /** What was received and not told yet, in its order. */
  readonly #queue: LessonMessage[] = [];
  /** The room is still showing what it was told. */
  #isShowing = false;
  /** Something was played since the coach last spoke. */
  #hasPlayed = false;

  /** What the coach says about what is on the board; null until the lesson has begun. */
  readonly coach: ReadonlySignal<Coach | null> = this.#coach;
  /** A goal was missed: the board shows what came of it until the learner tries again. */
  readonly isMissed: ReadonlySignal<boolean> = this.#isMissed;

  private constructor(game: string, name: string, info: LessonInfo, nameOf: NameOf) {
    this.game = game;
    this.name = name;
    this.rules = info.rules;
    this.#id = info.id;
    this.#roster = rosterOf(info, nameOf);
  }

  /** @throws if there is no such lesson. */
  static async open(game: string, name: string, done: readonly string[], nameOf: NameOf): Promise<LessonTable> {
    return new LessonTable(game, name, await engine().openLesson(game, name, done), nameOf);
  }

  listen(listener: TableListener): () => void {
    this.#listener = listener;
    listener.connection('up');
    listener.roster(this.#roster);
    const stop = onTableMessage(this.#id, (message) => {
      this.#queue.push(message);
      this.#tell();
    });
    engine()
      .lessonHello(this.#id)
      .catch(() => this.#listener?.connection('gone'));
    return () => {
      this.#listener = null;
      stop();
      void engine().closeLesson(this.#id);
    };
  }

  /** Tells what may be told by now: another position and the coach's words wait until all before them was shown. */
  #tell(): void {
    for (let next = this.#queue[0]; next !== undefined; next = this.#queue[0]) {
      if (next.type === 'update') {
        this.#isShowing = true;
        this.#hasPlayed = true;
        this.#listener?.append(next);
      } else if (this.#isShowing || this.#isMissed.value) {
        return;
      } else if (next.type === 'coach') {
        this.#hasPlayed = false;
        this.#coach.value = next.coach;
      } else if (this.#hasPlayed) {
        return this.#showMiss();
      } else {
        this.#listener?.reset(next.moment, next.history, next.missed);
      }
      this.#queue.shift();
    }
  }

  /** Only a missed goal is followed by a position without a way to it; the coach says why. */
  #showMiss(): void {
    const why = this.#queue[1];
    if (why?.type !== 'coach') return;
    this.#coach.value = why.coach;
    this.#isMissed.value = true;
  }

  readonly tryAgain = (): void => {
    this.#isMissed.value = false;
    this.#hasPlayed = false;
    this.#tell();
  };

  readonly onAnimationsDone = (): void => {
    this.#isShowing = false;
    this.#tell();
  };

  async act(action: Action): Promise<Outcome> {
    if (this.#isMissed.value) {
      this.tryAgain();
      return { kind: 'stale' };
    }
    return engine()
      .lessonAct(this.#id, action)
      .catch(() => ({ kind: 'failed', code: 'noLocal' }));
  }

  readonly readOn = (): void => void engine().lessonReadOn(this.#id, this.#coach.value?.step ?? 0);

  readonly back = (): void => {
    this.tryAgain();
    void engine().lessonBack(this.#id);
  };

  readonly repeat = (): void => {
    this.tryAgain();
    void engine().lessonRepeat(this.#id);
  };

  readonly skip = (): void => {
    this.tryAgain();
    void engine().lessonSkip(this.#id);
  };

  suggestion(): Promise<Action | null> {
    return engine().lessonSuggestion(this.#id);
  }

  record(): Promise<string> {
    return Promise.reject(new Error('a lesson has no record'));
  }

  ending(): Promise<null> {
    return Promise.resolve(null);
  }

  replay(): null {
    return null;
  }
}
