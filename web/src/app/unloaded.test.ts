import { afterEach, expect, it } from 'vitest';
import { lacksWorker, unloaded } from './unloaded.ts';

afterEach(() => {
  unloaded.rules.value = false;
  unloaded.bots.value = false;
});

it('without bots a game of this browser cannot go on; tables of a server and set-ups can', () => {
  unloaded.bots.value = true;
  const paths = ['/play/abc', '/learn/maamut/panic', '/table/abc', '/new/maamut'];
  expect(paths.filter(lacksWorker)).toEqual(['/play/abc', '/learn/maamut/panic']);
});

it('without rules nothing can', () => {
  unloaded.rules.value = true;
  expect(['/play/abc', '/table/abc', '/new/maamut'].every(lacksWorker)).toBe(true);
});
