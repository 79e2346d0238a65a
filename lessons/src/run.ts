/**
 * Runs a lesson: a match by the real rules, and where in the lesson the learner is. Pure: every function returns the
 * next run, so going back, repeating and leaving in the middle lose nothing.
 */
import type { Refusal, Seat } from '@traque/engine/core/game';
import { type GameLookup, versionOf } from '@traque/engine/core/lookup';
import { Malformed } from '@traque/engine/core/malformed';
import {
  type Action,
  eventsFor,
  judge,
  type Match,
  type MatchEvent,
  momentFor,
  open,
  openAt,
  step as stepMatch,
  toAct,
} from '@traque/engine/core/match';
import type { GoalStep, Lesson, Pattern, PlayStep, Step } from './format.ts';
import { isReached } from './goal.ts';
import { matches } from './matches.ts';

export interface LessonRun {
  readonly lesson: Lesson;
  /** The step the learner is at; the number of steps when the lesson is over. */
  readonly index: number;
  readonly match: Match;
  /** What the learner saw since this step began. */
  readonly events: readonly MatchEvent[];
  /** The learner's actions in this step. */
  readonly acted: number;
  /** The run before the learner's first action in this step; null while there was none. */
  readonly begun: LessonRun | null;
  /** The run when the step before began. */
  readonly previous: LessonRun | null;
}

/** An action that was carried out, with all of its events and the match after it. */
export interface Played {
  readonly seat: Seat;
  readonly events: readonly MatchEvent[];
  readonly match: Match;
}

export interface Progress {
  readonly run: LessonRun;
  readonly played: readonly Played[];
}

/** `say`: the words for this mistake; null: the lesson has none of its own. */
export type Attempt =
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly say: string | null }
  /** Legal, but not what the step is about: nothing was done. */
  | { readonly kind: 'notAsked'; readonly say: string | null }
  | ({ readonly kind: 'done' } & Progress)
  /** The goal can no longer be reached: what happened is shown, then the step begins again. */
  | ({ readonly kind: 'missed'; readonly say: string | null } & Progress);

export const isOver = ({ lesson, index }: LessonRun): boolean => index >= lesson.steps.length;

export const currentStep = ({ lesson, index }: LessonRun): Step | undefined => lesson.steps[index];

const here = ({ lesson, index }: LessonRun): string => `${lesson.lesson}, step ${index + 1}`;

/** The first legal action of the seat to act that matches; a pattern may also be a whole action that no list has. */
export function actionLike(match: Match, pattern: Pattern): Action | null {
  const seat = toAct(match);
  if (seat === null) return null;
  const found = match.game.legal(match.state).actions.find((action) => matches(action, pattern));
  if (found !== undefined) return found;
  const judged = judge(match, seat, pattern);
  return 'action' in judged ? judged.action : null;
}

function play(run: LessonRun, action: Action): Progress {
  const seat = toAct(run.match)!;
  const { match, events } = stepMatch(run.match, seat, action);
  const isOwn = seat === run.lesson.seat;
  const next: LessonRun = {
    ...run,
    match,
    events: [...run.events, ...eventsFor(events, run.lesson.seat)],
    acted: run.acted + (isOwn ? 1 : 0),
    begun: isOwn ? (run.begun ?? run) : run.begun,
  };
  return { run: next, played: [{ seat, events, match }] };
}

function nextStep(run: LessonRun): LessonRun {
  return { ...run, index: run.index + 1, events: [], acted: 0, begun: null, previous: run.begun ?? run };
}

const knownTo = ({ lesson: { seat }, match, events, acted }: LessonRun) => ({
  seat,
  view: momentFor(match, seat).view,
  events,
  acted,
});

/** What the others do in a step without bots. */
function othersAction(match: Match, { others }: GoalStep): Action {
  for (const pattern of others) {
    const action = actionLike(match, pattern);
    if (action !== null) return action;
  }
  return match.game.legal(match.state).actions[0]!;
}

/** Goes on until the learner must read or act, a bot must think, or the lesson is over. */
function settle(progress: Progress): Progress {
  let { run } = progress;
  const played = [...progress.played];
  const take = (action: Action): void => {
    const next = play(run, action);
    run = next.run;
    played.push(...next.played);
  };
  for (;;) {
    const current = currentStep(run);
    if (current?.kind === 'bots') {
      for (const pattern of current.bots) {
        const action = toAct(run.match) === run.lesson.seat ? null : actionLike(run.match, pattern);
        if (action === null) throw new Malformed(here(run), `no other seat may do ${JSON.stringify(pattern)} now`);
        take(action);
      }
      run = nextStep(run);
    } else if (current?.kind === 'goal' && !isDecided(run, current) && toAct(run.match) !== run.lesson.seat) {
      take(othersAction(run.match, current));
    } else {
      return { run, played };
    }
  }
}

/** Whether the goal of this step is reached, or can no longer be. */
function isDecided(run: LessonRun, { goal, fail }: GoalStep | PlayStep): boolean {
  const known = knownTo(run);
  return isReached(goal, known) || (fail !== null && isReached(fail, known)) || toAct(run.match) === null;
}

