/** Processes whose machines' clocks differ share one database: what counts is the database's clock. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseTime } from './store/database-time.ts';
import { eventually } from './testing/eventually.ts';
import { FakeTime } from './testing/fake-time.ts';
import { TestPostgres } from './testing/postgres.ts';
import { quickThinker } from './testing/quick-thinker.ts';
import { testServer } from './testing/serve.ts';
import { startedTable } from './testing/table.ts';
import { realTime, type Time } from './time.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const skewed = (time: Time, ms: number): Time => ({
  now: () => time.now() + ms,
  monotonic: () => time.monotonic(),
  after: (wait, run) => time.after(wait, run),
});

describe.each([
  ['a minute fast', 60_000],
  ['a minute slow', -60_000],
])('another process whose clock is %s', (_how, ms) => {
  it('neither ends a player’s time early, nor lets it go on', async () => {
    const time = new FakeTime();
    const databaseUrl = await postgres.database();
    const databaseNow = () => Promise.resolve(time.now());
    const thinker = quickThinker();
    const one = await testServer({ databaseUrl }, { time, thinker, databaseNow });
    const other = await testServer({ databaseUrl }, { time: skewed(time, ms), thinker, databaseNow });
    const { id, host } = await startedTable(one.address, ['person', 'person'], { clock: 30, options: { first: 0 } });
    const elsewhere = host.at(other.address);
    const { moment, now } = await elsewhere.ask('table', { id });
    expect(now, 'the same time everywhere').toBe(time.now());
    expect(moment!.deadline! - now).toBeGreaterThan(28_000);
    // The stand-in makes one move and gives the seat back, so what lasts is that it is the next player's turn.
    const isOver = async (): Promise<boolean> => (await elsewhere.ask('table', { id })).moment!.view.toAct !== 0;
    // The first process is gone: the other alone looks after the clock.
    await one.close();
    for (let i = 0; i < 5; i++) {
      await time.pass(5000);
      expect(await isOver(), `after ${5 * (i + 1)} s`).toBe(false);
    }
    await time.pass(6000);
    await eventually(async () => {
      await time.pass(10);
      return isOver();
    });
  });
});

it('a process whose clock is an hour fast tells its players the time of the real database', async () => {
  const { address } = await testServer(
    { databaseUrl: await postgres.database() },
    { time: skewed(realTime, 3_600_000), thinker: quickThinker() },
  );
  const { id, host } = await startedTable(address, ['person', 'person']);
  expect(Math.abs((await host.ask('table', { id })).now - Date.now())).toBeLessThan(60_000);
});

describe('the database’s clock', () => {
  it('is followed when it moves, and kept by the monotonic clock while the database is away', async () => {
    const own = new FakeTime();
    let shift = 5_000_000;
    let isAway = false;
    const ask = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(own.monotonic() + shift));
    const { time, stop } = await databaseTime(own, ask);
    const lead = (): number => time.now() - own.monotonic();
    expect(lead()).toBe(5_000_000);
    own.step(-3_600_000);
    expect(lead(), 'the own wall clock is not asked').toBe(5_000_000);
    shift = 6_000_000;
    await own.pass(10_000);
    expect(lead()).toBe(6_000_000);
    isAway = true;
    shift = 7_000_000;
    await own.pass(60_000);
    expect(lead()).toBe(6_000_000);
    stop();
  });
});
