import { gameNamed } from '@traque/engine';
import type { GameLookup } from '@traque/engine/core/lookup';
import { expect, it } from 'vitest';
import { testServer } from './testing/serve.ts';
import { playOne, startedTable } from './testing/table.ts';

const maamut = gameNamed('maamut')!;
const newRules = { ...maamut, version: maamut.version + 1 };

/** A server that has only the new rules, and one that kept the old ones. */
const onlyNew: GameLookup = (name, version) =>
  name === 'maamut' && (version ?? newRules.version) === newRules.version ? newRules : undefined;
const both: GameLookup = (name, version) =>
  onlyNew(name, version) ?? (name === 'maamut' ? gameNamed(name, version) : undefined);

it('a game is found by its name and version', () => {
  expect(gameNamed('maamut', maamut.version)).toBe(maamut);
  expect(gameNamed('maamut', maamut.version + 1)).toBeUndefined();
  expect(gameNamed('chess', 1)).toBeUndefined();
  expect(gameNamed('__proto__')).toBeUndefined();
});

it('a table goes on by the rules it was begun by; a server without them leaves it untouched and says so', async () => {
  const first = await testServer();
  const { dataDir } = first.context.deps.settings;
  const table = await startedTable(first.address, ['person', 'person']);
  const { number } = await playOne(table, 0);
  const { id, host, players } = table;
  await first.close();

  const without = await testServer({ dataDir }, { games: onlyNew });
  const stranded = host.at(without.address);
  expect(await stranded.denied('table', { id })).toEqual([501, 'rulesMissing']);
  expect(await stranded.denied('command', { id }, { id: 'c', decision: 1, action: { type: 'pass' } })).toEqual([
    501,
    'rulesMissing',
  ]);
  const live = await stranded.live(id);
  expect(await live.message('error')).toMatchObject({ error: { code: 'rulesMissing' } });
  const fresh = await startedTable(without.address, ['person', 'person']);
  expect((await fresh.host.ask('table', { id: fresh.id })).room.rules).toBe(newRules.version);
  await without.close();

  const again = await testServer({ dataDir }, { games: both });
  const back = { id, host: host.at(again.address), players: players.map((one) => one!.at(again.address)) };
  const before = await back.host.ask('table', { id });
  expect([before.number, before.room.rules], 'nothing was lost').toEqual([number, maamut.version]);
  expect((await playOne(back, 0)).number).toBe(number + 1);
  for (const player of back.players) await player.ask('abandon', { id }, { agree: true });
  const { table: next } = await back.host.ask('rematch', { id });
  expect((await back.host.ask('table', { id: next })).room.rules, 'a new game is by the new rules').toBe(
    newRules.version,
  );
});

it('a table keeps the digest of its data, its rematch that of its own; other data by that name is no data of it', async () => {
  const first = await testServer();
  const { dataDir } = first.context.deps.settings;
  const momie = gameNamed('momie')!;
  const table = await startedTable(first.address, ['person', 'person'], {
    game: 'momie',
    options: { map: 'hatchepsout' },
  });
  const { id, host } = table;
  const keeps = async (server: typeof first, of: string): Promise<unknown> =>
    (await server.context.deps.store.read(of, 0))[0]!.logged;
  expect(await keeps(first, id)).toMatchObject({ rules: 3, data: momie.data({ map: 'hatchepsout' }) });
  await first.close();

  const redrawn = { ...momie, data: () => 'another drawing' };
  const other = await testServer({ dataDir }, { games: () => redrawn });
  expect(await host.at(other.address).denied('table', { id })).toEqual([501, 'rulesMissing']);
  await other.close();

  const again = await testServer({ dataDir });
  for (const player of table.players) await player!.at(again.address).ask('abandon', { id }, { agree: true });
  const back = host.at(again.address);
  expect(await back.ask('record', { id })).toMatchObject({ data: momie.data({ map: 'hatchepsout' }) });
  await again.close();

  const later = await testServer({ dataDir }, { games: (_name, version) => (version === 3 ? momie : redrawn) });
  const { table: next } = await host.at(later.address).ask('rematch', { id });
  expect(await keeps(later, next)).toMatchObject({ data: 'another drawing' });
});
