import { EventEmitter } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { pathOf } from '@traque/wire/api';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Bus, localBus } from './bus/bus.ts';
import type { PresenceStore } from './live/presence.ts';
import { watchProcess } from './process-errors.ts';
import { sqliteStore } from './store/sqlite.ts';
import { ConnectionLostError, type Store } from './store/store.ts';
import { Client, type Live } from './testing/client.ts';
import { eventually } from './testing/eventually.ts';
import { FakeTime } from './testing/fake-time.ts';
import { temporaryFolder, testServer } from './testing/serve.ts';
import { gatheredTable, playOne, startedTable } from './testing/table.ts';

/** Rejections that nobody handled while the test ran. */
function unhandled(): unknown[] {
  const found: unknown[] = [];
  const hear = (error: unknown): void => void found.push(error);
  process.on('unhandledRejection', hear);
  onTestFinished(() => void process.off('unhandledRejection', hear));
  return found;
}

const away = (): Promise<never> => Promise.reject(new Error('the database is away'));
const brokenBoard: PresenceStore = { put: away, of: away, ofAll: away, close: () => Promise.resolve() };

it('people join, chat, play and leave even if presence and notifications fail', async () => {
  const lost = unhandled();
  const bus = { ...localBus, tell: away };
  const { address, context } = await testServer({}, { presence: brokenBoard, bus });
  const table = await gatheredTable(address, ['person', 'person'], { visibility: 'public' });
  const { id, host, players } = table;
  const watcher = await Client.named(address, 'Wanda');
  const [live, other, watching] = await Promise.all([host, players[1]!, watcher].map((client) => client.live(id)));
  for (const one of [live!, other!, watching!]) await one.message('welcome');
  live!.send({ type: 'say', text: 'hello' });
  expect(await other!.message('line')).toMatchObject({ text: 'hello' });
  expect(await host.ask('say', { id }, { text: 'again' })).toMatchObject({ line: 1 });
  await host.ask('fill', { id, seat: 1 }, { kind: 'open' });
  await other!.message('welcome', ({ seat }) => seat === null, 1);
  await host.ask('fill', { id, seat: 1 }, { kind: 'bot', level: 'random' });
  await host.ask('start', { id });
  await live!.message('update', ({ what }) => what.kind === 'started');
  expect((await watcher.ask('lobby')).tables).toMatchObject([{ presence: { seats: [], watchers: 0 } }]);
  other!.close();
  await eventually(async () => (await context.tables.open(id)).audience.all.length === 2);
  expect(lost).toEqual([]);
  expect(await (await fetch(`${address}/metrics`)).text(), 'counted').toMatch(/traque_errors_total [1-9]/);
});

it('a client that cannot be welcomed again is disconnected so that it reconnects', async () => {
  const lost = unhandled();
  const store = await sqliteStore(join(temporaryFolder(), 'traque.db'));
  let broken = false;
  const { address } = await testServer(
    {},
    { store: { ...store, talk: (...asked) => (broken ? away() : store.talk(...asked)) } },
  );
  const { id, host, players } = await gatheredTable(address, ['person', 'person']);
  const live = await players[1]!.live(id);
  await live.message('welcome');
  broken = true;
  await host.ask('fill', { id, seat: 1 }, { kind: 'open' });
  expect(await live.end()).toBe(1011);
  const stream = fetch(`${address}${pathOf('stream', { id })}`).then((answer) => answer.text());
  await expect(stream, 'a stream that cannot be opened ends').rejects.toThrow();
  expect(lost).toEqual([]);
});

/** A server whose database fails on demand. */
async function failingServer() {
  const store = await sqliteStore(join(temporaryFolder(), 'traque.db'));
  const fails = {
    talk: null as Error | null,
    append: null as Error | null,
    /** Fails after it was stored: the caller cannot know. */
    appended: null as Error | null,
  };
  const talk: Store['talk'] = async (...asked) => {
    if (fails.talk !== null) throw fails.talk;
    return store.talk(...asked);
  };
  const append: Store['append'] = async (appends) => {
    if (fails.append !== null) throw fails.append;
    const outcome = await store.append(appends);
    if (fails.appended !== null) throw fails.appended;
    return outcome;
  };
  const server = await testServer({}, { store: { ...store, talk, append } });
  return { ...server, store, fails };
}

