/** What costs much is limited: taking back in a loop, saying hello again, records, games without an end. */
import { closeCodes } from '@traque/wire/live';
import { describe, expect, it } from 'vitest';
import type { Client } from './testing/client.ts';
import { eventually } from './testing/eventually.ts';
import { FakeTime } from './testing/fake-time.ts';
import { quickThinker } from './testing/quick-thinker.ts';
import { testServer } from './testing/serve.ts';
import { gatheredTable, startedTable, type TestTable } from './testing/table.ts';

/** In Mâamut's first actions nothing is revealed: they can be taken back. */
const first = { options: { first: 0 } };

/** The player acts and takes it back at once; false if that is refused. */
async function actAndUndo({ id }: TestTable, player: Client, name: string): Promise<boolean> {
  const { moment } = await player.ask('table', { id });
  const { actions } = await player.ask('legal', { id });
  const { number } = await player.ask(
    'command',
    { id },
    { id: `${name}a`, decision: moment!.decision!, action: actions[0]! },
  );
  const undone = await player.raw('undo', { id }, { id: `${name}u`, decision: number });
  if (undone.ok) return true;
  expect(await undone.json()).toMatchObject({ why: { reason: 'noUndo' }, snapshot: { moment: { undo: null } } });
  return false;
}

describe('taking back in a loop', () => {
  it('ends after thirty times; once another seat has acted there are thirty again', async () => {
    const { address } = await testServer();
    const table = await startedTable(address, ['person', 'person'], first);
    const [one, two] = table.players as [Client, Client];
    for (let i = 0; i < 30; i++) expect(await actAndUndo(table, one, `one${i}`)).toBe(true);
    expect(await actAndUndo(table, one, 'onemore')).toBe(false);
    for (let i = 0; i < 30; i++) expect(await actAndUndo(table, two, `two${i}`), 'their own').toBe(true);
    expect(await actAndUndo(table, two, 'twomore')).toBe(false);
  });

  it('does not use up what others may do at the table', async () => {
    const { address, context } = await testServer();
    const table = await startedTable(address, ['person', 'person'], first);
    const { id } = table;
    const [one, two] = table.players as [Client, Client];
    const open = await context.tables.open(id);
    const { actions } = await one.ask('legal', { id });
    for (let i = 0; i < 600; i++) {
      await open.submit(() => ({ log: { kind: 'action', seat: 0, action: actions[0]! } }));
      await open.submit(() => ({ log: { kind: 'undone', seat: 0, id: `${i}` } }));
    }
    await two.ask('leave', { id });
    await two.ask('return', { id });
    await two.ask('abandon', { id }, { agree: true });
    await two.ask('abandon', { id }, { agree: false });
  });
});

it('a game that is longer than any game ends without a winner, and everybody sees it', async () => {
  const { address } = await testServer({ gameEntries: 12 }, { thinker: quickThinker() });
  const table = await startedTable(address, ['person', 'person'], first);
  const live = await table.players[1]!.live(table.id);
  await live.message('welcome');
  for (let i = 0; i < 6; i++) await actAndUndo(table, table.host, `${i}`);
  await live.message('update', ({ what, room }) => what.kind === 'abandoned' && room?.phase === 'abandoned');
  const { moment, room } = await table.host.ask('table', { id: table.id });
  expect([room.phase, moment!.decision, moment!.view.result]).toEqual(['abandoned', null, null]);
  expect(await table.host.ask('record', { id: table.id }), 'all is revealed, as at any end').toHaveProperty('secret');
  await table.host.ask('rematch', { id: table.id });
});

it('a game of bots that is too long ends too', async () => {
  const { address } = await testServer({ gameEntries: 3 }, { thinker: quickThinker() });
  const { id, host } = await startedTable(address, ['easy', 'easy']);
  await eventually(async () => (await host.ask('table', { id })).room.phase === 'abandoned');
});

describe('prices', () => {
  it('a hello that is said again counts as ten messages', async () => {
    const { address } = await testServer({ messagesPerSecond: 3 }, { time: new FakeTime() });
    const { id, host } = await gatheredTable(address, ['person', 'person']);
    const live = await host.live(id);
    await live.message('welcome');
    const welcomed = (): number => live.heard.filter(({ type }) => type === 'welcome').length;
    for (let i = 0; i < 3; i++) live.send({ type: 'hello', after: 0 });
    expect(await live.end()).toBe(closeCodes.tooFast);
    expect(welcomed()).toBe(3);
  });

  it('a record counts as twenty requests, a stream as five', async () => {
    const { address } = await testServer({ requestsPerMinute: 60 }, { time: new FakeTime() });
    const { id, host } = await startedTable(address, ['person', 'person'], first);
    for (let i = 0; i < 3; i++) await host.ask('record', { id });
    expect(await host.denied('record', { id })).toEqual([429, 'tooFast']);
    for (let i = 0; i < 12; i++) {
      const stream = await host.raw('stream', { id });
      expect(stream.status).toBe(200);
      await stream.body!.cancel();
    }
    expect(await host.denied('stream', { id })).toEqual([429, 'tooFast']);
    expect((await host.raw('table', { id })).status, 'the rest is not affected').toBe(200);
  });
});
