import type { Level } from '@traque/bots/core/brain';
import { expect, it } from 'vitest';
import type { Thinker } from './bots/thinker.ts';
import { botAt } from './table/roster.ts';
import { Client } from './testing/client.ts';
import { eventually } from './testing/eventually.ts';
import { FakeTime } from './testing/fake-time.ts';
import { quickThinker } from './testing/quick-thinker.ts';
import { testServer } from './testing/serve.ts';
import { playOne, startedTable } from './testing/table.ts';

/** The seat that is to act in a new game of Mâamut. */
const first = { options: { first: 0 } };

it('when the time of a move runs out a bot makes that move, and the player has the seat back', async () => {
  const time = new FakeTime();
  const { address } = await testServer({}, { time, thinker: quickThinker() });
  const table = await startedTable(address, ['person', 'person'], { clock: 30, ...first });
  const { id, host, players } = table;
  const begun = await host.ask('table', { id });
  expect(begun.moment!.deadline).toBe(time.now() + 30_000);
  await time.pass(29_000);
  expect((await host.ask('table', { id })).number, 'nothing yet').toBe(begun.number);
  await time.pass(3000);
  const { room, moment } = await eventually(async () => {
    const snapshot = await host.ask('table', { id });
    return snapshot.moment!.view.toAct === 1 ? snapshot : undefined;
  });
  expect(room.seats[0]).toMatchObject({ takenOver: null });
  expect(moment!.deadline, 'the next player has their own time').toBeGreaterThan(time.now() + 20_000);
  const live = await host.live(id, { after: begun.number });
  expect((await live.message('welcome')).missed!.map(({ what }) => what)).toEqual([
    { kind: 'takenOver', seat: 0, level: 'normal', why: 'time', once: true },
    { kind: 'action', seat: 0, bot: true },
  ]);
  expect(await players[1]!.ask('return', { id }), 'who never left is back already').toBeDefined();
});

it('a command of a player whose seat was taken over brings them back by itself', async () => {
  const time = new FakeTime();
  const { address } = await testServer({ botPaceMs: 5000 }, { time, thinker: quickThinker() });
  const { id, host } = await startedTable(address, ['person', 'person'], { clock: 30, ...first });
  await time.pass(10_000);
  await host.ask('leave', { id });
  const { moment, room } = await host.ask('table', { id });
  expect(room.seats[0]).toMatchObject({ takenOver: 'normal' });
  expect(moment!.deadline, 'a bot has no deadline').toBeNull();
  const { actions } = await host.ask('legal', { id });
  await host.ask('command', { id }, { id: 'mine', decision: moment!.decision!, action: actions[0]! });
  expect((await host.ask('table', { id })).room.seats[0]).toMatchObject({ takenOver: null });
  await time.pass(20_000);
  expect((await host.ask('table', { id })).moment!.view.toAct, 'the bot came too late').toBe(1);
});

it('leaving and returning gives no more time', async () => {
  const time = new FakeTime();
  const { address } = await testServer({ botPaceMs: 60_000 }, { time, thinker: quickThinker() });
  const { id, host } = await startedTable(address, ['person', 'person'], { clock: 30, ...first });
  const { deadline } = (await host.ask('table', { id })).moment!;
  for (let i = 0; i < 5; i++) {
    await time.pass(5000);
    await host.ask('leave', { id });
    await host.ask('return', { id });
    expect((await host.ask('table', { id })).moment!.deadline).toBe(deadline);
  }
  await time.pass(6000);
  expect((await host.ask('table', { id })).room.seats[0]).toMatchObject({ takenOver: 'normal' });
});

it('a late player leaves that decision to their stand-in, and has the seat back for the next', async () => {
  const time = new FakeTime();
  const { address } = await testServer({ botPaceMs: 5000 }, { time, thinker: quickThinker() });
  const { id, host } = await startedTable(address, ['person', 'person'], { clock: 30, ...first });
  await (await host.live(id)).message('welcome');
  await time.pass(31_000);
  const { moment } = await host.ask('table', { id });
  const { actions } = await host.ask('legal', { id });
  const late = await host.raw('command', { id }, { id: 'late', decision: moment!.decision!, action: actions[0]! });
  expect([late.status, await late.json()]).toMatchObject([409, { why: { reason: 'stale' } }]);
  await host.ask('return', { id });
  expect((await host.ask('table', { id })).room.seats[0], 'not yet').toMatchObject({ takenOver: 'normal' });
  await time.pass(6000);
  await eventually(async () => (await host.ask('table', { id })).moment!.view.toAct === 1);
  const back = await eventually(async () => {
    const { room } = await host.ask('table', { id });
    return room.seats[0]!.kind === 'person' && room.seats[0]!.takenOver === null ? room : undefined;
  });
  expect(back.seats[1]).toMatchObject({ takenOver: null });
});

