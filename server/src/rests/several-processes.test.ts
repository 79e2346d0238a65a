import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { postgresStore } from '../store/postgres.ts';
import type { StoredRest } from '../store/rest-store.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { eventually } from '../testing/eventually.ts';
import { FakeTime } from '../testing/fake-time.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { quickThinker } from '../testing/quick-thinker.ts';
import { temporaryFolder, testServer } from '../testing/serve.ts';
import { startedTable } from '../testing/table.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const stores: [string, () => Promise<Store>][] = [
  ['embedded', () => sqliteStore(join(temporaryFolder(), 'traque.db'))],
  ['PostgreSQL', async () => (await postgresStore(await postgres.database(), () => undefined)).store],
];

describe.each(stores)('nights and holidays in the %s store', (_name, open) => {
  it('change one after the other, and are told until all tables know them', async () => {
    const store = await open();
    onTestFinished(() => store.close());
    const { rests } = store;
    const ann: StoredRest = {
      guest: 'ann',
      zone: 'Asia/Kolkata',
      night: { zone: 'Asia/Kolkata', from: 1380, to: 420 },
      holidays: [{ from: 5, to: 9, zone: 'UTC' }],
      version: 1,
      day: 3,
      changes: 1,
    };
    expect(await rests.of(['ann'])).toEqual([]);
    expect(await rests.of([])).toEqual([]);
    // Of several requests at the same time one is first.
    const put = await Promise.all([1, 2, 3].map(() => rests.put(ann, 100)));
    expect(put.filter((stored) => stored)).toEqual([true]);
    expect(await rests.of(['ann', 'bob'])).toEqual([ann]);
    expect(await rests.put({ ...ann, version: 3 }, 200), 'made from what is not there').toBe(false);
    expect(await rests.put({ ...ann, version: 2, night: null }, 200)).toBe(true);
    expect(await rests.untold(200, 9)).toEqual([]);
    await rests.told('ann', 1);
    expect(await rests.untold(201, 9), 'a later change is not told yet').toHaveLength(1);
    await rests.told('ann', 2);
    expect(await rests.untold(999, 9)).toEqual([]);
    await rests.tellAgain('ann');
    expect(await rests.untold(999, 9)).toHaveLength(1);
    await rests.remove('ann');
    expect(await rests.of(['ann'])).toEqual([]);
  });
});

it('three processes have the same deadline, and tell a table of a holiday if the one that stored it died', async () => {
  const databaseUrl = await postgres.database();
  const time = new FakeTime();
  time.step(Date.parse('2026-06-10T12:00Z') - time.now());
  const start = () => testServer({ databaseUrl }, { time, thinker: quickThinker() });
  const [one, two, three] = [await start(), await start(), await start()];
  const { id, host } = await startedTable(one.address, ['person', 'person'], { clock: 86_400, options: { first: 0 } });
  const deadlines = () =>
    Promise.all(
      [one, two, three].map(
        async ({ address }) => (await host.at(address).ask('table', { id })).moment!.deadline! - time.now(),
      ),
    );
  const DAY = 86_400_000;
  expect(await deadlines()).toEqual([DAY, DAY, DAY]);
  await host.at(two.address).ask('addHoliday', {}, { zone: 'UTC', from: null, until: '2026-06-19' });
  const long = 10.5 * DAY;
  expect(await deadlines()).toEqual([long, long, long]);
  // What a process does that dies after it has stored a change.
  const { rests } = three.context.deps.store;
  const guest = (await three.context.tables.look(id)).state.roster.host.guest;
  const [stored] = await rests.of([guest]);
  await rests.put({ ...stored!, version: stored!.version + 1, holidays: [] }, time.now());
  expect(await deadlines()).toEqual([long, long, long]);
  await eventually(async () => {
    await time.pass(1000);
    return (await deadlines()).every((left) => left <= DAY);
  });
});
