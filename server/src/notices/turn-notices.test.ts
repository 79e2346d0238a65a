import { createHmac } from 'node:crypto';
import type { Notice } from '@traque/wire/notices';
import { expect, it } from 'vitest';
import { FakeTime } from '../testing/fake-time.ts';
import { NoticeReceiver, status } from '../testing/notice-receiver.ts';
import { quickThinker } from '../testing/quick-thinker.ts';
import { testServer } from '../testing/serve.ts';
import { playOne, startedTable, type TestTable } from '../testing/table.ts';

/** The seat that is to act in a new game of Mâamut. */
const first = { options: { first: 0 } };
/** Slow play: a day per move. */
const slow = { ...first, clock: 86_400 } as const;

interface Scene {
  readonly address: string;
  readonly time: FakeTime;
  readonly receiver: NoticeReceiver;
}

async function scene(settings: Parameters<typeof testServer>[0] = {}): Promise<Scene> {
  const time = new FakeTime();
  const receiver = await NoticeReceiver.start();
  const { address } = await testServer({ noticesToPrivate: true, ...settings }, { time, thinker: quickThinker() });
  return { address, time, receiver };
}

/** Much time, in jumps that are too short to count as an outage of the server. */
async function passLong(time: FakeTime, ms: number): Promise<void> {
  const end = time.now() + ms;
  while (end - time.now() > 22_000) await time.leap(20_000);
  await time.pass(end - time.now());
}

/** Until the turn is the other player's. */
async function playTurn(table: TestTable): Promise<void> {
  const seat = (await table.host.ask('table', { id: table.id })).moment!.view.toAct;
  while ((await playOne(table, 0)).moment!.view.toAct === seat);
}

it('a player who is away is told once that it is their turn, encrypted for their device, and nothing of the position', async () => {
  const { address, time, receiver } = await scene();
  const table = await startedTable(address, ['person', 'person'], slow);
  const { id, players } = table;
  const device = receiver.device('/phone');
  const { pushKey, devices } = await players[1]!.ask('subscribe', {}, device.subscription);
  expect([devices, pushKey?.length]).toEqual([1, 87]);
  await playTurn(table);
  const { deadline } = (await table.host.ask('table', { id })).moment!;
  await time.pass(8000);
  expect(receiver.received, 'they may be about to come').toEqual([]);
  await time.pass(4000);
  const [sent] = await receiver.count('/phone', 1);
  expect(device.read(sent!)).toEqual({
    kind: 'turn',
    table: id,
    game: 'maamut',
    players: ['Player 0'],
    last: true,
    deadline,
    url: `${address}/table/${id}`,
  } satisfies Notice);
  expect(sent!.headers).toMatchObject({ ttl: '86390', urgency: 'normal' });
  expect(sent!.headers.authorization, 'signed with the key that the device knows').toContain(`k=${pushKey}`);
  expect(sent!.headers['topic']).toMatch(/^[\w-]{32}$/);
  expect(JSON.stringify(sent!.headers), 'the push service does not learn which table').not.toContain(id);
  await time.pass(60_000);
  expect(receiver.received).toHaveLength(1);
  // Their turn once more: the same topic, so an undelivered notice is replaced.
  await playTurn(table);
  await playTurn(table);
  await time.pass(12_000);
  const [, again] = await receiver.count('/phone', 2);
  expect(again!.headers['topic']).toBe(sent!.headers['topic']);
});

it('a reminder comes when four fifths of the time are over, also to who had been there at first', async () => {
  const { address, time, receiver } = await scene();
  const table = await startedTable(address, ['person', 'person'], { ...first, clock: 3600 });
  const { id, players } = table;
  const device = receiver.device('/phone');
  await players[1]!.ask('subscribe', {}, device.subscription);
  const live = await players[1]!.live(id);
  await live.message('welcome');
  await playTurn(table);
  await time.pass(60_000);
  live.close();
  await live.end();
  expect(receiver.received, 'they saw it').toEqual([]);
  await passLong(time, 0.8 * 3_600_000 - 65_000);
  expect(receiver.received).toEqual([]);
  await time.pass(8000);
  const [sent] = await receiver.count('/phone', 1);
  expect(device.read(sent!).kind).toBe('reminder');
  expect(sent!.headers['urgency']).toBe('high');
  await passLong(time, 600_000);
  expect(receiver.received).toHaveLength(1);
});

it('who sits at the table gets no notice there, but at their other table', async () => {
  const { address, time, receiver } = await scene();
  const table = await startedTable(address, ['person', 'person'], slow);
  const host = table.players[1]!;
  await host.ask('subscribe', {}, receiver.device('/phone').subscription);
  const live = await host.live(table.id);
  await live.message('welcome');
  await playTurn(table);
  await time.pass(20_000);
  expect(receiver.received).toEqual([]);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] as const;
  const other = await host.ask(
    'create',
    {},
    { game: 'maamut', seats: [...seats], clock: 86_400, options: { first: 0 } },
  );
  await host.ask('start', { id: other.table });
  await time.pass(20_000);
  await receiver.count('/phone', 1);
  expect(receiver.received).toHaveLength(1);
});

