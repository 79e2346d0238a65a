/**
 * Lessons as tables of this browser: the worker plays them by the real rules, the page sees what the learner's seat may
 * know, and the coach says what a step is about. Only how far the learner has come is kept (`lessons/src/progress.ts`).
 */
import type { Request, Thought } from '@traque/bots/core/brain';
import { gameNamed } from '@traque/engine';
import { type Action, eventsFor, type Match, momentFor, toAct } from '@traque/engine/core/match';
import { courseOf, loadLesson } from '@traque/lessons/courses';
import { type Done, doneAt, resumeLesson } from '@traque/lessons/progress';
import {
  answer,
  attempt,
  awaitedBot,
  back,
  currentStep,
  isOver,
  type LessonRun,
  type Played,
  readOn,
  repeat,
  skip,
  suggestion,
} from '@traque/lessons/run';
import type { Entry, Moment, Outcome } from '../table-client.ts';
import { NoSuchTableError } from './errors.ts';
import type { LocalMessage } from './local-news.ts';

/** What the page shows beside the board. Words are keys of the lesson's texts. */
export interface Coach {
  /** From 0; the number of steps when the lesson is over. */
  readonly step: number;
  readonly steps: number;
  readonly kind: 'read' | 'do' | 'goal' | 'play' | 'over';
  readonly say: string | null;
  /** Parts of the board that it is about. */
  readonly show: readonly string[];
  /** What went wrong with the last try: words of the lesson, if it has some for this mistake, and the clause. */
  readonly mistake: { readonly say: string | null; readonly clause: string | null } | null;
  readonly canGoBack: boolean;
  readonly hint: string | null;
  /** To be kept on the device. */
  readonly done: Done;
}

export interface CourseOutline {
  readonly lessons: readonly string[];
  readonly challenges: readonly string[];
}

export interface LessonInfo {
  /** The id of its table. */
  readonly id: string;
  readonly rules: number;
  readonly seat: number;
  readonly players: number;
}

interface OpenLesson {
  run: LessonRun;
  /** Numbers the entries that the page was sent, whatever is repeated. */
  number: number;
  mistake: Coach['mistake'];
  isBotThinking: boolean;
}

/** What the page is sent: the news of a table, and what the coach says after it. */
export type LessonMessage = LocalMessage | { readonly type: 'coach'; readonly coach: Coach };

export interface LessonPorts {
  readonly think: (request: Request) => Promise<Thought>;
  readonly send: (id: string, message: LessonMessage) => void;
  readonly now: () => number;
}

const THINKING_MS = 200;

/** The id of a lesson's table. */
export const lessonId = (game: string, name: string): string => `lesson-${game}-${name}`;

