/** What several processes on one PostgreSQL know of each other. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { localBus } from './bus/bus.ts';
import { PostgresBus } from './bus/postgres.ts';
import { sharedPresence } from './live/shared-presence.ts';
import { postgresStore } from './store/postgres.ts';
import type { Client } from './testing/client.ts';
import { eventually } from './testing/eventually.ts';
import { FakeTime } from './testing/fake-time.ts';
import { TestPostgres } from './testing/postgres.ts';
import { silentProxy } from './testing/silent-proxy.ts';
import { testServer } from './testing/serve.ts';
import { startedTable } from './testing/table.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

it('a player who is connected to another process is not absent', async () => {
  const databaseUrl = await postgres.database();
  const [one, two] = [await testServer({ databaseUrl, absentMs: 0 }), await testServer({ databaseUrl, absentMs: 0 })];
  const { id, host, players } = await startedTable(one.address, ['person', 'person'], { options: { first: 1 } });
  const live = await players[1]!.live(id);
  await live.message('welcome');
  const elsewhere = host.at(two.address);
  expect((await elsewhere.ask('table', { id })).presence.seats, 'known from the first look').toEqual([1]);
  expect(await elsewhere.denied('takeOver', { id }, { seat: 1 })).toEqual([409, 'notAbsent']);
  live.close();
  await live.end();
  await eventually(async () => (await elsewhere.ask('table', { id })).presence.seats.length === 0);
  await eventually(async () => (await elsewhere.raw('takeOver', { id }, { seat: 1 })).status === 200);
});

it('a late player gets the seat back after their stand-in moved, no matter which process moved it', async () => {
  const time = new FakeTime();
  const databaseUrl = await postgres.database();
  const one = await testServer({ databaseUrl, botPaceMs: 10_000_000 }, { time });
  const { id, host } = await startedTable(one.address, ['person', 'person'], { clock: 30, options: { first: 0 } });
  await (await host.live(id)).message('welcome');
  const isTakenOver = async (client: Client): Promise<boolean> => {
    const [seat] = (await client.ask('table', { id })).room.seats;
    return seat!.kind === 'person' && seat!.takenOver !== null;
  };
  await eventually(async () => {
    await time.pass(31_000);
    return isTakenOver(host);
  });
  await host.ask('return', { id });
  expect(await isTakenOver(host), 'their stand-in has yet to move').toBe(true);
  await one.close();
  const two = await testServer({ databaseUrl, botMs: 10 }, { time });
  await time.leap(20_000_000);
  const elsewhere = host.at(two.address);
  await eventually(async () => {
    await time.pass(1000);
    return !(await isTakenOver(elsewhere));
  });
  expect((await elsewhere.ask('table', { id })).moment!.view.toAct).toBe(1);
});

it('a process that was taken for dead writes its presence again', async () => {
  const { store, db } = await postgresStore(await postgres.database(), () => undefined);
  onTestFinished(() => store.close());
  const time = new FakeTime();
  const board = await sharedPresence(db, localBus, time, 'one');
  onTestFinished(() => board.close());
  await board.put('tableOne', { seats: [0, 2], watchers: 1 });
  await board.put('tableTwo', { seats: [1], watchers: 0 });
  await board.put('tableTwo', { seats: [], watchers: 0 });
  await db.deleteFrom('presence').execute();
  await db.deleteFrom('processes').execute();
  expect(await board.of('tableOne')).toEqual({ seats: [], watchers: 0 });
  await time.pass(10_000);
  await eventually(async () => (await board.of('tableOne')).watchers === 1);
  expect(await board.of('tableOne')).toEqual({ seats: [0, 2], watchers: 1 });
  expect(await board.of('tableTwo'), 'who left stays away').toEqual({ seats: [], watchers: 0 });
});

it('a notification connection that fell silent is noticed and replaced, and every table catches up', async () => {
  const url = await postgres.database();
  const proxy = await silentProxy(url);
  const time = new FakeTime();
  const quiet = pino({ level: 'silent' });
  const bus = new PostgresBus(proxy.url, time, quiet);
  // At a time of its own: there nothing is ever silent.
  const teller = new PostgresBus(url, new FakeTime(), quiet);
  onTestFinished(async () => {
    await bus.close();
    await teller.close();
  });
  const heard: number[] = [];
  const missed = vi.fn<() => void>();
  await bus.listen(({ number }) => heard.push(number), missed);
  await teller.listen(
    () => undefined,
    () => undefined,
  );
  const tell = (number: number) => teller.publish({ about: 'log', table: 'tableOne', number });
  await tell(1);
  await eventually(() => heard.includes(1));
  await time.pass(10_000);
  await eventually(() => bus.isHealthy);
  await time.pass(10_000);
  await eventually(() => bus.isHealthy);
  expect(missed, 'a working connection is left alone').not.toHaveBeenCalled();
  proxy.fallSilent();
  await tell(2);
  await time.pass(20_000);
  await time.pass(1000);
  await eventually(() => missed.mock.calls.length === 1);
  await tell(3);
  await eventually(() => heard.includes(3));
  expect(heard).toEqual([1, 3]);
});
