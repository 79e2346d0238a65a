import { gameNamed, games } from '@traque/engine';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { postgresStore } from './store/postgres.ts';
import { AutoPlayer } from './testing/auto-player.ts';
import { checkLog } from './testing/check-log.ts';
import { childServer } from './testing/child-server.ts';
import { Client } from './testing/client.ts';
import { TestPostgres } from './testing/postgres.ts';
import { proxyTo } from './testing/proxy.ts';
import { testServer } from './testing/serve.ts';
import { playOne, startedTable } from './testing/table.ts';

const GAMES = 50;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

it(
  'three processes behind a proxy, one killed in the middle of fifty games: nothing lost, nothing doubled',
  { timeout: 300_000 },
  async () => {
    const url = await postgres.database();
    const servers = await Promise.all([1, 2, 3].map(() => childServer({ DATABASE_URL: url })));
    const proxy = await proxyTo(servers.map(({ address }) => address));
    const players: AutoPlayer[] = [];
    const tables: string[] = [];
    for (let i = 0; i < GAMES; i++) {
      // La Malédiction takes many moves at random: two of it are enough.
      const game = i % 25 === 24 ? gameNamed('momie')! : games[i % 2]!;
      const bots = Array.from({ length: game.players.min - 2 + (i % 2) }, () => 'random' as const);
      const table = await startedTable(proxy, ['person', 'person', ...bots], { game: game.name });
      tables.push(table.id);
      for (const [seat, client] of table.players.entries())
        if (client !== null)
          players.push(new AutoPlayer(client, table.id, `${i} ${seat}`, () => Promise.resolve(proxy)));
    }
    let heard = 0;
    const middle = new Promise<void>((resolve) => {
      for (const player of players)
        player.onAcknowledged(() => {
          if (++heard === GAMES * 12) resolve();
        });
    });
    const playing = players.map((player) => player.play());
    await middle;
    const before = players.filter(({ over }) => !over).length;
    expect(before, 'in the middle').toBeGreaterThan(GAMES / 2);
    await servers[1]!.kill();
    await Promise.all(playing);

    const { store } = await postgresStore(url, () => undefined);
    onTestFinished(() => store.close());
    const acknowledged = players.flatMap((player) => player.acknowledged);
    for (const table of tables) {
      const { roster } = await checkLog(
        store,
        table,
        acknowledged.filter((one) => one.table === table),
      );
      expect(roster.phase).toBe('over');
    }
    for (const { numbers } of players) {
      const unique = [...new Set(numbers)].sort((a, b) => a - b);
      expect(numbers, 'each player heard every entry once, in order').toEqual(unique);
    }
  },
);

it('a player on one process, their opponent on another: moves, talk and presence reach both', async () => {
  const databaseUrl = await postgres.database();
  const one = await testServer({ databaseUrl });
  const two = await testServer({ databaseUrl });
  // A game that six actions cannot end: tables that are over leave the lobby.
  const table = await startedTable(one.address, ['person', 'person'], { game: 'mammut', visibility: 'public' });
  const { id, host } = table;
  const other = table.players[1]!.at(two.address);
  const [hostLive, otherLive] = await Promise.all([host.live(id), other.live(id)]);
  await Promise.all([hostLive.message('welcome'), otherLive.message('welcome')]);
  await hostLive.until(() => {
    const last = hostLive.heard.findLast(({ type }) => type === 'presence' || type === 'welcome');
    const seats = last?.type === 'presence' ? last.seats : last?.type === 'welcome' ? last.presence.seats : [];
    return seats.length === 2 ? true : undefined;
  });
  for (let i = 0; i < 6; i++) {
    const { number } = await playOne(table, i, [host, other]);
    await Promise.all(
      [hostLive, otherLive].map((live) => live.message('update', (update) => update.number === number)),
    );
  }
  otherLive.send({ type: 'say', text: 'hello over there' });
  expect(await hostLive.message('line')).toMatchObject({ text: 'hello over there', seat: 1 });
  expect((await new Client(two.address).ask('lobby')).tables[0]).toMatchObject({ presence: { seats: [0, 1] } });
  otherLive.close();
  await hostLive.message('presence', ({ seats }) => seats.length === 1);
});

it('if two processes move the same bot, one move counts', { timeout: 120_000 }, async () => {
  const databaseUrl = await postgres.database();
  const servers = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
  const { id, host } = await startedTable(servers[0]!.address, ['random', 'random', 'random']);
  const lives = await Promise.all(servers.map(({ address }) => host.at(address).live(id)));
  const ends = lives.map((live) => live.message('update', ({ room }) => room?.phase === 'over'));
  const state = { over: false };
  const watching = Promise.all(ends).then((found) => {
    state.over = true;
    return found;
  });
  // Both look after it again and again, as they do when they think the other is gone.
  while (!state.over) {
    for (const { context } of servers) context.tables.check(await context.tables.open(id));
    await new Promise((resolve) => setImmediate(resolve));
  }
  const [one, two] = await watching;
  expect(one!.number).toBe(two!.number);
  const { store } = await postgresStore(databaseUrl, () => undefined);
  onTestFinished(() => store.close());
  await checkLog(store, id, []);
});

it('a start on one process at the same moment as on another starts once', async () => {
  const databaseUrl = await postgres.database();
  const one = await testServer({ databaseUrl });
  const two = await testServer({ databaseUrl });
  const host = await Client.named(one.address, 'Host');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table: id } = await host.ask('create', {}, { game: 'maamut', seats });
  const guests = await Promise.all([one, two, one, two].map(({ address }, i) => Client.named(address, `Guest ${i}`)));
  const joined = await Promise.all(guests.map((guest) => guest.raw('join', { id }, {})));
  expect(joined.filter(({ ok }) => ok)).toHaveLength(1);
  expect(joined.filter(({ status }) => status === 409)).toHaveLength(3);
  const started = await Promise.all([host.ask('start', { id }), host.at(two.address).ask('start', { id })]);
  expect(started[0].number).toBe(started[1].number);
});
