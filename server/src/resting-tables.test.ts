/** Bots among themselves play only while somebody is there; one guest's bots do not keep another's waiting. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { Pool } from './bots/pool.ts';
import type { Thinker } from './bots/thinker.ts';
import { Client, type Live } from './testing/client.ts';
import { eventually } from './testing/eventually.ts';
import { FakeTime } from './testing/fake-time.ts';
import { quickThinker } from './testing/quick-thinker.ts';
import { testServer } from './testing/serve.ts';
import { playOne, startedTable } from './testing/table.ts';
import { thorough } from './testing/thorough.ts';

const bots = ['easy', 'easy', 'easy'] as const;
/** Nobody is waited for any longer than the test says, and bots move two seconds after each other. */
const slow = { botPaceMs: 2000, absentMs: 3000 };

const actions = (live: Live): number =>
  live.heard.filter((message) => message.type === 'update' && message.what.kind === 'action').length;

describe('a table at which only bots play', () => {
  it('rests when nobody has been there for a while, and goes on when somebody opens it', async () => {
    const time = new FakeTime();
    const { address, context } = await testServer(slow, { time, thinker: quickThinker() });
    const { id, host } = await startedTable(address, bots, { game: 'mammut' });
    const table = await context.tables.open(id);
    const live = await host.live(id);
    await live.message('welcome');
    await time.pass(5000);
    await eventually(() => actions(live) > 1);
    live.close();
    await eventually(() => table.audience.all.length === 0);
    await time.pass(5000);
    const { number } = table.state;
    await time.pass(200_000);
    expect(table.state.number, 'it rests').toBe(number);
    const watching = await new Client(address).live(id);
    await watching.message('welcome');
    await eventually(async () => {
      await time.pass(2000);
      return actions(watching) > 1;
    });
  });

  it('goes on for a program that asks over HTTP from time to time', async () => {
    const time = new FakeTime();
    const { address } = await testServer(slow, { time, thinker: quickThinker() });
    const { id, host } = await startedTable(address, bots, { game: 'mammut' });
    let before = 0;
    for (let i = 0; i < 3; i++) {
      const { number } = await host.ask('table', { id });
      expect(number).toBeGreaterThan(before);
      before = number;
      await time.pass(2500);
    }
  });

  it('is left alone after a restart until somebody opens it', async () => {
    const time = new FakeTime();
    const first = await testServer({ ...slow, absentMs: 0 }, { time, thinker: quickThinker() });
    const { id, host } = await startedTable(first.address, bots);
    const { dataDir } = first.context.deps.settings;
    await first.close();
    const again = await testServer({ ...slow, dataDir }, { time, thinker: quickThinker() });
    await time.leap(60_000);
    expect((await again.context.deps.store.read(id, 0)).length, 'created and started').toBe(2);
    await host.at(again.address).ask('table', { id });
    await eventually(async () => {
      await time.pass(1000);
      return (await again.context.deps.store.read(id, 0)).length > 2;
    });
  });

  it('does not keep others waiting, even if an earlier release stored when it is due', async () => {
    const time = new FakeTime();
    const first = await testServer({ absentMs: 0, tablesPerGuest: 1000 }, { time, thinker: quickThinker() });
    const host = await Client.named(first.address, 'Host');
    const seats = bots.map((level) => ({ kind: 'bot' as const, level }));
    for (let i = 0; i < 205; i++) {
      const { table } = await host.ask('create', {}, { game: 'maamut', seats });
      await host.ask('start', { id: table });
    }
    const { id } = await startedTable(first.address, ['person', 'person'], {
      clock: 30,
      options: { first: 0 },
    });
    const { dataDir } = first.context.deps.settings;
    await first.close();
    const file = new DatabaseSync(join(dataDir, 'traque.db'));
    file.exec("UPDATE tables SET due = 1 WHERE due IS NULL AND phase = 'playing'");
    file.close();
    const again = await testServer({ dataDir }, { time, thinker: quickThinker() });
    await time.leap(40_000);
    const kinds = async (): Promise<string[]> =>
      (await again.context.deps.store.read(id, 0)).map(({ logged }) => logged.kind);
    await eventually(async () => {
      await time.pass(1000);
      // Nobody is there: its clock is stopped.
      return (await kinds()).includes('clock');
    });
  });

  it('can be closed by its host, who needs no seat, and by nobody else', async () => {
    const { address } = await testServer({ tablesPerGuest: 1, botPaceMs: 60_000 }, { thinker: quickThinker() });
    const { id, host } = await startedTable(address, bots);
    const other = await Client.named(address, 'Other');
    expect(await other.denied('abandon', { id }, { agree: true })).toEqual([403, 'notSeated']);
    await host.ask('abandon', { id }, { agree: true });
    expect((await host.ask('table', { id })).room.phase).toBe('abandoned');
    await startedTable(address, bots);
  });
});

