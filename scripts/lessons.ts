/** Prints what the lessons teach and what is proved of them: `npm run lessons`, or `npm run lessons -- GAME`. */
import { gameNamed } from '@traque/engine';
import { courses, loadLesson } from '@traque/lessons/courses';
import type { Lesson } from '@traque/lessons/format';
import { prove } from '@traque/lessons/prove';

const wanted = process.argv[2];

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [head, head.map(() => '---'), ...rows];
  for (const row of all) console.log(`| ${row.join(' | ')} |`);
  console.log('');
}

const percent = (part: number): string => `${Math.round(part * 100)} %`;

for (const { game, core, ...course } of courses) {
  if (wanted !== undefined && wanted !== game) continue;
  const names = [...Object.keys(course.lessons), ...Object.keys(course.challenges)];
  const lessons = await Promise.all(names.map(async (name): Promise<Lesson> => (await loadLesson(game, name))!));
  const clauses = [...new Set([...core, ...lessons.flatMap(({ teaches }) => teaches)])].toSorted(
    (a, b) => Number(a.split('-')[1]) - Number(b.split('-')[1]),
  );
  console.log(`${game}: what each lesson teaches (core clauses are marked *)\n`);
  printTable(
    ['clause', 'lessons'],
    clauses.map((clause) => {
      const where = lessons.filter(({ teaches }) => teaches.includes(clause)).map(({ name }) => name);
      return [
        `${clause}${core.includes(clause) ? ' *' : ''}`,
        where.length === 0 ? 'TAUGHT NOWHERE' : where.join(', '),
      ];
    }),
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
