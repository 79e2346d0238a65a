/**
 * Games against bots cannot be searched to their end. That one can be won is proved by winning it: a bot plays for the
 * learner, and everything is seeded, so that the same lesson always gives the same proof.
 */
import { think } from '@traque/bots';
import type { Level } from '@traque/bots/core/brain';
import { type Action, toAct } from '@traque/engine/core/match';
import { type Attempt, answer, attempt, awaitedBot, currentStep, type LessonRun } from './run.ts';

const SOLVER: Level = 'hard';
const SOLVER_GAMES = 8;
const RANDOM_GAMES = 10;

/** Thinking time is counted in looks at the clock, not in milliseconds: a busy machine proves the same. */
const LOOKS = 60;
function countingClock(): () => number {
  let looks = 0;
  return () => ++looks;
}

function choose({ match }: LessonRun, level: Level, seed: string): Action {
  const view = match.game.view(match.state, toAct(match));
  return think({ view, level, ms: LOOKS, seed }, countingClock()).action;
}

/** One game: how many actions of the learner it took to reach the goal; null if it was missed. */
function playOut(from: LessonRun, learner: Level, game: string): number | null {
  let run = from;
  let acted = 0;
  for (let turn = 0; ; turn++) {
    const bot = awaitedBot(run);
    const chosen = choose(run, bot?.level ?? learner, `${run.lesson.lesson} ${game} ${turn}`);
    if (bot === null) acted++;
    const tried: Attempt = bot === null ? attempt(run, chosen) : answer(run, chosen);
    if (tried.kind === 'missed') return null;
    if (tried.kind !== 'done') throw new Error(`${run.lesson.lesson}: a bot chose what is ${tried.kind}`);
    if (currentStep(tried.run) !== currentStep(from)) return acted;
    ({ run } = tried);
  }
}

/** The actions of the first game that the bot wins for the learner, and how often a player who acts at random wins. */
export function provePlay(from: LessonRun): { readonly solved: number | null; readonly byChance: number } {
  let solved: number | null = null;
  for (let game = 0; solved === null && game < SOLVER_GAMES; game++) solved = playOut(from, SOLVER, `game ${game}`);
  const passed = Array.from({ length: RANDOM_GAMES }, (_, game) => playOut(from, 'random', `chance ${game}`));
  return { solved, byChance: passed.filter((actions) => actions !== null).length / RANDOM_GAMES };
}
