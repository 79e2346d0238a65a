import { describe, expect, it, vi } from 'vitest';
import { readSettings } from './settings.ts';

describe('a setting that was renamed', () => {
  it('works under its former name, with one warning', () => {
    const warn = vi.fn();
    expect(readSettings({ BOT_HEADS: '3' }, warn).botThreadsPerMove).toBe(3);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^BOT_HEADS is now called BOT_THREADS_PER_MOVE;/)]]);
  });

  it('under both names: the new one counts', () => {
    const warn = vi.fn();
    expect(readSettings({ BOT_HEADS: '3', BOT_THREADS_PER_MOVE: '4' }, warn).botThreadsPerMove).toBe(4);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('under its new name, or not set at all: no warning', () => {
    const warn = vi.fn();
    expect(readSettings({ BOT_HEADS: '', BOT_THREADS_PER_MOVE: '4' }, warn).botThreadsPerMove).toBe(4);
    expect(readSettings({}, warn).botThreadsPerMove).toBe(2);
    expect(warn).not.toHaveBeenCalled();
  });
});