const failures = [
  ['internal', new Error('disk full')],
  ['busy', new ConnectionLostError('the connection was lost')],
] as const;

it.each(failures)(
  'after a hello that fails (%s) the connection is closed, and a client that reconnects is welcomed',
  async (code, error) => {
    const { address, context, fails } = await failingServer();
    const { id, host } = await startedTable(address, ['person', 'person']);
    vi.spyOn(context.tables, 'openFresh').mockRejectedValueOnce(error);
    const live = await host.live(id);
    expect(await live.end()).toBe(1011);
    expect(live.heard).toMatchObject([{ type: 'error', error: { code } }]);
    // Sent again on an open connection, like a page that asks for everything again.
    const second = await host.live(id);
    await second.message('welcome');
    fails.talk = error;
    second.send({ type: 'hello', after: 0 });
    expect(await second.end()).toBe(1011);
    fails.talk = null;
    await (await host.live(id)).message('welcome');
  },
);

it.each(failures)(
  'a command that fails (%s) is answered with its id, and counts once when it is sent again',
  async (code, error) => {
    const { address, store, fails } = await failingServer();
    const table = await startedTable(address, ['person', 'person'], { options: { first: 0 } });
    const { id, host } = table;
    const live = await host.live(id, { legal: true });
    const { moment } = await live.message('welcome');
    const { decision, legal } = moment!;
    const command = { type: 'command', id: 'mine', decision: decision!, action: legal!.actions[0]! } as const;
    const failed = async (): Promise<unknown> => {
      const from = live.raw.length;
      live.send(command);
      return live.message('error', () => true, from);
    };
    fails.append = error;
    expect(await failed()).toMatchObject({ id: 'mine', error: { code } });
    fails.append = null;
    fails.appended = error;
    expect(await failed(), 'stored, but nobody could know').toMatchObject({ id: 'mine', error: { code } });
    fails.appended = null;
    live.send(command);
    expect(await live.answer('mine')).toMatchObject({ type: 'accepted' });
    const taken = (await store.read(id, 0)).filter(({ logged }) => logged.kind === 'action');
    expect(taken).toMatchObject([{ logged: { id: 'mine' } }]);
  },
);

it('whatever is wrong with a command, the answer carries its id if it has one', async () => {
  const { address } = await testServer();
  const { id, host } = await startedTable(address, ['person', 'person']);
  const watcher = await Client.named(address, 'Wanda');
  const [live, watching] = [await host.live(id), await watcher.live(id)];
  const said = async (one: Live, message: object): Promise<unknown> => {
    const from = one.raw.length;
    one.socket.send(JSON.stringify(message));
    return one.message('error', () => true, from);
  };
  await watching.message('welcome');
  const action = { type: 'pass' };
  expect(await said(watching, { type: 'command', id: 'w1', decision: 2, action })).toMatchObject({
    id: 'w1',
    error: { code: 'notSeated' },
  });
  expect(await said(watching, { type: 'undo', id: 'w2', decision: 2 })).toMatchObject({ id: 'w2' });
  await live.message('welcome');
  expect(await said(live, { type: 'command', id: 'h1', decision: -1, action })).toMatchObject({
    id: 'h1',
    error: { code: 'malformed' },
  });
  expect(await said(live, { type: 'command', id: 'not an id', decision: 2, action })).not.toHaveProperty('id');
});