describe('a table at which people play', () => {
  it('goes on while they are away, until it is their turn', async () => {
    const time = new FakeTime();
    const { address } = await testServer(slow, { time, thinker: quickThinker() });
    const table = await startedTable(address, ['person', 'easy', 'easy'], { options: { first: 0 } });
    await playOne(table, 0);
    await time.leap(600_000);
    await eventually(async () => {
      await time.pass(2000);
      return (await table.host.ask('table', { id: table.id })).moment!.view.toAct === 0;
    });
  });

  it('rests when bots stand in for all of them and nobody is there', async () => {
    const time = new FakeTime();
    const { address, context } = await testServer(slow, { time, thinker: quickThinker() });
    const { id, host } = await startedTable(address, ['person', 'easy'], { game: 'mammut' });
    await host.ask('leave', { id });
    const table = await context.tables.open(id);
    await time.pass(40_000);
    const { number, roster } = table.state;
    expect(roster.seats[0]).toMatchObject({ takenOver: 'normal' });
    await time.pass(200_000);
    expect(table.state.number).toBe(number);
    expect(roster.phase).toBe('playing');
  });

  it('rests when all of them have left, also while somebody watches, until one of them is back', async () => {
    const time = new FakeTime();
    const { address, context } = await testServer(slow, { time, thinker: quickThinker() });
    const table = await startedTable(address, ['person', 'easy'], { options: { first: 0 } });
    const { id, host } = table;
    const watching = await new Client(address).live(id);
    await watching.message('welcome');
    await host.ask('leave', { id });
    const { number } = (await context.tables.open(id)).state;
    await time.pass(60_000);
    expect((await context.tables.open(id)).state.number, 'nobody plays on without them').toBe(number);
    await host.ask('return', { id });
    await playOne(table, 0);
    await eventually(async () => {
      await time.pass(2000);
      return actions(watching) > 1;
    });
  });

  it('a host without a seat cannot end their game', async () => {
    const { address } = await testServer({}, { thinker: quickThinker() });
    const host = await Client.named(address, 'Host');
    const { table: id } = await host.ask(
      'create',
      {},
      { game: 'maamut', seats: [{ kind: 'open' }, { kind: 'bot', level: 'easy' }] },
    );
    await (await Client.named(address, 'Player')).ask('join', { id }, {});
    await host.ask('start', { id });
    expect(await host.denied('abandon', { id }, { agree: true })).toEqual([403, 'notSeated']);
  });
});

it(
  'one greedy guest beside an ordinary one: the ordinary one is next, and no bot fails',
  { timeout: 120_000 * thorough },
  async () => {
    const pool = new Pool({ threads: 1, threadsPerMove: 1, ms: 100, seed: () => 'seed' });
    /** Whose bots have moved, in order; and after how many moves the bot of a table of two was asked. */
    const answered: string[] = [];
    const waits: number[] = [];
    const thinker: Thinker = {
      async think(view, level, owner) {
        const before = answered.length;
        const action = await pool.think(view, level, owner);
        if (view.players === 2) waits.push(answered.length - before);
        answered.push(owner);
        return action;
      },
      close: () => pool.close(),
    };
    const { address } = await testServer({ absentMs: 600_000, tablesPerGuest: 100 * thorough }, { thinker });
    const greedy = await Client.named(address, 'Greedy');
    const seats = Array.from({ length: 4 }, () => ({ kind: 'bot' as const, level: 'hard' as const }));
    for (let i = 0; i < 40 * thorough; i++) {
      const { table } = await greedy.ask('create', {}, { game: 'mammut', seats });
      await greedy.ask('start', { id: table });
    }
    const table = await startedTable(address, ['person', 'hard'], { options: { first: 0 } });
    const live = await table.host.live(table.id);
    await live.message('welcome');
    for (let turn = 0; waits.length < 3; turn++) {
      const { number, moment } = await playOne(table, turn);
      // A bot whose hunter panics (MA-63) has two decisions in a row.
      if (moment!.view.toAct === 1)
        await live.message('update', (update) => update.number > number && update.moment?.view.toAct !== 1);
    }
    // The one that the thread was busy with, and one turn of the greedy guest.
    expect(Math.max(...waits)).toBeLessThanOrEqual(2);
    expect(new Set(answered).size).toBe(2);
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics).not.toMatch(/traque_bot_failures_total\{/);
  },
);
