/**
 * Stored tables are played again by the rules and on the maps they were begun with: their logs are under version control,
 * and what follows from them must not change. If it must, raise the game's version and keep the old rules for the old
 * tables. `UPDATE_FIXTURES=1` writes those of new rules; none that exists is ever rewritten (`scripts/fixtures`).
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameNamed, games } from '@traque/engine';
import { RulesMissing } from '@traque/engine/core/lookup';
import { describe, expect, it } from 'vitest';
import { fold, type TableState, open } from './table/fold.ts';
import type { Created, LogEntry } from './table/log.ts';
import { foldLog } from './table/rules.ts';
import { tableIndexOf } from './table/table-index.ts';
import { Client } from './testing/client.ts';
import { testServer } from './testing/serve.ts';
import { playOne, startedTable } from './testing/table.ts';

interface StoredTable {
  readonly entries: readonly LogEntry[];
  /** The state that they lead to, as the protocol writes it. */
  readonly state: unknown;
}

const folder = fileURLToPath(new URL('../../fixtures/', import.meta.url));
const files = (): string[] => globSync(['tables/*.json', 'released/*/tables/*.json'], { cwd: folder }).sort();
const stored = (file: string): StoredTable => JSON.parse(readFileSync(folder + file, 'utf8')) as StoredTable;
const createdIn = ({ entries }: StoredTable): Created => entries[0]!.logged as Created;

const ID = 'AAAAAAAAAAAA';
const replay = (entries: readonly LogEntry[]): TableState => foldLog(ID, gameNamed, entries).state;
const changed = ({ entries }: StoredTable, change: Partial<Created>): LogEntry[] => [
  { ...entries[0]!, logged: { ...(entries[0]!.logged as Created), ...change } },
  ...entries.slice(1),
];

/** A table as people make it: words, a move taken back, a stand-in and a return, then on and on. */
async function record(game: string, players: number): Promise<StoredTable> {
  const server = await testServer();
  const table = await startedTable(
    server.address,
    Array.from({ length: players }, () => 'person' as const),
    { game },
  );
  const { id, host } = table;
  await host.ask('leave', { id });
  await host.ask('return', { id });
  for (let i = 0; i < 60; i++) {
    const { moment, room } = await playOne(table, i * 13);
    if (room.phase !== 'playing') break;
    if (moment!.undo !== null && i % 5 === 0)
      await table.players[moment!.undo]!.ask('undo', { id }, { id: `u${i}`, decision: moment!.decision! });
  }
  const entries = await server.context.deps.store.read(id, 0);
  const { game: rules, progress } = replay(entries);
  return { entries, state: rules.write(progress!.match.state) };
}

it.each(games.map(({ name, version, players }) => [name, version, players.min] as const))(
  'there is a stored table of %s by rules %i, its newest',
  { timeout: 60_000 },
  async (name, version, players) => {
    const isOne = (file: string): boolean => {
      const { game, rules } = createdIn(stored(file));
      return game === name && rules === version;
    };
    if (process.env['UPDATE_FIXTURES'] === '1' && !files().some(isOne))
      writeFileSync(
        `${folder}tables/${name}-rules-${version}.json`,
        `${JSON.stringify(await record(name, players))}\n`,
      );
    expect(files().some(isOne)).toBe(true);
  },
);

it('of every map that Momie ever had by some name there is a stored table', () => {
  const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
  const found = new Set(
    files()
      .map((file) => stored(file).state as { readonly map?: object })
      .map(({ map }) => digest(JSON.stringify(map) ?? '')),
  );
  for (const version of [1, 2]) {
    const newest = gameNamed('momie', version)!;
    for (const rules of [newest, ...newest.earlier!]) {
      const { map } = rules.options;
      for (const name of (map as { readonly values: readonly string[] }).values)
        expect(found, `${name} of ${version}, ${rules.since}`).toContain(rules.data({ map: name }));
    }
  }
});

