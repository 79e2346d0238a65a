/** Invitations on both databases and with several processes: who is offered, what arrives, what does not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { NoticeReceiver } from '../testing/notice-receiver.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { temporaryFolder, testServer } from '../testing/serve.ts';
import { startedTable } from '../testing/table.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const input = { game: 'maamut', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };

async function newTable(host: Client): Promise<string> {
  return (await host.ask('create', {}, { ...input })).table;
}

/** Two people who have played together, as Player 0 and Player 1. */
async function played(address: string): Promise<[Client, Client, string]> {
  const { players, id } = await startedTable(address, ['person', 'person']);
  return [players[0]!, players[1]!, id];
}

describe.each([
  ['embedded', () => Promise.resolve({ dataDir: temporaryFolder() })],
  ['PostgreSQL', async () => ({ databaseUrl: await postgres.database() })],
] as const)('%s', (_name, place) => {
  it('offers people of earlier tables, invites once, and lets them decline, block and allow again', async () => {
    const { address } = await testServer(await place());
    const [ann, bob, earlier] = await played(address);
    await bob.ask('setMe', {}, { name: 'Secret name' });
    const id = await newTable(ann);
    const offered = await ann.ask('friends', { id });
    expect(offered).toEqual({ friends: [{ table: earlier, seat: 1, name: 'Player 1', invited: false }] });
    await ann.ask('invite', { id }, { table: earlier, seat: 1 });
    await ann.ask('invite', { id }, { table: earlier, seat: 1 });
    expect((await ann.ask('friends', { id })).friends).toEqual([{ ...offered.friends[0], invited: true }]);
    expect(await bob.ask('invitations')).toEqual({
      invitations: [{ table: id, game: 'maamut', from: 'Player 0', at: expect.any(Number) }],
      blocked: [],
    });
    expect((await ann.ask('invitations')).invitations, 'only who is invited').toEqual([]);
    expect((await bob.ask('answerInvitation', { id }, { answer: 'decline' })).invitations).toEqual([]);
    await ann.ask('invite', { id }, { table: earlier, seat: 1 });
    expect((await bob.ask('invitations')).invitations, 'declined once is enough').toEqual([]);

    const second = await newTable(ann);
    await ann.ask('invite', { id: second }, { table: earlier, seat: 1 });
    const { blocked } = await bob.ask('answerInvitation', { id: second }, { answer: 'block' });
    expect(blocked).toEqual([{ id: expect.any(String), name: 'Player 0' }]);
    const third = await newTable(ann);
    const answer = await ann.raw('invite', { id: third }, { table: earlier, seat: 1 });
    expect([answer.status, await answer.json()], 'a block does not show').toEqual([200, {}]);
    expect((await ann.ask('friends', { id: third })).friends[0]).toMatchObject({ name: 'Player 1', invited: true });
    expect((await bob.ask('invitations')).invitations).toEqual([]);
    expect((await bob.ask('unblock', {}, { id: blocked[0]!.id })).blocked).toEqual([]);
    const fourth = await newTable(ann);
    await ann.ask('invite', { id: fourth }, { table: earlier, seat: 1 });
    expect((await bob.ask('invitations')).invitations.map(({ table }) => table)).toEqual([fourth]);
    await bob.ask('answerInvitation', { id: fourth }, { answer: 'accept' });
    await bob.ask('join', { id: fourth }, {});
    expect((await bob.ask('invitations')).invitations).toEqual([]);
    expect((await ann.ask('friends', { id: fourth })).friends, 'they are here').toEqual([]);
  });
});

it('only people who have played together, only before the start, and not many times', async () => {
  const { address } = await testServer();
  const [ann, bob, earlier] = await played(address);
  const stranger = await Client.named(address, 'Stranger');
  const theirs = await newTable(stranger);
  const status = async (response: Promise<Response>) => (await response).status;
  expect(await status(stranger.raw('invite', { id: theirs }, { table: earlier, seat: 1 }))).toBe(403);
  expect(await stranger.ask('friends', { id: theirs })).toEqual({ friends: [] });
  const id = await newTable(ann);
  expect(await status(stranger.raw('friends', { id }))).toBe(403);
  expect(await status(ann.raw('invite', { id }, { table: earlier, seat: 0 })), 'oneself').toBe(403);
  expect(await status(ann.raw('invite', { id }, { table: id, seat: 0 })), 'not played yet').toBe(403);
  expect(await status(ann.raw('friends', { id: earlier }))).toBe(409);
  for (let i = 0; i < 8; i++) await ann.ask('invite', { id: await newTable(ann) }, { table: earlier, seat: 1 });
  expect((await bob.ask('invitations')).invitations.length, 'five a day from one person').toBe(5);
});

it('three processes: one invitation and one notice, with nothing but the name of the earlier table', async () => {
  const databaseUrl = await postgres.database();
  const receiver = await NoticeReceiver.start();
  const device = receiver.device('/bob');
  const start = () => testServer({ databaseUrl, noticesToPrivate: true });
  const servers = [await start(), await start(), await start()];
  const [ann, bob, earlier] = await played(servers[0]!.address);
  await bob.ask('subscribe', {}, device.subscription);
  await bob.ask('setMe', {}, { name: 'Secret name' });
  const id = await newTable(ann);
  await Promise.all(servers.map(({ address }) => ann.at(address).ask('invite', { id }, { table: earlier, seat: 1 })));
  expect((await bob.at(servers[2]!.address).ask('invitations')).invitations.length).toBe(1);
  const [received] = await receiver.count('/bob', 1);
  expect(device.read(received!)).toMatchObject({ kind: 'invitation', table: id, players: ['Player 0'] });
  expect(receiver.received.length).toBe(1);
});
