/** The machine's wall clock is set back or forward during play: nobody is locked out, and nothing waits for it. */
import { closeCodes } from '@traque/wire/live';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from './testing/eventually.ts';
import { FakeTime } from './testing/fake-time.ts';
import { quickThinker } from './testing/quick-thinker.ts';
import { testServer } from './testing/serve.ts';
import { gatheredTable, playOne, startedTable } from './testing/table.ts';
import { realTime } from './time.ts';

const MINUTE = 60_000;

describe.each([
  ['back by a minute', -MINUTE],
  ['forward by an hour', 60 * MINUTE],
])('the wall clock steps %s', (_how, step) => {
  it('is seen by the real wall clock alone', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const [now, monotonic] = [realTime.now(), realTime.monotonic()];
    vi.setSystemTime(now + step);
    expect(realTime.now()).toBe(now + step);
    expect(realTime.monotonic()).toBeGreaterThanOrEqual(monotonic);
    expect(realTime.monotonic() - monotonic).toBeLessThan(MINUTE);
  });

  it('connected clients can still send messages, and others can connect', async () => {
    const time = new FakeTime();
    const { address } = await testServer({ requestsPerMinute: 60, messagesPerSecond: 2 }, { time });
    const { id, host } = await gatheredTable(address, ['person', 'person']);
    const live = await host.live(id);
    await live.message('welcome');
    // Each bucket is used, and its time to be full again remembered.
    live.send({ type: 'ping' });
    await live.message('pong');
    await host.ask('say', { id }, { text: 'before' });
    time.step(step);
    for (let i = 0; i < 5; i++) {
      const from = live.raw.length;
      live.send({ type: 'ping' });
      await live.message('pong', () => true, from);
    }
    await host.ask('say', { id }, { text: 'after' });
    const again = await host.live(id);
    await again.message('welcome');
    expect(live.closed).toBeNull();
  });

  it('a window of requests ends a minute after it began', async () => {
    const time = new FakeTime();
    const { address } = await testServer({ requestsPerMinute: 5 }, { time });
    const ask = async (): Promise<number> => (await fetch(`${address}/api/me`)).status;
    for (let i = 0; i < 5; i++) expect(await ask()).toBe(200);
    time.step(step);
    expect(await ask(), 'no new window by setting the clock').toBe(429);
    await time.pass(MINUTE);
    expect(await ask()).toBe(200);
  });

  it('limits still hold', async () => {
    const time = new FakeTime();
    const { address } = await testServer({ messagesPerSecond: 1 }, { time });
    const { id, host } = await gatheredTable(address, ['person', 'person']);
    const live = await host.live(id);
    await live.message('welcome');
    for (let i = 0; i < 9; i++) live.send({ type: 'ping' });
    await eventually(() => live.heard.filter(({ type }) => type === 'pong').length === 9);
    time.step(step);
    live.send({ type: 'ping' });
    // An empty bucket is not filled by setting the clock.
    await eventually(() => live.closed === closeCodes.tooFast);
  });

  it('a bot that finds its turn in the log waits no longer than its pause', async () => {
    const time = new FakeTime();
    const first = await testServer({ botPaceMs: 2000 }, { time, thinker: quickThinker() });
    const table = await startedTable(first.address, ['person', 'random'], { options: { first: 0 } });
    const { number } = await playOne(table, 0);
    const { dataDir } = first.context.deps.settings;
    await first.close();
    time.step(step);
    const { address } = await testServer({ botPaceMs: 2000, dataDir }, { time, thinker: quickThinker() });
    const host = table.host.at(address);
    await host.ask('table', { id: table.id });
    await time.pass(2500);
    await eventually(async () => (await host.ask('table', { id: table.id })).number > number);
  });

  it('a player who was here a moment ago is not taken for absent', async () => {
    const time = new FakeTime();
    const { address } = await testServer({ absentMs: 5 * MINUTE }, { time });
    const { id, host, players } = await startedTable(address, ['person', 'person'], { options: { first: 1 } });
    await players[1]!.ask('table', { id });
    time.step(step);
    expect(await host.denied('takeOver', { id }, { seat: 1 })).toEqual([409, 'notAbsent']);
    await time.pass(5 * MINUTE);
    expect((await host.raw('takeOver', { id }, { seat: 1 })).status).toBe(200);
  });
});
