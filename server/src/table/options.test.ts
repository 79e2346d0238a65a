import { gameNamed } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import type { RoomInfo } from '@traque/wire/room';
import { expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { testServer } from '../testing/serve.ts';
import { listedRoom } from './options.ts';

const momie = gameNamed('momie')!;
const { map } = momie.write(momie.create(2, {}, new FastChance('map'))) as unknown as { map: object };
const mapText = JSON.stringify(map);
const nested = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
const withKey = (value: string): string => `${mapText.slice(0, -1)},"extra":${value}}`;
const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];

// As text: serializing what is nested so deep fails here too.
it.each([
  ['nested without end', nested, 'options.map'],
  ['nested in a key that is not known', withKey(nested), 'options.map'],
  ['too large', withKey(`"${'x'.repeat(40_000)}"`), 'options.map'],
  ['without cells', JSON.stringify({ ...map, cells: [] }), 'options.map.cells'],
])('a map that is %s is refused, and the answer says where', async (_name, text, at) => {
  const { address } = await testServer();
  const host = await Client.named(address, 'Ann');
  const response = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { ...host.headers, 'content-type': 'application/json' },
    body: `{"game":"momie","seats":${JSON.stringify(seats)},"options":{"map":${text}}}`,
  });
  expect([response.status, await response.json()]).toMatchObject([422, { error: { code: 'badOptions', at } }]);
});

it('of a map only what was checked is stored, and lists of tables are without it', async () => {
  const { address, context } = await testServer();
  const host = await Client.named(address, 'Ann');
  const options = { mummy: 1, map: { ...map, extra: 'x'.repeat(9000) } };
  const { table: id } = await host.ask('create', {}, { game: 'momie', seats, options, visibility: 'public' });
  const [entry] = await context.deps.store.read(id, 0);
  expect(entry!.logged).toMatchObject({ options: { mummy: 1, map } });
  expect(JSON.stringify(entry)).not.toContain('xxx');
  expect((await host.ask('table', { id })).room.options, 'at the table itself').toEqual({ mummy: 1, map });
  for (const { tables } of [await host.ask('lobby'), await host.ask('myTables')])
    expect(tables.map(({ room }) => room.options)).toEqual([{ mummy: 1 }]);
});

it('options are stored as they were asked for, and those left out are decided at the start', async () => {
  const { address } = await testServer();
  const host = await Client.named(address, 'Ann');
  for (const options of [{}, { map: 'ramses' }, { mummy: 0 }]) {
    const { table: id } = await host.ask('create', {}, { game: 'momie', seats, options });
    expect((await host.ask('table', { id })).room.options).toEqual(options);
  }
});

it('lists of tables that an earlier release stored are without maps too', () => {
  const room = { id: 'x', options: { map, mummy: 0 } } as unknown as RoomInfo;
  expect(listedRoom(room)).toEqual({ id: 'x', options: { mummy: 0 } });
});
