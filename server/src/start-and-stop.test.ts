/** Running a server: logs, metrics, health, a port in use, closing. */
import { chmodSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { closeCodes } from '@traque/wire/live';
import { type Logger, pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from './index.ts';
import { sqliteStore } from './store/sqlite.ts';
import { FakeTime } from './testing/fake-time.ts';
import { temporaryFolder, testServer, testSettings } from './testing/serve.ts';
import { playOne, startedTable } from './testing/table.ts';

/** A logger of which the test reads what it wrote. */
function loggerInMemory(level: string): { log: Logger; logged: () => string } {
  let text = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return { log: pino({ level }, sink), logged: () => text };
}

it('without a built app the server says so, and the API works', async () => {
  const { address } = await testServer({ appDir: join(temporaryFolder(), 'nothing') });
  const page = await fetch(address);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('npm run build');
  expect((await fetch(`${address}/api/games`)).status).toBe(200);
});

it('nothing secret is in the logs', async () => {
  const { log, logged } = loggerInMemory('debug');
  const { address, context } = await testServer({}, { log });
  const table = await startedTable(address, ['person', 'person', 'hard']);
  const { id, host, players } = table;
  const { token } = await host.ask('link', { id });
  await (await host.live(id, { token: token! })).message('welcome');
  for (let i = 0; i < 4; i++) await playOne(table, i).catch(() => undefined);
  await host.raw('command', { id }, { id: 'x', decision: 0, action: { type: 'nonsense' } });
  await fetch(`${address}/api/tables/${id}`, { headers: { authorization: 'Bearer 0.0.guess' } });
  await host.raw('setMe', {}, '{"name":');
  const { secret } = (await context.tables.open(id)).state.roster.terms;
  expect(logged()).not.toBe('');
  for (const hidden of [secret, token!, host.cookie!.slice(7), players[1]!.cookie!.slice(7), '0.0.guess'])
    expect(logged().includes(hidden), hidden.slice(0, 6)).toBe(false);
});

it('closing finishes and stores what was begun, and closes connections with a reason', async () => {
  const server = await testServer();
  const { id, host } = await startedTable(server.address, ['person', 'person'], { options: { first: 0 } });
  const live = await host.live(id);
  await live.message('welcome');
  const { moment } = await host.ask('table', { id });
  const { actions } = await host.ask('legal', { id });
  live.send({ type: 'command', id: 'last', decision: moment!.decision!, action: actions[0]! });
  const answer = live.answer('last');
  await live.until(() => (live.raw.length > 1 ? true : undefined));
  await server.close();
  expect((await answer).type).toBe('accepted');
  expect(await live.end()).toBe(closeCodes.closing);
  await expect(fetch(server.address)).rejects.toThrow();
  const again = await testServer({ dataDir: server.context.deps.settings.dataDir });
  expect((await host.at(again.address).ask('table', { id })).moment!.view.toAct).toBe(1);
});

it('metrics are for this machine, or with the token', async () => {
  const figures = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${address}/metrics`, { headers }).then(({ status }) => status);
  const { address } = await testServer({ metricsToken: 'watchman' });
  expect(await figures(address)).toBe(200);
  expect(await figures(address, { 'x-forwarded-for': '127.0.0.1' }), 'by a proxy on this machine').toBe(404);
  expect(await figures(address, { 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer watchman' })).toBe(200);
  expect(await figures(address, { 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer guess' })).toBe(404);
  expect(await figures((await testServer({ metrics: 'off' })).address)).toBe(404);
  const { address: open } = await testServer({ metrics: 'all' });
  expect(await figures(open, { 'x-forwarded-for': '192.0.2.1' })).toBe(200);
});

it('a port in use is reported, and what was opened is closed again', async () => {
  const { address } = await testServer();
  const settings = testSettings({ dataDir: temporaryFolder(), port: Number(new URL(address).port) });
  await expect(startServer(settings)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const freed = await startServer({ ...settings, port: 0 });
  await freed.close();
});

it('a sweep that is under way ends before the database is closed', async () => {
  const { log, logged } = loggerInMemory('error');
  const time = new FakeTime();
  const server = await testServer({}, { time, log });
  const { store } = server.context.deps;
  const due = store.due.bind(store);
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const swept = new Promise<readonly string[]>((resolve, reject) => {
    const slowly: typeof due = async (...args) => {
      await held;
      const found = due(...args);
      found.then(resolve, reject);
      return found;
    };
    Object.assign(store, { due: slowly });
  });
  await time.pass(1000);
  const closing = server.close();
  // Time for everything else to be closed.
  for (let turns = 0; turns < 100; turns++) await setImmediate();
  goOn();
  await closing;
  await expect(swept).resolves.toEqual([]);
  expect(logged()).toBe('');
});

it('health, readiness and metrics', async () => {
  const server = await testServer();
  const table = await startedTable(server.address, ['person', 'person']);
  await playOne(table, 0);
  expect(await (await fetch(`${server.address}/healthz`)).json()).toEqual({ ok: true });
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  const figures = await (await fetch(`${server.address}/metrics`)).text();
  expect(figures).toMatch(/traque_actions_total\{by="person"\} 1/);
  expect(figures).toMatch(/traque_tables_loaded 1/);
  expect(figures).toContain('process_cpu_user_seconds_total');
  await server.context.deps.store.close();
  expect((await fetch(`${server.address}/readyz`)).status, 'without its database it is not ready').toBe(503);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
});

it('only our own user may read the database, also one of an earlier release', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const modeOf = (name: string) => (statSync(join(dataDir, name)).mode & 0o777).toString(8);
  const check = (): void => {
    expect(modeOf('')).toBe('700');
    const files = readdirSync(dataDir);
    expect(files).toContain('traque.db');
    for (const file of files) expect([file, modeOf(file)]).toEqual([file, '600']);
  };
  const umask = process.umask(0);
  try {
    const first = await testServer({ dataDir });
    check();
    await first.close();
    chmodSync(join(dataDir, 'traque.db'), 0o644);
    await testServer({ dataDir });
    check();
  } finally {
    process.umask(umask);
  }
});

it('is not ready when its database was moved away', async () => {
  const { address, context } = await testServer();
  const ready = async (): Promise<number> => (await fetch(`${address}/readyz`)).status;
  const file = join(context.deps.settings.dataDir, 'traque.db');
  expect(await ready()).toBe(200);
  renameSync(file, `${file}.away`);
  expect(await ready()).toBe(503);
  renameSync(`${file}.away`, file);
  expect(await ready()).toBe(200);
});

it('readiness writes', async () => {
  const store = await sqliteStore(join(temporaryFolder(), 'traque.db'));
  onTestFinished(() => store.close());
  await store.checkWritable();
  expect(await store.setting('checked', 'never written')).toBe('1');
});
