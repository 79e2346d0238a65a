/** Clocks count only the time in which somebody could answer. */
import type { ServerMessage } from '@traque/wire/live';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type Live } from './testing/client.ts';
import { eventually } from './testing/eventually.ts';
import { FakeTime } from './testing/fake-time.ts';
import { TestPostgres } from './testing/postgres.ts';
import { quickThinker } from './testing/quick-thinker.ts';
import { testServer } from './testing/serve.ts';
import { type TestTable, startedTable } from './testing/table.ts';

const DAY = 86_400_000;
const first = { options: { first: 0 } };

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

type Update = Extract<ServerMessage, { type: 'update' }>;

/** Time passes, second by second, until this update comes; a database may need more turns than a second has. */
async function updateIn(
  time: FakeTime,
  seconds: number,
  live: Live,
  fits: (update: Update) => boolean,
): Promise<Update> {
  let found: Update | undefined;
  const look = () => live.heard.find((message): message is Update => message.type === 'update' && fits(message));
  for (let i = 0; i < seconds && found === undefined; i++) {
    await time.pass(1000);
    found = look();
  }
  return live.message('update', fits);
}

async function sit(client: Client, id: string): Promise<Live> {
  const live = await client.live(id);
  await live.message('welcome');
  return live;
}

/** Closes the connection; resolves when the server has noticed. */
async function standUp(live: Live, watcher: Live): Promise<void> {
  const from = watcher.raw.length;
  live.close();
  await watcher.message('presence', () => true, from);
}

/** Everything that was stored, as anybody may know it. */
async function story({ id, host }: TestTable, after = 0): Promise<string[]> {
  const live = await host.live(id, { after });
  const { missed } = await live.message('welcome');
  live.close();
  return missed!.map(({ what }) => (what.kind === 'clock' ? `clock ${what.runs}` : what.kind));
}

async function server(store: 'sqlite' | 'postgres', time: FakeTime) {
  const databaseUrl = store === 'postgres' ? await postgres.database() : null;
  return testServer({ databaseUrl, botMs: 10 }, { time, thinker: quickThinker() });
}

describe.each(['sqlite', 'postgres'] as const)('%s', (store) => {
  it('two people who do nothing: one move is made for the first, then the second has their time', async () => {
    const time = new FakeTime();
    const { address } = await server(store, time);
    const table = await startedTable(address, ['person', 'person'], { clock: 30, ...first });
    const { id, host, players } = table;
    const own = await sit(host, id);
    await sit(players[1]!, id);
    const moved = await updateIn(time, 40, own, ({ what }) => what.kind === 'action');
    expect(moved.what).toEqual({ kind: 'action', seat: 0, bot: true });
    expect(moved.moment!.view.toAct).toBe(1);
    expect(moved.room!.seats[0], 'the seat is theirs again').toMatchObject({ takenOver: null });
    expect(moved.moment!.deadline).toBeGreaterThan(time.now() + 25_000);
    await time.pass(20_000);
    expect((await host.ask('table', { id })).number, 'nothing else happens').toBe(moved.number);
    await updateIn(time, 20, own, ({ what }) => what.kind === 'action' && what.seat === 1);
  });

  it('the clock stands still while no player is there, and goes on with what was left', async () => {
    const time = new FakeTime();
    const { address } = await server(store, time);
    const table = await startedTable(address, ['person', 'person', 'random'], { clock: 60, ...first });
    const { id, host } = table;
    const own = await sit(host, id);
    const watcher = await sit(await Client.named(address, 'Watcher'), id);
    await time.pass(20_000);
    await standUp(own, watcher);
    const paused = await updateIn(time, 60, watcher, ({ what }) => what.kind === 'clock');
    expect(paused.what).toEqual({ kind: 'clock', runs: false });
    expect(paused.moment!.deadline).toBeNull();
    await time.leap(DAY);
    const back = await sit(host, id);
    const goes = await back.message('update', ({ what }) => what.kind === 'clock');
    expect(goes.what).toEqual({ kind: 'clock', runs: true });
    expect(goes.moment!.deadline! - time.now()).toBeGreaterThan(37_000);
    expect(goes.moment!.deadline! - time.now()).toBeLessThanOrEqual(42_000);
    await updateIn(time, 50, back, ({ what }) => what.kind === 'takenOver');
  });

  it('who comes back before the clock ran out has what was left too', async () => {
    const time = new FakeTime();
    const { address } = await server(store, time);
    const table = await startedTable(address, ['person', 'person'], { clock: 60, ...first });
    const { id, host } = table;
    const watcher = await sit(await Client.named(address, 'Watcher'), id);
    const own = await sit(host, id);
    await time.pass(20_000);
    await standUp(own, watcher);
    await time.pass(30_000);
    await sit(host, id);
    const goes = await watcher.message('update', ({ what }) => what.kind === 'clock');
    expect(goes.moment!.deadline! - time.now()).toBeGreaterThan(37_000);
    expect(goes.moment!.deadline! - time.now()).toBeLessThanOrEqual(42_000);
  });

  it('a restart of the server takes nobody their time', async () => {
    const time = new FakeTime();
    const before = await server(store, time);
    const table = await startedTable(before.address, ['person', 'person'], { clock: 30, ...first });
    const { id, host } = table;
    await sit(host, id);
    await time.pass(25_000);
    await before.close();
    await time.leap(8000);
    const { dataDir, databaseUrl } = before.context.deps.settings;
    const again = await testServer({ dataDir, databaseUrl, botMs: 10 }, { time, thinker: quickThinker() });
    await time.pass(3000);
    const player = host.at(again.address);
    const own = await sit(player, id);
    const { moment, room } = await eventually(async () => {
      const snapshot = await player.ask('table', { id });
      return snapshot.moment!.deadline === null ? undefined : snapshot;
    });
    expect(room.seats[0]).toMatchObject({ takenOver: null });
    expect(moment!.deadline, 'the whole time again').toBeGreaterThan(time.now() + 20_000);
    await updateIn(time, 40, own, ({ what }) => what.kind === 'takenOver');
  });

  it('a clock of days stands still while no server is there', async () => {
    const time = new FakeTime();
    const before = await server(store, time);
    const table = await startedTable(before.address, ['person', 'person'], { clock: 86_400, ...first });
    const { id, host } = table;
    await time.pass(12_000);
    await before.close();
    await time.leap(2 * DAY);
    const { dataDir, databaseUrl } = before.context.deps.settings;
    const again = await testServer({ dataDir, databaseUrl, botMs: 10 }, { time, thinker: quickThinker() });
    await time.pass(3000);
    const later = { ...table, host: host.at(again.address) };
    const { moment } = await eventually(async () => {
      const snapshot = await later.host.ask('table', { id });
      return snapshot.moment!.deadline! > time.now() ? snapshot : undefined;
    });
    const left = moment!.deadline! - time.now();
    expect(Math.abs(left - DAY)).toBeLessThan(60_000);
    expect(await story(later)).toEqual(['joined', 'started', 'clock true']);
  });
});

it('a clock of an hour runs while nobody is there', async () => {
  const time = new FakeTime();
  const { address } = await server('sqlite', time);
  const table = await startedTable(address, ['person', 'person'], { clock: 3600, ...first });
  // Steps shorter than an outage.
  for (let passed = 0; passed <= 3_600_000; passed += 25_000) await time.leap(23_000);
  expect(await story(table)).toEqual(['joined', 'started', 'takenOver', 'action']);
});
