/** Which lesson teaches which clause of docs/rules, and why some are taught by none. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { courseOf, loadLesson } from '@traque/lessons/courses';
import { clausesOf } from '../clauses/read.ts';

export interface Taught {
  readonly clause: string;
  /** The names of its lessons. */
  readonly lessons: readonly string[];
  /** Why there are none. */
  readonly reason: string | null;
}

/** A row for each clause of the game, and for each that only the course knows. */
export async function taughtIn(game: string): Promise<readonly Taught[]> {
  const { lessons, challenges, untaught } = courseOf(game)!;
  const names = [...Object.keys(lessons), ...Object.keys(challenges)];
  const teaches = await Promise.all(
    names.map(async (name) => ({ name, clauses: (await loadLesson(game, name))!.teaches })),
  );
  const clauses = new Set([
    ...clausesIn(game),
    ...teaches.flatMap((lesson) => lesson.clauses),
    ...Object.keys(untaught),
  ] as const);
  return [...clauses].map((clause) => ({
    clause,
    lessons: teaches.filter((lesson) => lesson.clauses.some((each) => each === clause)).map(({ name }) => name),
    reason: Object.entries(untaught).find(([id]) => id === clause)?.[1] ?? null,
  }));
}

export function clausesIn(game: string): readonly string[] {
  const file = join(import.meta.dirname, `../../docs/rules/${game}.md`);
  return clausesOf(file, readFileSync(file, 'utf8')).map(({ id }) => id);
}