it('who moves before the notice is sent, left the seat to a bot, or has switched notices off gets none', async () => {
  const { address, time, receiver } = await scene();
  const table = await startedTable(address, ['person', 'person'], slow);
  const { id, players } = table;
  const { subscription } = receiver.device('/phone');
  await players[1]!.ask('subscribe', {}, subscription);
  await playTurn(table);
  await time.pass(5000);
  await playTurn(table);
  await time.pass(20_000);
  expect(receiver.received, 'moved').toEqual([]);
  expect((await players[1]!.ask('unsubscribe', {}, subscription)).devices).toBe(0);
  await playTurn(table);
  await time.pass(20_000);
  expect(receiver.received, 'switched off').toEqual([]);
  await playTurn(table);
  await players[1]!.ask('subscribe', {}, subscription);
  await players[1]!.ask('leave', { id });
  await playTurn(table);
  await time.pass(20_000);
  expect(receiver.received, 'left').toEqual([]);
});

it('a webhook gets the same as JSON, with a signature that its owner can check', async () => {
  const { address, time, receiver } = await scene();
  const table = await startedTable(address, ['person', 'person'], { ...slow, title: 'Sunday round' });
  const url = `${receiver.address}/hook`;
  const { webhook } = await table.players[1]!.ask('setWebhook', {}, { url });
  await playTurn(table);
  await time.pass(12_000);
  const [sent] = await receiver.count('/hook', 1);
  expect(JSON.parse(sent!.body.toString())).toMatchObject({
    kind: 'turn',
    table: table.id,
    title: 'Sunday round',
    players: ['Player 0'],
  });
  const signature = createHmac('sha256', webhook!.key).update(sent!.body).digest('hex');
  expect(sent!.headers).toMatchObject({
    'content-type': 'application/json',
    'traque-signature': `sha256=${signature}`,
  });
  expect((await table.players[1]!.ask('setWebhook', {}, { url: null })).webhook).toBeNull();
  await playTurn(table);
  await playTurn(table);
  await time.pass(12_000);
  expect(receiver.received).toHaveLength(1);
});

it.each([404, 410])('a device whose push service answers %i is forgotten', async (code) => {
  const { address, time, receiver } = await scene();
  const table = await startedTable(address, ['person', 'person'], slow);
  receiver.answers.set('/phone', status(code));
  await table.players[1]!.ask('subscribe', {}, receiver.device('/phone').subscription);
  await playTurn(table);
  await time.pass(12_000);
  await receiver.count('/phone', 1);
  await expect.poll(async () => (await table.players[1]!.ask('notices')).devices).toBe(0);
});

it('a push service that is overloaded or silent is tried again within limits, while moves go on', async () => {
  const { address, time, receiver } = await scene();
  const table = await startedTable(address, ['person', 'person'], slow);
  const device = receiver.device('/phone');
  // Never answers, then asks for a pause, then works.
  receiver.answers.set('/phone', () => undefined);
  await table.players[1]!.ask('subscribe', {}, device.subscription);
  await playTurn(table);
  await time.pass(12_000);
  await receiver.count('/phone', 1);
  const other = await startedTable(address, ['person', 'person'], slow);
  await playTurn(other);
  receiver.answers.set('/phone', status(429, { 'retry-after': '60' }));
  // The limit of ten seconds, then the pause before the next attempt.
  await time.pass(11_000);
  await passLong(time, 31_000);
  await receiver.count('/phone', 2);
  receiver.answers.delete('/phone');
  await passLong(time, 130_000);
  const [, , third] = await receiver.count('/phone', 3);
  expect(device.read(third!).kind).toBe('turn');
  // Down for good: four attempts, then no more.
  receiver.answers.set('/phone', status(503));
  await playTurn(table);
  await playTurn(table);
  await time.pass(12_000);
  for (const [tries, pause] of [40_000, 130_000, 610_000].entries()) {
    await receiver.count('/phone', 4 + tries);
    await passLong(time, pause);
  }
  await receiver.count('/phone', 7);
  await passLong(time, 1_000_000);
  expect(receiver.received).toHaveLength(7);
  expect((await table.players[1]!.ask('notices')).devices, 'it may work again').toBe(1);
});

it('a notice that could not be sent is not sent later if the player has moved by then', async () => {
  const { address, time, receiver } = await scene();
  const table = await startedTable(address, ['person', 'person'], slow);
  receiver.answers.set('/phone', status(503));
  await table.players[1]!.ask('subscribe', {}, receiver.device('/phone').subscription);
  await playTurn(table);
  await time.pass(12_000);
  await receiver.count('/phone', 1);
  await time.pass(1000);
  await playTurn(table);
  await time.pass(200_000);
  expect(receiver.received).toHaveLength(1);
});

it('an hour has a limited number of notices for one device', async () => {
  const { address, time, receiver } = await scene({ noticesPerHour: 2 });
  const one = await startedTable(address, ['person', 'person'], slow);
  const guest = one.players[1]!;
  await guest.ask('subscribe', {}, receiver.device('/phone').subscription);
  for (let i = 0; i < 4; i++) {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] as const;
    const { table } = await guest.ask('create', {}, { game: 'maamut', seats: [...seats], clock: 86_400, ...first });
    await guest.ask('start', { id: table });
  }
  await time.pass(20_000);
  await receiver.count('/phone', 2);
  await time.pass(20_000);
  expect(receiver.received).toHaveLength(2);
});

it('a server whose notices are off sends none and accepts no address', async () => {
  const { address } = await scene({ notices: 'off' });
  const { players } = await startedTable(address, ['person', 'person'], slow);
  const receiver = await NoticeReceiver.start();
  const { subscription } = receiver.device('/phone');
  expect(await players[1]!.denied('subscribe', {}, subscription)).toEqual([422, 'badTarget']);
  expect(await players[1]!.denied('setWebhook', {}, { url: `${receiver.address}/` })).toEqual([422, 'badTarget']);
  expect(await players[1]!.ask('notices')).toEqual({ pushKey: null, devices: 0, webhook: null });
});
