/** What holds for every lesson of every game. */
import { gameNamed, games } from '@traque/engine';
import { describe, expect, it } from 'vitest';
import { courses, loadLesson } from './courses.ts';
import { prove } from './prove.ts';
import { beginLesson } from './run.ts';

const named = courses.flatMap(({ game, lessons, challenges }) =>
  [...Object.keys(lessons), ...Object.keys(challenges)].map((name) => [game, name] as const),
);
const lessons = await Promise.all(named.map(async ([game, name]) => (await loadLesson(game, name))!));
const proofs = new Map(lessons.map((lesson) => [lesson, prove(lesson, gameNamed)]));

describe.each(lessons.map((lesson) => [lesson.lesson, lesson] as const))('%s', (name, lesson) => {
  it('is the file of its name, by the newest rules, in a possible position', () => {
    expect(named.map((each) => each.join('/'))).toContain(name);
    expect(lesson.rules).toBe(gameNamed(lesson.game)!.version);
    expect(() => beginLesson(lesson, gameNamed)).not.toThrow();
  });

  it('the solver finds a way through every step, in time', () => {
    expect(proofs.get(lesson)!.filter(({ solved }) => solved === null)).toEqual([]);
    expect(proofs.get(lesson)).not.toHaveLength(0);
  });
});

it('a player who acts at random reaches fewer than a fifth of the goals', () => {
  const goals = [...proofs.values()].flat().filter(({ kind }) => kind !== 'do');
  expect(goals.reduce((sum, { byChance }) => sum + byChance, 0) / goals.length).toBeLessThan(0.2);
});

it('every course begins with the first hunt, to which the home page leads', () => {
  expect(courses.map((course) => Object.keys(course.lessons)[0])).toEqual(courses.map(() => 'first-hunt'));
});

it('only games that exist have a course', () => {
  const known = new Set(games.map(({ name }) => name));
  expect(courses.filter(({ game }) => !known.has(game))).toEqual([]);
});
