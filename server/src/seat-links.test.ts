/** A seat's link that got into wrong hands: the player makes a new one. */
import { closeCodes } from '@traque/wire/live';
import { expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { testServer } from './testing/serve.ts';
import { startedTable } from './testing/table.ts';

it('a new link makes the old one void and takes the seat from all other devices', async () => {
  const server = await testServer();
  const { address } = server;
  const { id, host, players } = await startedTable(address, ['person', 'person'], { options: { first: 1 } });
  const player = players[1]!;
  const { token: old } = await player.ask('link', { id });
  const thief = await Client.named(address, 'Thief');
  await thief.ask('claim', { id }, { token: old! });
  const program = new Client(address);
  program.token = old;
  expect((await thief.ask('table', { id })).seat).toBe(1);
  expect((await program.ask('table', { id })).seat).toBe(1);
  const [watching, calling] = [await thief.live(id, { legal: true }), await program.live(id, { legal: true })];
  for (const live of [watching, calling]) expect(await live.message('welcome')).toMatchObject({ seat: 1 });

  const { token: fresh, seat } = await player.ask('renewLink', { id });
  expect(seat).toBe(1);
  expect(fresh).not.toBe(old);
  for (const live of [watching, calling]) {
    const { moment } = await live.message('welcome', (message) => message.seat === null);
    expect(moment!.legal, 'no longer theirs').toBeUndefined();
  }
  const { moment } = await host.ask('table', { id });
  const command = { id: 'theft', decision: moment!.decision!, action: { type: 'pass' } };
  expect(await thief.denied('command', { id }, command)).toEqual([403, 'notSeated']);
  expect(await program.denied('command', { id }, command)).toEqual([403, 'notSeated']);
  expect(await thief.denied('claim', { id }, { token: old! })).toEqual([403, 'wrongToken']);
  expect(await (await program.live(id)).end()).toBe(closeCodes.refused);
  expect((await player.ask('table', { id })).seat, 'their own device keeps it').toBe(1);
  expect((await player.ask('link', { id })).token).toBe(fresh);

  const phone = await Client.named(address, 'Phone');
  await phone.ask('claim', { id }, { token: fresh! });
  await phone.ask('renewLink', { id });
  expect((await player.ask('table', { id })).seat, 'nobody takes it from the first device').toBe(1);
  expect((await phone.ask('table', { id })).seat).toBe(1);
  await server.close();
  const again = await testServer({ dataDir: server.context.deps.settings.dataDir });
  expect((await thief.at(again.address).ask('table', { id })).seat, 'also after a restart').toBeNull();
  expect((await player.at(again.address).ask('myTables')).tables).toMatchObject([{ seat: 1 }]);
  expect((await thief.at(again.address).ask('myTables')).tables).toEqual([]);
});

it('a program makes a new token with its old one; others see no more than before', async () => {
  const { address } = await testServer();
  const { id, players, host } = await startedTable(address, ['person', 'person']);
  const program = new Client(address);
  program.token = (await players[1]!.ask('link', { id })).token;
  const live = await host.live(id);
  await live.message('welcome');
  const { token } = await program.ask('renewLink', { id });
  expect(await live.message('update')).toMatchObject({ what: { kind: 'claimed', seat: 1 }, events: [] });
  expect(live.raw.join(), 'nothing about devices').not.toMatch(/renewed|guest/);
  expect(await program.denied('renewLink', { id })).toEqual([403, 'notSeated']);
  program.token = token;
  expect((await program.ask('table', { id })).seat).toBe(1);
  expect((await players[1]!.ask('table', { id })).seat).toBe(1);
  expect(await new Client(address).denied('renewLink', { id })).toEqual([403, 'notSeated']);
});
