/** The registry of courses. A new game is one line here. */
import { type Lesson, readLesson } from './format.ts';
import type { Course } from './course.ts';
import { course as maamut } from './maamut/index.ts';
import { course as mammut } from './mammut/index.ts';
import { course as momie } from './momie/index.ts';

export const courses: readonly Course[] = [maamut, mammut, momie];

export const courseOf = (game: string): Course | undefined => courses.find((course) => course.game === game);

/** @throws {Malformed} if the file is wrong; undefined if there is no such lesson. */
export async function loadLesson(game: string, name: string): Promise<Lesson | undefined> {
  const course = courseOf(game);
  const file = course?.lessons[name] ?? course?.challenges[name];
  return file === undefined ? undefined : readLesson((await file()).default);
}
