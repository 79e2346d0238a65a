import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { amend, begin, change, redo, undo } from './history.ts';
import { intervalOf } from './interval.ts';
import { LONGEST_CODE, pack, unpack } from './link.ts';
import { runAll } from './runs.ts';

describe('history', () => {
  it('takes back and does again; a stroke is one step; what changes nothing is none', () => {
    let history = begin('a');
    history = change(history, 'b');
    history = amend(change(history, 'c'), 'cc');
    expect(change(history, 'cc')).toBe(history);
    expect(undo(history).present).toBe('b');
    expect(redo(undo(undo(history))).present).toBe('b');
    expect(redo(redo(undo(undo(history)))).present).toBe('cc');
    expect(undo(begin('a')).present).toBe('a');
    expect(change(undo(history), 'd').future).toEqual([]);
  });
});

describe('a link', () => {
  const text = 'Wände, murs et trésors\n'.repeat(30);
  it('contains the text, in the alphabet of addresses', async () => {
    const code = await pack(text);
    expect(code).toMatch(/^[\w-]+$/);
    expect(code.length).toBeLessThan(120);
    expect(await unpack(code, 20_000)).toBe(text);
  });

  it.each<[string, string]>([
    ['empty', ''],
    ['markup', '<script>alert(1)</script>'],
    ['another alphabet', 'abc/def+ghi='],
    ['not compressed', 'aaaaaaaa'],
    ['cut off', 'tdA'],
    ['too long', 'a'.repeat(LONGEST_CODE + 1)],
    ['no text', deflateRawSync(new Uint8Array([0xff, 0xfe, 0xfd])).toString('base64url')],
  ])('that is %s holds nothing', async (_what, code) => {
    expect(await unpack(code, 20_000)).toBeNull();
  });

  it('that unpacks to megabytes is given up at once', async () => {
    const bomb = deflateRawSync(Buffer.alloc(5_000_000, '+---')).toString('base64url').slice(0, LONGEST_CODE);
    const before = performance.now();
    expect(await unpack(bomb, 20_000)).toBeNull();
    expect(performance.now() - before).toBeLessThan(2000);
  });
});

it('an interval holds the share, is wide with few games and narrow with many', () => {
  expect(intervalOf(25, 50)).toEqual({ share: 50, low: 37, high: 63 });
  expect(intervalOf(0, 50)).toEqual({ share: 0, low: 0, high: 7 });
  expect(intervalOf(500, 1000)).toEqual({ share: 50, low: 47, high: 53 });
  expect(intervalOf(0, 0)).toEqual({ share: 0, low: 0, high: 100 });
});

describe('jobs over workers', () => {
  const job = (_worker: string, index: number) => Promise.resolve(index);

  it('each is done once', async () => {
    const done: number[] = [];
    await runAll(
      ['a', 'b'],
      7,
      job,
      (index) => done.push(index),
      () => false,
    );
    expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('stopped, no more is told and none is begun', async () => {
    const done: number[] = [];
    await runAll(
      ['a', 'b'],
      50,
      job,
      (index) => done.push(index),
      () => done.length >= 3,
    );
    expect(done).toHaveLength(3);
  });

  it('ends with the first that fails', async () => {
    await expect(
      runAll(
        ['a'],
        5,
        () => Promise.reject(new Error('no')),
        () => undefined,
        () => false,
      ),
    ).rejects.toThrow('no');
  });
});
