/** Games that nobody plays on: when they end, and when they do not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from './index.ts';
import { eventually } from './testing/eventually.ts';
import { FakeTime } from './testing/fake-time.ts';
import { TestPostgres } from './testing/postgres.ts';
import { quickThinker } from './testing/quick-thinker.ts';
import { temporaryFolder, testServer } from './testing/serve.ts';
import { playOne, startedTable, type TestTable } from './testing/table.ts';
import type { Settings } from './settings.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Short, so that the test's clock need not run for half a year. */
const unfinishedMs = 4 * HOUR_MS;

const places: [string, () => Promise<Partial<Settings>>][] = [
  ['embedded', () => Promise.resolve({ dataDir: temporaryFolder() })],
  ['PostgreSQL', async () => ({ databaseUrl: await postgres.database() })],
];

async function phaseOf({ address }: RunningServer, { host, id }: TestTable): Promise<string> {
  return (await host.at(address).ask('table', { id })).room.phase;
}

/** Lets it look for unused tables once. Requests from outside need a moment of their own. */
async function tidied(server: RunningServer, time: FakeTime): Promise<void> {
  await time.pass(61_000);
  await server.context.tables.finish();
}

describe.each(places)('in the %s database', (_name, place) => {
  it('a game that nobody has used for long ends without a winner; one that is played on stays', async () => {
    const time = new FakeTime();
    const server = await testServer(
      { ...(await place()), unfinishedMs, absentMs: 1000 },
      { time, thinker: quickThinker() },
    );
    const left = await startedTable(server.address, ['person', 'person'], { visibility: 'private' });
    const played = await startedTable(server.address, ['person', 'person'], { options: { first: 0 } });
    await time.leap(3 * HOUR_MS);
    await playOne(played, 0);
    await time.pass(10_000);
    await time.leap(HOUR_MS + 120_000);
    await eventually(async () => {
      await tidied(server, time);
      return (await server.context.deps.store.unfinished(time.now() - unfinishedMs, 10)).length === 0;
    });
    expect(await phaseOf(server, left)).toBe('abandoned');
    expect(await phaseOf(server, played)).toBe('playing');
    expect((await left.host.ask('myTables')).tables, 'nothing is deleted').toHaveLength(1);
  });
});

describe('is not ended', () => {
  async function unused(more: Partial<Settings> = {}) {
    const time = new FakeTime();
    const settings = { dataDir: temporaryFolder(), unfinishedMs, absentMs: 1000, ...more };
    const server = await testServer(settings, { time, thinker: quickThinker() });
    const table = await startedTable(server.address, ['person', 'person']);
    await tidied(server, time);
    return { time, settings, server, table };
  }

  it('by a clock that jumps ahead, and right after a long outage; a week later it is', async () => {
    const { time, settings, server, table } = await unused();
    time.step(365 * DAY_MS);
    for (let i = 0; i < 3; i++) await tidied(server, time);
    expect(await phaseOf(server, table)).toBe('playing');
    time.step(-365 * DAY_MS);
    await tidied(server, time);
    expect(await phaseOf(server, table), 'set right again').toBe('playing');
    await server.close();
    await time.leap(200 * DAY_MS);
    const again = await testServer(settings, { time, thinker: quickThinker() });
    for (let i = 0; i < 3; i++) await tidied(again, time);
    expect(await phaseOf(again, table), 'its players may come back').toBe('playing');
    // A short outage does not make the long one forgotten.
    time.step(60_000);
    await tidied(again, time);
    expect(await phaseOf(again, table)).toBe('playing');
    for (let i = 0; i < 10; i++) {
      time.step(20 * HOUR_MS);
      await tidied(again, time);
    }
    await eventually(async () => {
      await tidied(again, time);
      return (await phaseOf(again, table)) === 'abandoned';
    });
  });

  it('while somebody looks at it, or if the setting is 0', async () => {
    const watched = await unused();
    const live = await watched.table.host.live(watched.table.id);
    await live.message('welcome');
    await watched.time.leap(unfinishedMs + 2 * HOUR_MS);
    for (let i = 0; i < 2; i++) await tidied(watched.server, watched.time);
    expect(await phaseOf(watched.server, watched.table)).toBe('playing');
    const never = await unused({ unfinishedMs: 0 });
    await never.time.leap(12 * HOUR_MS);
    for (let i = 0; i < 2; i++) await tidied(never.server, never.time);
    expect(await phaseOf(never.server, never.table)).toBe('playing');
  });
});
