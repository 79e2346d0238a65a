/** A database with very many tables: reading the lobby takes as long as with a few, and unused tables are closed. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gameNamed } from '@traque/engine';
import type { RoomInfo } from '@traque/wire/room';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { postgresStore } from './store/postgres.ts';
import { sqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import type { Created } from './table/log.ts';
import { Client } from './testing/client.ts';
import { eventually } from './testing/eventually.ts';
import { FakeTime } from './testing/fake-time.ts';
import { TestPostgres } from './testing/postgres.ts';
import { temporaryFolder, testServer } from './testing/serve.ts';
import { gatheredTable } from './testing/table.ts';

const TABLES = 100_000;
const NOW = 1_700_000_000_000;
const DAY = 86_400_000;
/** Far above what it takes (1 ms), far below what a look at every table takes (250 ms). */
const QUICK_MS = 40;

/** Names of the many tables, twelve characters each; `i` is an SQL expression. */
const nameOf = (i: string): string => `'m' || substr('00000000000' || ${i}, -11)`;

const game = gameNamed('maamut')!;
const created: Created = {
  kind: 'created',
  game: game.name,
  rules: game.version,
  options: {},
  visibility: 'public',
  clock: null,
  seats: [{ kind: 'open' }, { kind: 'open' }],
  host: { guest: 'nobody', name: 'Nobody' },
  secret: 'secret',
  previous: null,
};
const room: Omit<RoomInfo, 'id'> = {
  game: game.name,
  rules: game.version,
  options: {},
  visibility: 'public',
  clock: null,
  helps: true,
  phase: 'gathering',
  host: { name: 'Nobody', seat: null },
  seats: [{ kind: 'open' }, { kind: 'open' }],
  commit: '',
  created: 0,
  started: null,
  previous: null,
  next: null,
};

/** Tables that were used a month ago, a second apart; half of them play. `series` yields i. */
function fill(schema: string, series: string, name: (i: string) => string): string {
  const at = `${NOW - 30 * DAY} - ${TABLES} * 1000 + i * 1000`;
  const text = (value: object): string => `'${JSON.stringify(value)}'`;
  return `
    INSERT INTO ${schema}entries (table_id, number, at, logged, to_act)
      SELECT ${name('i')}, 0, ${at}, ${text(created)}, NULL FROM ${series};
    INSERT INTO ${schema}tables (id, game, visibility, phase, host, room, created, due, active)
      SELECT ${name('i')}, 'maamut', 'public', CASE WHEN i % 2 = 0 THEN 'playing' ELSE 'gathering' END, 'nobody',
        ${text(room)}, ${at}, NULL, ${at} FROM ${series};`;
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

async function manyEmbedded(): Promise<Store> {
  const file = join(temporaryFolder(), 'traque.db');
  await (await sqliteStore(file)).close();
  const db = new DatabaseSync(file);
  const series = `(WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < ${TABLES}) SELECT i FROM c)`;
  db.exec(`BEGIN; ${fill('', series, nameOf)} COMMIT`);
  db.close();
  return sqliteStore(file);
}

async function manyInPostgres(): Promise<Store> {
  const url = await postgres.database();
  await (await postgresStore(url, () => undefined)).store.close();
  const filled = fill('traque.', `generate_series(1, ${TABLES}) i`, (i) => `'m' || lpad(${i}::text, 11, '0')`);
  await postgres.query(new URL(url).pathname.slice(1), `${filled} analyze;`);
  return (await postgresStore(url, () => undefined)).store;
}

/** The quickest of several: a busy machine may delay any of them. */
async function quickest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 7; i++) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return Math.min(...times);
}

