/**
 * A lesson as data (docs/lessons.md): where it begins, who the learner is, and steps. It runs as a match by the real
 * rules with a fixed secret, so a lesson cannot teach what the engine does not do.
 */
import { type Level, levels } from '@traque/bots/core/brain';
import { list, object, text, whole } from '@traque/engine/core/check';
import type { Clause, Seat } from '@traque/engine/core/game';
import { Malformed } from '@traque/engine/core/malformed';
import { type Goal, readGoal } from './goal.ts';

/** Part of an action or a view: what it has must be there. See `matches`. */
export type Pattern = Readonly<Record<string, unknown>>;

/** What the coach says at a step, and the parts of the board that it is about (`cell:0,0`, `card:2`, `part:dice`). */
interface Said {
  readonly say: string;
  readonly show: readonly string[];
}

/**
 * What is said if the learner does something else: by the clause of a refusal, `*` for what is legal but not asked for,
 * `missed` for a goal. A refusal without words here is explained in the rules' own.
 */
interface Corrected {
  readonly else: Readonly<Record<string, string>>;
  readonly hint: string | null;
}

export interface ReadStep extends Said {
  readonly kind: 'read';
}

/** The learner takes one action that matches one of the patterns. */
export interface DoStep extends Said, Corrected {
  readonly kind: 'do';
  readonly do: readonly Pattern[];
}

/** Other seats act by the script, in order. */
export interface BotsStep {
  readonly kind: 'bots';
  readonly bots: readonly Pattern[];
}

/** The learner plays freely until the goal is reached. The others take the first legal action that matches a pattern. */
export interface GoalStep extends Said, Corrected {
  readonly kind: 'goal';
  readonly goal: Goal;
  readonly fail: Goal | null;
  /** The most actions of the learner. */
  readonly within: number;
  readonly others: readonly Pattern[];
  /** Actions of the learner that reach the goal: the last hint, and what *skip* does. */
  readonly solution: readonly Pattern[];
}

/** The learner plays against bots until the goal is reached or missed. Always the last step. */
export interface PlayStep extends Said {
  readonly kind: 'play';
  readonly level: Level;
  readonly goal: Goal;
  readonly fail: Goal | null;
  readonly within: number;
  readonly hint: string | null;
}

export type Step = ReadStep | DoStep | BotsStep | GoalStep | PlayStep;

/** A state, or a set-up and what was played since. */
export type Start =
  | { readonly state: unknown }
  | {
      readonly players: number;
      readonly options: Readonly<Record<string, unknown>>;
      readonly actions: readonly Pattern[];
    };

export interface Lesson {
  /** `GAME/NAME`. */
  readonly lesson: string;
  readonly game: string;
  readonly name: string;
  readonly rules: number;
  readonly seat: Seat;
  /** The clauses that a learner meets here. */
  readonly teaches: readonly Clause[];
  readonly start: Start;
  readonly secret: string;
  readonly steps: readonly Step[];
}

const MAX_ACTIONS = 400;

function patterns(value: unknown, at: string): readonly Pattern[] {
  const all = Array.isArray(value) ? value : [value];
  return all.map((pattern, i) => object(pattern, `${at}.${i}`));
}

const texts = (value: unknown, at: string): readonly string[] =>
  list(value ?? [], at).map((part, i) => text(part, `${at}.${i}`));

function readElse(value: unknown, at: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(object(value ?? {}, at)).map(([key, say]) => [key, text(say, `${at}.${key}`)]),
  );
}

function readStep(value: unknown, at: string): Step {
  const json = object(value, at);
  if ('bots' in json) return { kind: 'bots', bots: patterns(json['bots'], `${at}.bots`) };
  const said: Said = { say: text(json['say'], `${at}.say`), show: texts(json['show'], `${at}.show`) };
  const hint = json['hint'] === undefined ? null : text(json['hint'], `${at}.hint`);
  const corrected: Corrected = { else: readElse(json['else'], `${at}.else`), hint };
  if ('do' in json) return { kind: 'do', ...said, ...corrected, do: patterns(json['do'], `${at}.do`) };
  if (!('goal' in json)) return { kind: 'read', ...said };
  const goal = readGoal(json['goal'], `${at}.goal`);
  const fail = json['fail'] === undefined ? null : readGoal(json['fail'], `${at}.fail`);
  const within = whole(json['within'] ?? MAX_ACTIONS, `${at}.within`, 1, MAX_ACTIONS);
  if ('play' in json) {
    const level = text(object(json['play'], `${at}.play`)['level'], `${at}.play.level`) as Level;
    if (!levels.includes(level)) throw new Malformed(`${at}.play.level`, `must be one of ${levels.join(', ')}`);
    return { kind: 'play', ...said, level, goal, fail, within, hint };
  }
  return {
    kind: 'goal',
    ...said,
    ...corrected,
    goal,
    fail,
    within,
    others: json['others'] === undefined ? [] : patterns(json['others'], `${at}.others`),
    solution: patterns(json['solution'], `${at}.solution`),
  };
}

function readStart(value: unknown): Start {
  const json = object(value, 'start');
  if ('state' in json) return { state: json['state'] };
  return {
    players: whole(json['players'], 'start.players', 1, 9),
    options: object(json['options'] ?? {}, 'start.options'),
    actions: json['actions'] === undefined ? [] : patterns(json['actions'], 'start.actions'),
  };
}

/** @throws {Malformed} that names the step, counted from 1, and the reason. */
export function readLesson(value: unknown): Lesson {
  const json = object(value, '');
  const lesson = text(json['lesson'], 'lesson');
  const [game, name, ...more] = lesson.split('/');
  if (game === undefined || name === undefined || more.length > 0) throw new Malformed('lesson', 'must be GAME/NAME');
  const steps = list(json['steps'], 'steps').map((step, i) => readStep(step, `step ${i + 1}`));
  if (steps.length === 0) throw new Malformed('steps', 'there are none');
  const early = steps.findIndex(({ kind }, i) => kind === 'play' && i < steps.length - 1);
  if (early >= 0) throw new Malformed(`step ${early + 1}`, 'a game against bots must be the last step');
  return {
    lesson,
    game,
    name,
    rules: whole(json['rules'], 'rules', 1, 999),
    seat: whole(json['seat'], 'seat', 0, 8),
    teaches: texts(json['teaches'], 'teaches') as readonly Clause[],
    start: readStart(json['start']),
    secret: text(json['secret'], 'secret'),
    steps,
  };
}