it('a late player gets the seat back even if the server crashed before their stand-in moved', async () => {
  const time = new FakeTime();
  const server = await testServer({ botPaceMs: 5000 }, { time, thinker: quickThinker() });
  const { id, host } = await startedTable(server.address, ['person', 'person'], { clock: 30, ...first });
  await (await host.live(id)).message('welcome');
  await time.pass(31_000);
  await host.ask('return', { id });
  await host.ask('return', { id });
  const asked = await host.ask('table', { id });
  expect(asked.room.seats[0], 'not yet').toMatchObject({ takenOver: 'normal' });
  await server.close();
  const again = await testServer({ dataDir: server.context.deps.settings.dataDir }, { time, thinker: quickThinker() });
  const player = host.at(again.address);
  const live = await player.live(id, { after: asked.number - 1 });
  expect((await live.message('welcome')).missed!.map(({ what }) => what)[0]).toMatchObject({
    kind: 'takenOver',
    once: true,
  });
  await time.pass(6000);
  await eventually(async () => (await player.ask('table', { id })).moment!.view.toAct === 1);
  const { room, number } = await player.ask('table', { id });
  expect(room.seats[0]).toMatchObject({ takenOver: null });
  expect(number, 'what comes back by itself need not be asked for').toBe(asked.number + 1);
});

it('a late player who returns and leaves again stays away', async () => {
  const time = new FakeTime();
  const { address } = await testServer({ botPaceMs: 5000 }, { time, thinker: quickThinker() });
  const { id, host } = await startedTable(address, ['person', 'person'], { clock: 30, ...first });
  await (await host.live(id)).message('welcome');
  await time.pass(31_000);
  await host.ask('return', { id });
  await host.ask('leave', { id });
  await time.pass(6000);
  await eventually(async () => (await host.ask('table', { id })).moment!.view.toAct === 1);
  expect((await host.ask('table', { id })).room.seats[0]).toMatchObject({ takenOver: 'normal' });
});

it('a table without a clock waits for months, and is there after a restart', async () => {
  const time = new FakeTime();
  const server = await testServer({}, { time, thinker: quickThinker() });
  const { id, host } = await startedTable(server.address, ['person', 'person'], first);
  const before = await host.ask('table', { id });
  expect(before.moment!.deadline).toBeNull();
  for (let month = 0; month < 4; month++) await time.leap(30 * 86_400_000);
  await server.close();
  const again = await testServer({ dataDir: server.context.deps.settings.dataDir }, { time, thinker: quickThinker() });
  const after = await host.at(again.address).ask('table', { id });
  expect({ ...after, now: 0 }).toEqual({ ...before, now: 0 });
});

it('a player whose seat a bot took over takes it back after a restart', async () => {
  const time = new FakeTime();
  const server = await testServer({}, { time, thinker: quickThinker() });
  const { id, host } = await startedTable(server.address, ['person', 'person'], { clock: 300, ...first });
  await host.ask('leave', { id });
  await server.close();
  const again = await testServer({ dataDir: server.context.deps.settings.dataDir }, { time, thinker: quickThinker() });
  const player = host.at(again.address);
  expect((await player.ask('table', { id })).room.seats[0]).toMatchObject({ takenOver: 'normal' });
  await player.ask('return', { id });
  expect((await player.ask('table', { id })).room.seats[0]).toMatchObject({ takenOver: null });
});

