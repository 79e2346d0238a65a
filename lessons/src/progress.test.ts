import { gameNamed } from '@traque/engine';
import { expect, it } from 'vitest';
import { readLesson } from './format.ts';
import { doneAt, resumeLesson } from './progress.ts';

const { default: raw } = await import('./maamut/testing/hunt.json', { with: { type: 'json' } });
const lesson = readLesson(raw);
const at = (done: readonly string[], of = lesson): number => resumeLesson(of, done, gameNamed).run.index;

it('who left in the middle goes on there', () => {
  const { run } = resumeLesson(lesson, doneAt(lesson, 3), gameNamed);
  expect(run.index).toBe(3);
  expect(run.match.actions).toBeGreaterThan(0);
});

it('a new learner, and one who finished, begin at the beginning', () => {
  expect(at([])).toBe(0);
  expect(at(doneAt(lesson, lesson.steps.length))).toBe(0);
  expect(at(['nonsense'])).toBe(0);
});

it('other words change nothing; from a step that asks for something else on, it is learned again', () => {
  const done = doneAt(lesson, 7);
  const reworded = {
    ...raw,
    steps: raw.steps.map((step) => ('say' in step ? { ...step, say: `${step.say}2` } : step)),
  };
  expect(at(done, readLesson(reworded))).toBe(7);
  const changed = { ...raw, steps: raw.steps.with(3, { say: 'around', do: { type: 'pass' } } as never) };
  expect(at(done, readLesson(changed))).toBe(3);
  expect(at(done, readLesson({ ...raw, secret: 'other' }))).toBe(0);
});
