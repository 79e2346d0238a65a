/** Prints what the lessons teach and what is proved of them: `npm run lessons`, or `npm run lessons -- GAME`. */
import { gameNamed } from '@traque/engine';
import { courses, loadLesson } from '@traque/lessons/courses';
import type { Lesson } from '@traque/lessons/format';
import { prove } from '@traque/lessons/prove';
import { taughtIn } from './lessons/taught.ts';

const wanted = process.argv[2];

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [head, head.map(() => '---'), ...rows];
  for (const row of all) console.log(`| ${row.join(' | ')} |`);
  console.log('');
}

const percent = (part: number): string => `${Math.round(part * 100)} %`;

for (const { game, ...course } of courses) {
  if (wanted !== undefined && wanted !== game) continue;
  const names = [...Object.keys(course.lessons), ...Object.keys(course.challenges)];
  const lessons = await Promise.all(names.map(async (name): Promise<Lesson> => (await loadLesson(game, name))!));
  console.log(`${game}: which lesson teaches which clause\n`);
  printTable(
    ['clause', 'lessons'],
    (await taughtIn(game)).map((row) => [
      row.clause,
      row.lessons.length > 0 ? row.lessons.join(', ') : row.reason === null ? 'TAUGHT NOWHERE' : `none: ${row.reason}`,
    ]),
  );
  console.log(`${game}: steps in which the learner acts\n`);
  printTable(
    ['lesson', 'step', 'kind', 'solved with', 'by chance'],
    lessons.flatMap((lesson) =>
      prove(lesson, gameNamed).map(({ step, kind, solved, byChance }) => [
        lesson.name,
        String(step),
        kind,
        solved === null ? 'NOT SOLVED' : String(solved),
        percent(byChance),
      ]),
    ),
  );
}
