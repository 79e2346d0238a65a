import { expect, it } from 'vitest';
import { spanOf } from './spans.ts';

it.each([
  [-5, 'second', 0],
  [59_999, 'second', 0],
  [60_000, 'minute', 1],
  [3_599_999, 'minute', 59],
  [3_600_000, 'hour', 1],
  [86_399_999, 'hour', 23],
  [3 * 86_400_000 + 5, 'day', 3],
])('%s ms are, in %s, %s', (ms, unit, n) => {
  expect(spanOf(ms)).toEqual([unit, n]);
});