it('a player who is away is replaced when another asks, not while they are connected', async () => {
  const time = new FakeTime();
  const { address } = await testServer({}, { time, thinker: quickThinker() });
  const { id, host, players } = await startedTable(address, ['person', 'person'], { options: { first: 1 } });
  const live = await players[1]!.live(id);
  await live.message('welcome');
  expect(await host.denied('takeOver', { id }, { seat: 1 })).toEqual([409, 'notAbsent']);
  expect(await host.denied('takeOver', { id }, { seat: 0 })).toEqual([409, 'notAbsent']);
  const own = await host.live(id);
  await own.message('welcome');
  live.close();
  await own.message('presence', ({ seats }) => !seats.includes(1));
  expect(await new Client(address).denied('takeOver', { id }, { seat: 1 })).toEqual([403, 'notSeated']);
  expect(await host.denied('takeOver', { id }, { seat: 1 }), 'a lost connection is no absence').toEqual([
    409,
    'notAbsent',
  ]);
  await time.pass(29_000);
  await players[1]!.ask('table', { id });
  await time.pass(29_000);
  expect(await host.denied('takeOver', { id }, { seat: 1 }), 'they sent a request from a script').toEqual([
    409,
    'notAbsent',
  ]);
  await time.pass(2000);
  await host.ask('takeOver', { id }, { seat: 1 });
  await own.message('update', ({ what }) => what.kind === 'action' && what.bot);
  expect(await host.denied('takeOver', { id }, { seat: 1 }), 'once').toEqual([409, 'notAbsent']);
  await players[1]!.ask('return', { id });
  const back = await own.message('update', ({ what }) => what.kind === 'returned');
  expect(back.room!.seats[1]).toMatchObject({ takenOver: null });
});

it('at a table with a slow clock nobody counts as away after half a minute', async () => {
  const time = new FakeTime();
  const { address } = await testServer({}, { time, thinker: quickThinker() });
  const { id, host } = await startedTable(address, ['person', 'person'], { clock: 3600, options: { first: 1 } });
  await time.pass(60_000);
  expect(await host.denied('takeOver', { id }, { seat: 1 })).toEqual([409, 'notAbsent']);
});

it('nobody abandons a game alone: for a day, a player with a stand-in must agree too', async () => {
  const time = new FakeTime();
  const { address } = await testServer({}, { time, thinker: quickThinker() });
  const { id, host, players } = await startedTable(address, ['person', 'person'], first);
  await players[1]!.ask('leave', { id });
  await host.ask('abandon', { id }, { agree: true });
  expect((await host.ask('table', { id })).room.phase).toBe('playing');
  await time.leap(86_000_000);
  await host.ask('abandon', { id }, { agree: true });
  expect((await host.ask('table', { id })).room.phase, 'not quite a day').toBe('playing');
  await time.leap(1_000_000);
  await eventually(async () => (await host.ask('table', { id })).room.phase === 'abandoned');
});

it('a player who leaves a running game leaves their seat to a bot', async () => {
  const { address } = await testServer({}, { thinker: quickThinker() });
  const { id, host, players } = await startedTable(address, ['person', 'person'], { options: { first: 1 } });
  await players[1]!.ask('leave', { id });
  const live = await host.live(id, { after: 0 });
  const { missed } = await live.message('welcome');
  expect(missed!.map(({ what }) => what)).toContainEqual({ kind: 'takenOver', seat: 1, level: 'normal', why: 'left' });
});

it('a bot that fails is replaced by the next simpler one, move by move, and the failures are counted', async () => {
  const asked: Level[] = [];
  const good = quickThinker();
  const thinker: Thinker = {
    think(view, level) {
      asked.push(level);
      if (level === 'hard') return Promise.reject(new Error('no idea'));
      if (level === 'normal') return Promise.resolve({ type: 'cheat' });
      return good.think(view, level, '');
    },
    close: () => Promise.resolve(),
  };
  const { address } = await testServer({}, { thinker });
  const { id, host } = await startedTable(address, ['person', 'hard'], { options: { first: 1 } });
  const live = await host.live(id, { after: 0 });
  await live.until(() => (asked.includes('easy') ? true : undefined));
  await live.message('welcome');
  expect(asked.slice(0, 3)).toEqual(['hard', 'normal', 'easy']);
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toMatch(/traque_bot_failures_total\{level="hard"\} 1/);
  expect(metrics).toMatch(/traque_bot_failures_total\{level="normal"\} 1/);
});

it('many tables with thinking bots do not delay the clock of another table', { timeout: 60_000 }, async () => {
  const time = new FakeTime();
  const thinker: Thinker = { think: () => new Promise(() => undefined), close: () => Promise.resolve() };
  const server = await testServer({ tablesPerGuest: 1000 }, { time, thinker });
  const host = await Client.named(server.address, 'Host');
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'easy' as const }];
  for (let i = 0; i < 205; i++) {
    const { table } = await host.ask('create', {}, { game: 'maamut', seats, options: { first: 1 } });
    await host.ask('start', { id: table });
  }
  const { id, host: player } = await startedTable(server.address, ['person', 'person'], { clock: 30, ...first });
  await (await player.live(id)).message('welcome');
  await time.pass(33_000);
  const called = await server.context.tables.open(id);
  await eventually(() => called.state.roster.seats[0]!.kind === 'person' && botAt(called.state.roster, 0) !== null);
});

