/** How far a learner has come, kept on their device: it survives a new version of the lesson as far as its steps match. */
import { commitment } from '@traque/engine/core/seeds';
import type { GameLookup } from '@traque/engine/core/lookup';
import type { Lesson } from './format.ts';
import { beginLesson, isOver, type Progress, skip } from './run.ts';

/** One short digest for each step that was finished; each stands for everything up to there. */
export type Done = readonly string[];

const LENGTH = 12;

/** The digests of all steps. Words do not count: a better sentence is no other step. */
function digestsOf({ game, rules, seat, start, secret, steps }: Lesson): readonly string[] {
  let before = commitment(JSON.stringify([game, rules, seat, start, secret]));
  return steps.map((step) => {
    const asked = Object.entries(step).filter(([key]) => !['say', 'show', 'else', 'hint'].includes(key));
    before = commitment(`${before}${JSON.stringify(asked)}`);
    return before.slice(0, LENGTH);
  });
}

export const doneAt = (lesson: Lesson, index: number): Done => digestsOf(lesson).slice(0, index);

/** The lesson where the learner left it. If it was changed since: at the first step that is not the same any more. */
export function resumeLesson(lesson: Lesson, done: Done, games: GameLookup): Progress {
  const digests = digestsOf(lesson);
  const changed = digests.findIndex((digest, i) => done[i] !== digest);
  const known = changed === -1 ? digests.length : changed;
  const begun = beginLesson(lesson, games);
  // A finished lesson begins again.
  if (known >= lesson.steps.length) return begun;
  let { run } = begun;
  while (run.index < known && !isOver(run)) ({ run } = skip(run));
  return { run, played: [] };
}
