import { expect, it } from 'vitest';
import { wilson } from './interval.ts';

// Reference values of Wilson's score interval without continuity correction.
it.each([
  [10, 100, 0.0552, 0.1744],
  [0, 20, 0, 0.1611],
  [20, 20, 0.8389, 1],
  [1, 2, 0.0945, 0.9055],
])('%i of %i: from %d to %d', (successes, trials, low, high) => {
  const [from, to] = wilson(successes, trials);
  expect(from).toBeCloseTo(low, 3);
  expect(to).toBeCloseTo(high, 3);
});

it('nothing tried, nothing known', () => {
  expect(wilson(0, 0)).toEqual([0, 1]);
});
