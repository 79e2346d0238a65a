import { expect, it } from 'vitest';
import { atOnce, inSlices } from './slices.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A hundred steps of a millisecond each. */
function* busy(steps: number[] = [], name = 0): Generator<void, string> {
  for (let i = 0; i < 100; i++) {
    for (const end = performance.now() + 1; performance.now() < end;);
    steps.push(name);
    yield;
  }
  return 'done';
}

it('lets others run in between, and returns the same', async () => {
  const others = { turns: 0, isDone: false };
  const running = (async () => {
    for (; !others.isDone; others.turns++) await turn();
  })();
  expect(await inSlices(busy())).toBe('done');
  others.isDone = true;
  await running;
  expect(others.turns).toBeGreaterThan(5);
  expect(atOnce(busy())).toBe('done');
});

it('two take turns: neither waits for the whole of the other', async () => {
  const steps: number[] = [];
  await Promise.all([inSlices(busy(steps, 1)), inSlices(busy(steps, 2))]);
  expect(steps.indexOf(2)).toBeLessThan(50);
  expect(steps.lastIndexOf(1)).toBeGreaterThan(150);
});

it('what fails in a later slice is reported', async () => {
  function* failing(): Generator<void, never> {
    yield* busy();
    throw new Error('no idea');
  }
  await expect(inSlices(failing())).rejects.toThrow('no idea');
});