describe.each(files())('%s', (file) => {
  const table = stored(file);
  const { entries, state } = table;

  it('leads to the position it led to when it was stored, on the map it was played on', () => {
    const replayed = replay(entries);
    expect(replayed.number).toBe(entries.length - 1);
    expect(JSON.parse(JSON.stringify(replayed.game.write(replayed.progress!.match.state)))).toEqual(state);
  });

  it('goes on by the same rules, no matter how far it had come', () => {
    const { game } = replay(entries);
    const map = game.data(createdIn(table).options);
    for (const length of [1, 3, 4, 8, 20, 40].filter((most) => most < entries.length)) {
      const begun = replay(entries.slice(0, length)).game;
      expect(begun.version).toBe(game.version);
      expect(begun.data(createdIn(table).options), `after ${length} entries`).toBe(map);
    }
  });

  it('of rules or data that this program does not have is not opened, rather than played wrongly', () => {
    expect(() => replay(changed(table, { rules: 99 }))).toThrow(RulesMissing);
    expect(() => replay(changed(table, { data: '0'.repeat(64) }))).toThrow(RulesMissing);
    const { game, roster } = replay(entries);
    expect(() => replay(changed(table, { data: game.data(roster.terms.options) }))).not.toThrow();
  });
});

describe('on a server', () => {
  /** The table in the store of a new server, and its players there. */
  async function opened(log: readonly LogEntry[], { game, roster }: TableState) {
    const server = await testServer();
    const { deps, signing } = server.context;
    let before: TableState | null = null;
    for (const entry of log) {
      const replayed: TableState = before === null ? open(ID, game, entry) : fold(before, entry).state;
      await deps.store.append([{ table: ID, entry, index: tableIndexOf(replayed, before, deps.settings) }]);
      before = replayed;
    }
    const players = roster.seats.map((seat) => {
      if (seat.kind !== 'person') return null;
      const client = new Client(server.address);
      client.cookie = `traque=${signing.guestCookie({ id: seat.owners[0]!, name: seat.name })}`;
      return client;
    });
    return { id: ID, players, host: players.find((player) => player !== null)! };
  }

  it.each([
    'tables/momie.json',
    'released/ff5c8af/tables/amenophis-4.json',
    'released/8dcde8d/tables/nefertari-3.json',
    'released/8e85a20/tables/hatchepsout-3.json',
    'released/db4c72d/tables/ramses-2.json',
    'released/0dfa669/tables/ramses-2.json',
  ])('%s opens, is played on, and its record says with which data', async (file) => {
    const { entries, state } = stored(file);
    const replayed = replay(entries);
    const table = await opened(entries, replayed);
    const { moment, number } = await table.host.ask('table', { id: ID });
    const { map } = state as { readonly map: unknown };
    expect(moment!.view).toMatchObject({ map });
    let next = number;
    for (let i = 0; i < 5; i++) next = (await playOne(table, 5 * i)).number;
    expect(next).toBeGreaterThan(number);
    const record = await table.host.ask('record', { id: ID });
    expect(record).toMatchObject({
      rules: replayed.game.version,
      data: replayed.game.data(replayed.roster.terms.options),
    });
  });

  it('a table stored with helps switched off, before that was an option, opens without helps', async () => {
    const table = stored('released/db4c72d/tables/ramses-2.json');
    const off = changed(table, { helps: false });
    const replayed = replay(off);
    const { host } = await opened(off, replayed);
    const { moment, room } = await host.ask('table', { id: ID });
    expect([room.options['helps'], room.helps]).toEqual(['no', false]);
    expect(moment!.view.options).toEqual({ ...(table.state as { readonly options: object }).options, helps: 'no' });
    expect((await host.ask('record', { id: ID }))['options']).toMatchObject({ helps: 'no' });
    expect(replay(changed(table, { helps: true })).roster.terms.options).not.toHaveProperty('helps');
  });

  it('a table begun with data that it does not have, or that fits no map, is answered with rulesMissing', async () => {
    const table = stored('released/8e85a20/tables/ramses-2.json');
    const other = changed(table, { data: '0'.repeat(64) });
    const unknown = await opened(other, replay(table.entries));
    expect(await unknown.host.denied('table', { id: ID })).toEqual([501, 'rulesMissing']);

    const spoilt = table.entries.map((entry) => {
      const { logged } = entry;
      if (logged.kind !== 'action' || logged.action.type !== 'move') return entry;
      return { ...entry, logged: { ...logged, action: { ...logged.action, to: '0,99' } } };
    });
    expect(() => replay(spoilt)).toThrow(RulesMissing);
  });
});
