import { beforeEach, expect, it, vi } from 'vitest';
import { loadProgress, saveProgress } from './progress.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it('what was kept is found again', () => {
  saveProgress('chess', 'mate', ['a', 'b'], 5);
  expect(loadProgress('chess', 'mate')).toEqual({ done: ['a', 'b'], steps: 5, finished: false });
});

it('a lesson that was finished once stays finished', () => {
  saveProgress('chess', 'mate', ['a', 'b'], 2);
  saveProgress('chess', 'mate', [], 2);
  expect(loadProgress('chess', 'mate')).toEqual({ done: [], steps: 2, finished: true });
});

it('what is not progress counts for none', () => {
  for (const text of ['nonsense', '[]', '{"done":[1],"steps":2,"finished":false}', '{"done":["a"]}']) {
    stored.set('traque.lesson.chess.fork', text);
    expect(loadProgress('chess', 'fork')).toEqual({ done: [], steps: 0, finished: false });
  }
});
