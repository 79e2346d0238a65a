/** What the tests and `npm run lessons` prove of every lesson: that it can be learned from, and not passed by accident. */
import { FastChance } from '@traque/engine/core/chance';
import type { GameLookup } from '@traque/engine/core/lookup';
import { type Action, legalFor, toAct } from '@traque/engine/core/match';
import type { Lesson } from './format.ts';
import { provePlay } from './prove-play.ts';
import { type Attempt, attempt, beginLesson, currentStep, isOver, type LessonRun, skip } from './run.ts';

export interface StepProof {
  /** From 1. */
  readonly step: number;
  readonly kind: 'do' | 'goal' | 'play';
  /** The actions with which the solver reached it, the fewest unless it is a game; null: not within its bound. */
  readonly solved: number | null;
  /** How often a player who acts at random passes at the first try. */
  readonly byChance: number;
}

/** Positions that the solver looks at for one step. */
const SOLVER_BOUND = 20_000;
const RANDOM_PLAYERS = 200;

/** Every run that the lesson stops at for the learner, played through as *skip* does. @throws {Malformed} if it cannot. */
export function stations(lesson: Lesson, games: GameLookup): readonly LessonRun[] {
  const all: LessonRun[] = [];
  let { run } = beginLesson(lesson, games);
  while (!isOver(run)) {
    all.push(run);
    ({ run } = skip(run));
  }
  return all;
}

const actionsAt = ({ match, lesson }: LessonRun): readonly Action[] => legalFor(match, lesson.seat)?.actions ?? [];

const passes = (tried: Attempt, from: LessonRun): boolean => tried.kind === 'done' && tried.run.index > from.index;

/** Breadth first over the learner's actions; the others answer by the lesson, so there is nothing else to search. */
function solve(from: LessonRun): number | null {
  let level: LessonRun[] = [from];
  let looked = 0;
  for (let depth = 1; level.length > 0; depth++) {
    const next: LessonRun[] = [];
    for (const run of level)
      for (const action of actionsAt(run)) {
        if (++looked > SOLVER_BOUND) return null;
        const tried = attempt(run, action);
        if (passes(tried, from)) return depth;
        if (tried.kind === 'done') next.push(tried.run);
      }
    level = next;
  }
  return null;
}

/** One try: a wrong action or a missed goal ends it. */
function passesByChance(from: LessonRun, chance: FastChance): boolean {
  let run = from;
  while (toAct(run.match) === run.lesson.seat) {
    const actions = actionsAt(run);
    const tried = attempt(run, actions[chance.below(actions.length)]!);
    if (passes(tried, from)) return true;
    if (tried.kind !== 'done') return false;
    ({ run } = tried);
  }
  return false;
}

/** The proofs of the steps in which the learner acts. */
export function prove(lesson: Lesson, games: GameLookup): readonly StepProof[] {
  return stations(lesson, games).flatMap((run): readonly StepProof[] => {
    const current = currentStep(run);
    if (current?.kind === 'play') return [{ step: run.index + 1, kind: current.kind, ...provePlay(run) }];
    if (current?.kind !== 'do' && current?.kind !== 'goal') return [];
    const chance = new FastChance(`${lesson.lesson} ${run.index}`);
    const passed = Array.from({ length: RANDOM_PLAYERS }, () => passesByChance(run, chance)).filter(Boolean).length;
    return [{ step: run.index + 1, kind: current.kind, solved: solve(run), byChance: passed / RANDOM_PLAYERS }];
  });
}