/** Sets a lesson up. @throws {Malformed} if it cannot begin so, {RulesMissing} if its rules are not known here. */
export function beginLesson(lesson: Lesson, games: GameLookup): Progress {
  const game = versionOf(games, lesson);
  const { start, secret } = lesson;
  let match =
    'state' in start
      ? openAt(game, game.read(start.state), { secret })
      : open(game, start.players, start.options, { secret });
  for (const [i, pattern] of ('actions' in start ? start.actions : []).entries()) {
    const action = actionLike(match, pattern);
    if (action === null) throw new Malformed(`${lesson.lesson}, start.actions.${i}`, 'is not possible');
    ({ match } = stepMatch(match, toAct(match)!, action));
  }
  return settle({ run: { lesson, index: 0, match, events: [], acted: 0, begun: null, previous: null }, played: [] });
}

/** After reading. */
export function readOn(run: LessonRun): Progress {
  return currentStep(run)?.kind === 'read' ? settle({ run: nextStep(run), played: [] }) : { run, played: [] };
}

/** The seat and level whose bot is to act in a game against bots. */
export function awaitedBot(run: LessonRun): { readonly seat: Seat; readonly level: PlayStep['level'] } | null {
  const current = currentStep(run);
  const seat = toAct(run.match);
  if (current?.kind !== 'play' || seat === null || seat === run.lesson.seat || isDecided(run, current)) return null;
  return { seat, level: current.level };
}

/** The step again from its beginning. */
export const repeat = (run: LessonRun): LessonRun => run.begun ?? run;

/** Where the step before began; scripted steps are no place to stand. */
export function back(run: LessonRun): LessonRun | null {
  let { previous } = run;
  while (previous !== null && currentStep(previous)?.kind === 'bots') ({ previous } = previous);
  return previous;
}

/** After an action in a step with a goal. */
function judged(progress: Progress, current: GoalStep | PlayStep): Attempt {
  const known = knownTo(progress.run);
  if (isReached(current.goal, known)) return { kind: 'done', ...settle({ ...progress, run: nextStep(progress.run) }) };
  const isSpent = progress.run.acted >= current.within && toAct(progress.run.match) === progress.run.lesson.seat;
  if ((current.fail !== null && isReached(current.fail, known)) || isSpent || toAct(progress.run.match) === null)
    return {
      kind: 'missed',
      say: ('else' in current ? current.else['missed'] : undefined) ?? null,
      run: repeat(progress.run),
      played: progress.played,
    };
  return { kind: 'done', ...progress };
}

/** The learner tries an action. A refusal or something that was not asked for changes nothing. */
export function attempt(run: LessonRun, action: unknown): Attempt {
  const current = currentStep(run);
  if (current === undefined || current.kind === 'read' || current.kind === 'bots')
    return { kind: 'notAsked', say: null };
  const sayFor = (key: string): string | null => ('else' in current ? current.else[key] : null) ?? null;
  const judgedAction = judge(run.match, run.lesson.seat, action);
  if ('refusal' in judgedAction) {
    const { refusal } = judgedAction;
    return { kind: 'refused', refusal, say: sayFor(refusal.rule) };
  }
  if (current.kind !== 'do') return judged(settle(play(run, judgedAction.action)), current);
  if (!current.do.some((pattern) => matches(judgedAction.action, pattern)))
    return { kind: 'notAsked', say: sayFor('*') };
  const { run: after, played } = play(run, judgedAction.action);
  return { kind: 'done', ...settle({ run: nextStep(after), played }) };
}

/** A bot has chosen for the awaited seat. */
export function answer(run: LessonRun, action: Action): Attempt {
  const current = currentStep(run);
  if (current?.kind !== 'play' || awaitedBot(run) === null) throw new Error('no bot is to act');
  return judged(play(run, action), current);
}

/** The action that the step is about, to be shown: null while there is nothing to do, or only a game to win. */
export function suggestion(run: LessonRun): Action | null {
  const current = currentStep(run);
  if (current?.kind === 'do') return actionLike(run.match, current.do[0]!);
  const pattern = current?.kind === 'goal' ? current.solution[run.acted] : undefined;
  return pattern === undefined ? null : actionLike(run.match, pattern);
}

/** Does what the step is about, as a learner could have. A game against bots is left. */
export function skip(run: LessonRun): Progress {
  const current = currentStep(run);
  if (current === undefined || current.kind === 'bots') return { run, played: [] };
  if (current.kind === 'read') return readOn(run);
  if (current.kind === 'play') return { run: nextStep(run), played: [] };
  let now: Progress = { run: repeat(run), played: [] };
  const { index } = run;
  while (now.run.index === index) {
    const action = suggestion(now.run);
    const tried = action === null ? null : attempt(now.run, action);
    if (tried === null || tried.kind !== 'done') throw new Malformed(here(run), 'its solution does not reach the goal');
    now = { run: tried.run, played: [...now.played, ...tried.played] };
  }
  return now;
}