describe.each([
  ['embedded', manyEmbedded],
  ['PostgreSQL', manyInPostgres],
])('100,000 tables in the %s database', (_name, many) => {
  it('the lobby lists the few that are used, and no query looks at all of them', async () => {
    const store = await many();
    onTestFinished(() => store.close());
    const fresh = (id: string, at: number) =>
      store.append([
        {
          table: id,
          entry: { number: 0, at, logged: created },
          index: {
            toAct: null,
            standing: { phase: 'gathering', due: null, active: at },
            room: { ...room, id },
            host: 'ann',
            members: [{ guest: 'ann', seat: 0 }],
          },
        },
      ]);
    await fresh('usedLately001', NOW - 1000);
    await fresh('usedLately002', NOW);
    const lobby = () => store.lobby(null, NOW - DAY, 100);
    expect((await lobby()).map(({ room: { id } }) => id)).toEqual(['usedLately002', 'usedLately001']);
    expect(await quickest(lobby)).toBeLessThan(QUICK_MS);
    expect(await quickest(() => store.lobby('maamut', NOW - DAY, 100))).toBeLessThan(QUICK_MS);
    expect(await quickest(() => store.tablesOf('ann', 200))).toBeLessThan(QUICK_MS);
    expect(await quickest(() => store.hosted('ann', NOW - DAY))).toBeLessThan(QUICK_MS);
    expect(await quickest(() => store.due(NOW, 200))).toBeLessThan(QUICK_MS);
    expect(await quickest(() => store.unstarted(NOW - 60 * DAY, 200))).toBeLessThan(QUICK_MS);
    expect(await store.unstarted(NOW - 7 * DAY, 200)).toHaveLength(200);
  });
});

describe('a table that never started', () => {
  it('is closed when nobody has used it for a week; one that is used stays', async () => {
    const time = new FakeTime();
    const { address, context } = await testServer({}, { time });
    const unused = await gatheredTable(address, ['person', 'person'], { visibility: 'public' });
    const used = await gatheredTable(address, ['person', 'person'], { visibility: 'public' });
    const watched = await gatheredTable(address, ['person', 'person'], { visibility: 'public' });
    const live = await watched.host.live(watched.id);
    await live.message('welcome');
    await time.leap(4 * DAY);
    await used.host.ask('contribute', { id: used.id }, { words: 'still here' });
    await time.leap(4 * DAY);
    const phase = async (id: string): Promise<string> => (await context.tables.open(id)).state.roster.phase;
    await eventually(async () => {
      await time.pass(60_000);
      return (await phase(unused.id)) === 'abandoned';
    });
    expect([await phase(used.id), await phase(watched.id)]).toEqual(['gathering', 'gathering']);
  });

  it('is closed in an old database too, a few at a time', async () => {
    const store = await manyEmbedded();
    const time = new FakeTime();
    await testServer({}, { store, time });
    const left = async (): Promise<number> => (await store.unstarted(NOW - 7 * DAY, TABLES)).length;
    const before = await left();
    await eventually(async () => {
      await time.pass(61_000);
      return (await left()) < before;
    });
    expect(before - (await left())).toBeLessThanOrEqual(1000);
  });
});

describe('the lobby', () => {
  it('is read from the database once for many who ask, and shows at once what this process changed', async () => {
    const time = new FakeTime();
    const inner = await sqliteStore(join(temporaryFolder(), 'traque.db'));
    let reads = 0;
    const store: Store = {
      ...inner,
      lobby(...asked) {
        reads++;
        return inner.lobby(...asked);
      },
    };
    const { address } = await testServer({}, { store, time });
    const guest = new Client(address);
    const listed = async (): Promise<string[]> => (await guest.ask('lobby')).tables.map(({ room: { id } }) => id);
    for (let i = 0; i < 20; i++) expect(await listed()).toEqual([]);
    expect(reads).toBe(1);
    const { id, host } = await gatheredTable(address, ['person', 'person'], { visibility: 'public' });
    expect(await listed()).toEqual([id]);
    await host.ask('abandon', { id }, { agree: true });
    expect(await listed()).toEqual([]);
    const before = reads;
    await time.pass(2000);
    await listed();
    expect(reads, 'others may have changed it').toBe(before + 1);
  });

  it('that could not be read is read again', async () => {
    const inner = await sqliteStore(join(temporaryFolder(), 'traque.db'));
    let broken = true;
    const store: Store = {
      ...inner,
      lobby: (...asked) => (broken ? Promise.reject(new Error('broken')) : inner.lobby(...asked)),
    };
    const { address } = await testServer({}, { store, time: new FakeTime() });
    const guest = new Client(address);
    expect(await guest.denied('lobby')).toEqual([500, 'internal']);
    broken = false;
    expect(await guest.ask('lobby')).toEqual({ tables: [] });
  });
});