it('if every bot fails the table still goes on', async () => {
  const thinker: Thinker = { think: () => Promise.reject(new Error('no idea')), close: () => Promise.resolve() };
  const { address } = await testServer({}, { thinker });
  const { id, host } = await startedTable(address, ['person', 'hard'], { options: { first: 1 } });
  const live = await host.live(id, { after: 0 });
  await live.until(() => (live.raw.some((text) => text.includes('"kind":"action"')) ? true : undefined));
});

it('bots keep a steady pace, whatever they think about', async () => {
  const time = new FakeTime();
  const { address } = await testServer({ botPaceMs: 800 }, { time, thinker: quickThinker() });
  const { id, host } = await startedTable(address, ['person', 'random', 'random'], { options: { first: 1 } });
  await time.pass(790);
  expect((await host.ask('table', { id })).moment!.view.toAct).toBe(1);
  await time.pass(20);
  expect((await host.ask('table', { id })).moment!.view.toAct).toBe(2);
});

it('a bot that has little to think about moves no sooner than one that needs all its time', async () => {
  const time = new FakeTime();
  const { address } = await testServer({ botPaceMs: 800, botMs: 2000 }, { time, thinker: quickThinker() });
  const { id, host } = await startedTable(address, ['person', 'hard', 'easy'], { options: { first: 1 } });
  await time.pass(2090);
  expect((await host.ask('table', { id })).moment!.view.toAct).toBe(1);
  await time.pass(20);
  expect((await host.ask('table', { id })).moment!.view.toAct).toBe(2);
  await time.pass(780);
  expect((await host.ask('table', { id })).moment!.view.toAct).toBe(2);
  await time.pass(20);
  expect((await host.ask('table', { id })).moment!.view.toAct).toBe(0);
});

it('the last action can be taken back while nothing was revealed and nobody has acted since', async () => {
  const { address } = await testServer();
  const table = await startedTable(address, ['person', 'person'], first);
  const { id, host, players } = table;
  const before = (await host.ask('table', { id })).moment!;
  expect(before.undo).toBeNull();
  const placed = (await playOne(table, 0)).moment!;
  expect(placed.undo, 'placing a pawn reveals nothing (MA-13)').toBe(0);
  const undo = (client: Client, undoId: string, decision: number) =>
    client.raw('undo', { id }, { id: undoId, decision }).then(async (answer) => [answer.status, await answer.json()]);
  expect(await undo(players[1]!, 'u0', placed.decision!)).toMatchObject([409, { why: { reason: 'noUndo' } }]);
  expect(await undo(host, 'u1', before.decision!)).toMatchObject([409, { why: { reason: 'stale' } }]);
  const [status, accepted] = await undo(host, 'u2', placed.decision!);
  expect(status).toBe(200);
  expect(await undo(host, 'u2', placed.decision!), 'sent twice it counts once').toEqual([200, accepted]);
  const after = (await host.ask('table', { id })).moment!;
  expect(after.view).toEqual(before.view);
  expect(after.decision, 'another decision, though the same position').not.toBe(before.decision);
  await playOne(table, 1);
  const second = (await playOne(table, 0)).moment!;
  expect(second.undo).toBe(1);
  expect((await undo(players[1]!, 'u3', second.decision!))[0]).toBe(200);
  const reopened = (await host.ask('table', { id })).moment!;
  expect(reopened.undo, 'another player has acted since, though they took it back').toBeNull();
  expect(await undo(host, 'u4', reopened.decision!)).toMatchObject([409, { why: { reason: 'noUndo' } }]);
  const { decision } = (await playOne(table, 0)).moment!;
  const { actions } = await host.ask('legal', { id });
  const pass = actions.find(({ type }) => type === 'pass')!;
  await host.ask('command', { id }, { id: 'pass', decision: decision!, action: pass });
  expect((await host.ask('table', { id })).moment!.undo, 'a card was shown and another drawn').toBeNull();
  await playOne(table, 0);
  for (const player of players) await player!.ask('abandon', { id }, { agree: true });
  const record = (await host.ask('record', { id })) as unknown as { actions: unknown[] };
  expect(record.actions, 'what was taken back is not in the record').toHaveLength(4);
});
