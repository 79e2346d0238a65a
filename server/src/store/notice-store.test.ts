import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { TestPostgres } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/serve.ts';
import type { NoticeStore, NoticeTarget } from './notice-store.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const stores: [string, () => Promise<Store>][] = [
  ['embedded', () => sqliteStore(join(temporaryFolder(), 'traque.db'))],
  ['PostgreSQL', async () => (await postgresStore(await postgres.database(), () => undefined)).store],
];

const target = (id: string, guest = 'ann', kind: NoticeTarget['kind'] = 'push'): NoticeTarget => ({
  id,
  guest,
  kind,
  address: `https://push.example/${id}`,
  keys: '{}',
  origin: 'https://traque.example',
});

describe.each(stores)('notices in the %s store', (_name, open) => {
  async function fresh(): Promise<NoticeStore> {
    const store = await open();
    onTestFinished(() => store.close());
    return store.notices;
  }
  const ids = async (notices: NoticeStore, ...guests: string[]): Promise<string[]> =>
    (await notices.targetsOf(guests)).map(({ id }) => id);

  it('keeps the newest targets of each guest and kind, and removes only their own', async () => {
    const notices = await fresh();
    for (const [at, id] of ['d1', 'd2', 'd3'].entries()) await notices.put(target(id), at, 2);
    await notices.put(target('w1', 'ann', 'webhook'), 4, 1);
    await notices.put(target('d9', 'bob'), 5, 2);
    expect(await ids(notices, 'ann')).toEqual(['d2', 'd3', 'w1']);
    await notices.put(target('d2'), 6, 2);
    expect(await ids(notices, 'ann', 'bob')).toEqual(['d3', 'w1', 'd9', 'd2']);
    // A device that another guest uses now.
    await notices.put(target('d2', 'bob'), 7, 2);
    expect(await ids(notices, 'ann')).toEqual(['d3', 'w1']);
    await notices.remove('d3', 'bob');
    await notices.remove('w1', 'ann');
    expect(await ids(notices, 'ann')).toEqual(['d3']);
    expect(await notices.targetsOf(['ann'])).toEqual([target('d3')]);
    expect(await notices.targetsOf([])).toEqual([]);
  });

  it('counts what is sent by the hour, also when it is sent at the same time', async () => {
    const notices = await fresh();
    await notices.put(target('d1'), 0, 2);
    const all = await Promise.all(Array.from({ length: 6 }, () => notices.count('d1', 7, 4)));
    expect(all.filter((may) => may)).toHaveLength(4);
    expect(await notices.count('d1', 7, 4)).toBe(false);
    expect(await notices.count('d1', 8, 4)).toBe(true);
    expect(await notices.count('nowhere', 8, 4)).toBe(false);
  });

  it('removes a target that failed too often in a row', async () => {
    const notices = await fresh();
    await notices.put(target('d1'), 0, 2);
    await notices.failed('d1', 2);
    await notices.sent('d1');
    await notices.failed('d1', 2);
    expect(await ids(notices, 'ann')).toEqual(['d1']);
    await notices.failed('d1', 2);
    expect(await ids(notices, 'ann')).toEqual([]);
  });

  it('lets one of many go on to the next stage of a turn, and forgets a turn for a later one alone', async () => {
    const notices = await fresh();
    await notices.arm('t1', 3, 100, ['ann']);
    expect(await notices.due(1000, 9), 'nobody is to be told').toEqual([]);
    await notices.put(target('d1'), 0, 2);
    await Promise.all([1, 2, 3].map(() => notices.arm('t1', 3, 100, ['bob', 'ann'])));
    await notices.arm('t2', 5, 50, ['ann']);
    expect(await notices.due(99, 9)).toEqual([{ table: 't2', turn: 5, stage: 0 }]);
    const notice = { table: 't1', turn: 3, stage: 0 } as const;
    expect(await notices.due(100, 9)).toEqual([{ table: 't2', turn: 5, stage: 0 }, notice]);
    expect(await notices.due(100, 1)).toHaveLength(1);
    const claims = await Promise.all([1, 2, 3, 4].map(() => notices.advance(notice, 1, 500)));
    expect(claims.filter((won) => won)).toHaveLength(1);
    await notices.arm('t1', 3, 100, ['ann']);
    expect(await notices.due(499, 9), 'not again').toEqual([{ table: 't2', turn: 5, stage: 0 }]);
    expect(await notices.due(500, 9)).toContainEqual({ ...notice, stage: 1 });
    await notices.arm('t1', 4, 600, ['ann']);
    expect(await notices.advance({ ...notice, stage: 1 }, 2, null), 'that turn is over').toBe(false);
    expect(await notices.advance({ ...notice, turn: 4 }, 2, null)).toBe(true);
    expect(await notices.due(9999, 9)).toEqual([{ table: 't2', turn: 5, stage: 0 }]);
  });
});
