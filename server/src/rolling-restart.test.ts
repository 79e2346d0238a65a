/** An update without a pause: three processes on one PostgreSQL are restarted one after the other while people play. */
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Thinker } from './bots/thinker.ts';
import { postgresStore } from './store/postgres.ts';
import { AutoPlayer } from './testing/auto-player.ts';
import { checkLog } from './testing/check-log.ts';
import { childServer } from './testing/child-server.ts';
import { eventually } from './testing/eventually.ts';
import { TestPostgres } from './testing/postgres.ts';
import { proxyTo } from './testing/proxy.ts';
import { quickThinker } from './testing/quick-thinker.ts';
import { testServer } from './testing/serve.ts';
import { startedTable, type TestTable } from './testing/table.ts';

const TABLES = 6;
/** How long a player thinks: as quick as people who know the game, so that the machine is not the limit. */
const PACE_MS = 60;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

it(
  'three processes restarted in turn lose no move, and every connection is back at the first attempt',
  { timeout: 300_000 },
  async () => {
    const url = await postgres.database();
    const env = { DATABASE_URL: url, BOT_MS: '20' };
    const servers = await Promise.all([1, 2, 3].map(() => childServer(env)));
    const proxy = await proxyTo(servers.map(({ address }) => address));
    const players: AutoPlayer[] = [];
    const tables: TestTable[] = [];
    for (let i = 0; i < TABLES; i++) {
      // Long games: all of them are still played when the last process is back.
      const table = await startedTable(proxy, ['person', 'person', ...(i % 2 === 0 ? ['easy' as const] : [])], {
        game: 'momie',
      });
      tables.push(table);
      for (const [seat, client] of table.players.entries())
        if (client !== null)
          players.push(new AutoPlayer(client, table.id, `${i} ${seat}`, () => Promise.resolve(proxy), PACE_MS));
    }
    const playing = players.map((player) => player.play());
    /** Every player has made a move and heard of it from now on. */
    const allMoved = async (): Promise<void> => {
      const before = players.map(({ numbers }) => numbers.length);
      await eventually(() => players.every(({ numbers, over }, i) => over || numbers.length > before[i]! + 2));
    };

    await allMoved();
    for (const [i, server] of servers.entries()) {
      expect(await server.stop(), 'it closes by itself').toBe(0);
      await allMoved();
      servers[i] = await childServer({ ...env, PORT: new URL(server.address).port });
    }
    await allMoved();
    for (const player of players) player.stop();
    await Promise.all(playing);

    const gaps = players.flatMap(({ gapsMs }) => gapsMs);
    console.log(`${gaps.length} connections moved, the longest gap ${Math.round(Math.max(...gaps))} ms`);
    expect(gaps.length, 'each process had players').toBeGreaterThan(TABLES);
    expect(
      players.map(({ failedAttempts }) => failedAttempts),
      'the first attempt succeeds',
    ).toEqual(players.map(() => 0));
    expect(players.flatMap(({ refused }) => refused)).toEqual([]);
    const { store } = await postgresStore(url, () => undefined);
    onTestFinished(() => store.close());
    for (const { id: table } of tables)
      await checkLog(
        store,
        table,
        players.flatMap(({ acknowledged }) => acknowledged.filter((one) => one.table === table)),
      );
    for (const { numbers } of players) {
      const unique = [...new Set(numbers)].sort((a, b) => a - b);
      expect(numbers, 'each player heard every entry once, in order').toEqual(unique);
    }
  },
);

it('a process that closes hands its bots over: another moves them at once', async () => {
  const databaseUrl = await postgres.database();
  // With this thinking time a process counts as dead after minutes only.
  const settings = { databaseUrl, botMs: 60_000 };
  const slow: Thinker = { think: () => new Promise(() => undefined), close: () => Promise.resolve() };
  const first = await testServer(settings, { thinker: slow });
  const second = await testServer(settings, { thinker: quickThinker() });
  const { id, host } = await startedTable(first.address, ['person', 'easy'], { options: { first: 1 } });
  const live = await host.at(second.address).live(id);
  await live.message('welcome', ({ moment }) => moment!.view.toAct === 1);
  await first.close();
  await live.message('update', ({ moment }) => moment!.view.toAct === 0);
});

it('what was asked before the end is answered, and then nobody is let in', async () => {
  const server = await testServer();
  const { id, host } = await startedTable(server.address, ['person', 'person'], { options: { first: 0 } });
  const table = await server.context.tables.open(id);
  const { moment } = await host.ask('table', { id });
  const { actions } = await host.ask('legal', { id });
  let go = (): void => undefined;
  const busy = table.run(() => new Promise<void>((resolve) => (go = resolve)));
  const queued = vi.spyOn(table, 'run');
  const asked = host.raw('command', { id }, { id: 'last', decision: moment!.decision!, action: actions[0]! });
  await eventually(() => queued.mock.calls.length > 0);
  const closed = server.close();
  await expect
    .poll(() =>
      fetch(server.address).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .toBe('refused');
  go();
  await busy;
  expect((await asked).status).toBe(200);
  await closed;
});