it('if what other processes did could not be read when notifications came back, it is sent later', async () => {
  const time = new FakeTime();
  const store = { ...(await sqliteStore(join(temporaryFolder(), 'traque.db'))), shared: true };
  let broken = false;
  let missed = (): void => undefined;
  const bus: Bus = {
    ...localBus,
    listen: (_heard, lost) => {
      missed = lost;
      return Promise.resolve();
    },
  };
  const read: Store['read'] = (...asked) => (broken ? away() : store.read(...asked));
  const here = await testServer({}, { time, bus, store: { ...store, read, close: () => Promise.resolve() } });
  const elsewhere = await testServer({}, { store });
  const { id, host } = await gatheredTable(here.address, ['person', 'hard']);
  const live = await host.live(id);
  await live.message('welcome');
  await host.at(elsewhere.address).ask('fill', { id, seat: 1 }, { kind: 'bot', level: 'easy' });
  broken = true;
  missed();
  await time.pass(500);
  broken = false;
  await time.pass(1000);
  expect(await live.message('update')).toMatchObject({ what: { kind: 'filled' } });
});

it('an unhandled rejection is logged and counted; an uncaught exception closes the server and exits', async () => {
  const server = await testServer();
  const exit = vi.fn<(status: number) => void>();
  const watched = Object.assign(new EventEmitter(), { exit });
  watchProcess(server, watched);
  watched.emit('unhandledRejection', new Error('unnoticed'));
  expect(await (await fetch(`${server.address}/metrics`)).text()).toMatch(/traque_errors_total 1/);
  expect(exit).not.toHaveBeenCalled();
  watched.emit('uncaughtException', new Error('a bug'));
  await eventually(() => exit.mock.calls.length > 0);
  expect(exit).toHaveBeenCalledWith(1);
  await expect(fetch(server.address), 'closed before').rejects.toThrow();
});

it('a client that disconnects while its stream opens leaves nothing behind', async () => {
  const { address, context } = await testServer({ connectionsPerAddress: 1 });
  const { id } = await startedTable(address, ['person', 'person']);
  const table = await context.tables.open(id);
  let opened = (): void => undefined;
  const gate = new Promise<void>((resolve) => (opened = resolve));
  const opening = vi.spyOn(context.tables, 'openFresh').mockImplementation(async () => {
    await gate;
    return table;
  });
  const asking = request(`${address}${pathOf('stream', { id })}`).on('error', () => undefined);
  asking.end();
  await eventually(() => opening.mock.calls.length > 0);
  asking.destroy();
  await new Promise((resolve) => asking.once('close', resolve));
  // The server notices on a later turn of the event loop.
  await fetch(`${address}/healthz`);
  opened();
  opening.mockRestore();
  await eventually(async () => {
    const stream = await fetch(`${address}${pathOf('stream', { id })}`);
    await stream.body!.cancel();
    return stream.status === 200;
  });
  await eventually(() => table.audience.all.length === 0);
  expect(await (await fetch(`${address}/metrics`)).text()).toMatch(/traque_connections\{kind="stream"\} 0/);
});

it('a server that is closing accepts no commands, and a closed database no entries', async () => {
  const server = await testServer();
  const table = await startedTable(server.address, ['person', 'person'], { options: { first: 0 } });
  const { id, host } = table;
  const { moment } = await playOne(table, 0);
  const live = await table.players[1]!.live(id);
  await live.message('welcome');
  const { actions } = await table.players[1]!.ask('legal', { id });
  const open = await server.context.tables.open(id);
  let done = (): void => undefined;
  const busy = open.run(() => new Promise<void>((resolve) => (done = resolve)));
  const closed = server.close();
  live.send({ type: 'command', id: 'late', decision: moment!.decision!, action: actions[0]! });
  expect(await live.message('error')).toMatchObject({ id: 'late', error: { code: 'closing' } });
  done();
  await busy;
  await closed;
  expect(live.closed, 'every connection is closed').toBe(1001);
  const { store } = server.context.deps;
  const entry = { number: 99, at: 0, logged: { kind: 'abandoned' } } as const;
  const index = { phase: 'abandoned', toAct: null, due: null } as const;
  await expect(store.append([{ table: id, entry, index }])).rejects.toThrow('closed');
  const again = await testServer({ dataDir: server.context.deps.settings.dataDir });
  expect((await host.at(again.address).ask('table', { id })).number).toBe(open.state.number);
});