export function lessonTables(ports: LessonPorts) {
  const open = new Map<string, OpenLesson>();

  function find(id: string): OpenLesson {
    const lesson = open.get(id);
    if (lesson === undefined) throw new NoSuchTableError(id);
    return lesson;
  }

  function momentOf(lesson: OpenLesson, match: Match, number: number): Moment {
    const { seat } = lesson.run.lesson;
    const { view, legal } = momentFor(match, seat);
    const acts = ['do', 'goal', 'play'].includes(currentStep(lesson.run)?.kind ?? '');
    return {
      number,
      viewer: seat,
      view,
      decision: toAct(match) === null ? null : number,
      deadline: null,
      undo: null,
      // While there is only something to read, nothing can be done.
      ...(legal === undefined || !acts ? {} : { legal }),
    };
  }

  function coachOf({ run, mistake }: OpenLesson): Coach {
    const step = currentStep(run);
    const words = step === undefined || step.kind === 'bots' ? null : step;
    return {
      step: run.index,
      steps: run.lesson.steps.length,
      kind: words?.kind ?? 'over',
      say: words?.say ?? null,
      show: words?.show ?? [],
      mistake,
      canGoBack: back(run) !== null,
      hint: words !== null && 'hint' in words ? words.hint : null,
      done: doneAt(run.lesson, run.index),
    };
  }

  function sendCoach(id: string, lesson: OpenLesson): void {
    ports.send(id, { type: 'coach', coach: coachOf(lesson) });
  }

  /** The position as it stands, without a way from what was shown before. */
  function sendPosition(id: string, lesson: OpenLesson): void {
    ports.send(id, {
      type: 'welcome',
      moment: momentOf(lesson, lesson.run.match, lesson.number),
      history: [],
      missed: [],
    });
    sendCoach(id, lesson);
  }

  function sendPlayed(id: string, lesson: OpenLesson, played: readonly Played[]): void {
    for (const { seat, events, match } of played) {
      const number = ++lesson.number;
      const what = { kind: 'action', seat, bot: seat !== lesson.run.lesson.seat } as const;
      const entry: Entry = { number, at: ports.now(), what, events: eventsFor(events, lesson.run.lesson.seat) };
      ports.send(id, { type: 'update', entry, moment: momentOf(lesson, match, number) });
    }
  }

  /** What was played is told, then what the coach says now. */
  function goOn(id: string, lesson: OpenLesson, run: LessonRun, played: readonly Played[]): void {
    lesson.run = run;
    lesson.mistake = null;
    sendPlayed(id, lesson, played);
    // The last moment told knows what is legal in this step only if something was played in it.
    if (played.length === 0) sendPosition(id, lesson);
    else sendCoach(id, lesson);
    void letBotsPlay(id, lesson);
  }

  async function letBotsPlay(id: string, lesson: OpenLesson): Promise<void> {
    if (lesson.isBotThinking) return;
    lesson.isBotThinking = true;
    try {
      for (let bot = awaitedBot(lesson.run); bot !== null; bot = awaitedBot(lesson.run)) {
        const { run } = lesson;
        const view = run.match.game.view(run.match.state, bot.seat);
        const { action } = await ports.think({
          view,
          level: bot.level,
          ms: THINKING_MS,
          seed: `${id} ${lesson.number}`,
        });
        if (open.get(id) !== lesson || lesson.run !== run) continue;
        finish(id, lesson, answer(run, action));
      }
    } finally {
      lesson.isBotThinking = false;
    }
  }

  function finish(id: string, lesson: OpenLesson, tried: ReturnType<typeof attempt>): Outcome {
    switch (tried.kind) {
      case 'refused':
      case 'notAsked': {
        const refusal = tried.kind === 'refused' ? tried.refusal : null;
        lesson.mistake = { say: tried.say, clause: refusal?.rule ?? null };
        sendCoach(id, lesson);
        return refusal === null ? { kind: 'stale' } : { kind: 'refused', refusal };
      }
      case 'done':
        goOn(id, lesson, tried.run, tried.played);
        return { kind: 'done' };
      case 'missed':
        sendPlayed(id, lesson, tried.played);
        lesson.run = tried.run;
        lesson.mistake = { say: tried.say, clause: null };
        sendPosition(id, lesson);
        return { kind: 'done' };
    }
  }

  return {
    /** The names of a game's lessons, in their order. */
    courseOutline(game: string): CourseOutline {
      const { lessons = {}, challenges = {} } = courseOf(game) ?? {};
      return { lessons: Object.keys(lessons), challenges: Object.keys(challenges) };
    },

    /** @throws {NoSuchTableError} if there is no such lesson. */
    async openLesson(game: string, name: string, done: Done): Promise<LessonInfo> {
      const lesson = await loadLesson(game, name);
      if (lesson === undefined) throw new NoSuchTableError(lessonId(game, name));
      const { run } = resumeLesson(lesson, done, gameNamed);
      const id = lessonId(game, name);
      open.set(id, { run, number: 0, mistake: null, isBotThinking: false });
      return { id, rules: lesson.rules, seat: lesson.seat, players: momentFor(run.match, lesson.seat).view.players };
    },

    lessonHello(id: string): void {
      const lesson = find(id);
      sendPosition(id, lesson);
      void letBotsPlay(id, lesson);
    },

    closeLesson(id: string): void {
      open.delete(id);
    },

    lessonAct(id: string, action: unknown): Outcome {
      const lesson = find(id);
      return finish(id, lesson, attempt(lesson.run, action));
    },

    /** `step`: the one that was read. A second press while what follows is being shown must not leave out the next. */
    lessonReadOn(id: string, step: number): void {
      const lesson = find(id);
      if (lesson.run.index !== step) return;
      const { run, played } = readOn(lesson.run);
      if (run !== lesson.run) goOn(id, lesson, run, played);
    },

    lessonBack(id: string): void {
      const lesson = find(id);
      const before = back(lesson.run);
      if (before !== null) goOn(id, lesson, before, []);
    },

    lessonRepeat(id: string): void {
      const lesson = find(id);
      goOn(id, lesson, repeat(lesson.run), []);
    },

    lessonSkip(id: string): void {
      const lesson = find(id);
      if (isOver(lesson.run)) return;
      const { run, played } = skip(lesson.run);
      goOn(id, lesson, run, played);
    },

    /** The action that the step is about, to be drawn on the board. */
    lessonSuggestion: (id: string): Action | null => suggestion(find(id).run),
  };
}
