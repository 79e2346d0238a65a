import { expect, it } from 'vitest';
import { FULL, type Level, taken } from './limits.ts';

const NOW = Date.UTC(2026, 0, 1);

/** Takes out what there is at this moment: how many, and how full it is then. */
function drain(level: Level, rate: number, now: number): [count: number, level: Level] {
  const next = taken(level, rate, now);
  if (next === null) return [0, level];
  const [count, left] = drain(next, rate, now);
  return [count + 1, left];
}

it.each([1, 3, 7, 20, 30])('a bucket of %i a second holds ten seconds’ worth and fills at that rate', (rate) => {
  const [first, empty] = drain(FULL, rate, NOW);
  expect(first).toBe(10 * rate);
  expect(drain(empty, rate, NOW + 2000)[0]).toBe(2 * rate);
  expect(drain(empty, rate, NOW + 60_000)[0], 'it does not overflow').toBe(10 * rate);
});
