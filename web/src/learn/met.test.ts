import { beforeEach, expect, it, vi } from 'vitest';
import { meet } from './met.ts';
import { saveProgress } from './progress.ts';

const stored = new Map<string, string>();
let game = '';
beforeEach((test) => {
  stored.clear();
  // What is stored also stays in memory: each test has a game of its own.
  game = test.task.id;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const event = (type: string) => ({ type, for: null });
const firstMet = ({ type }: { type: string }) => (type === 'step' ? null : type);

it('a rule is explained once', () => {
  expect(meet(game, [event('step'), event('fright')], firstMet)).toBe('fright');
  expect(meet(game, [event('fright')], firstMet)).toBeNull();
  expect(meet(game, [event('fright'), event('storm')], firstMet)).toBe('storm');
});

it('who has finished its lesson knows it', () => {
  saveProgress(game, 'fright', ['a'], 1);
  expect(meet(game, [event('fright')], firstMet)).toBeNull();
});

it('a rule may show only in what happened before', () => {
  const second = ({ type }: { type: string }, before: readonly { type: string }[]) =>
    before.some((earlier) => earlier.type === type) ? 'again' : null;
  expect(meet(game, [event('step')], second)).toBeNull();
  expect(meet(game, [event('step'), event('storm'), event('step')], second)).toBe('again');
});

it('what happens every day is not explained', () => {
  expect(meet(game, [event('step')], firstMet)).toBeNull();
});
