import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RoomInfo } from '@traque/wire/room';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Created, Logged } from '../table/log.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/serve.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite.ts';
import type { Append, Store } from './store.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const openPostgres = async (url: string): Promise<Store> => (await postgresStore(url, () => undefined)).store;

/** Each: a place for a new store, and how it is opened (again). */
const kinds: [string, () => Promise<string>, (place: string) => Promise<Store>][] = [
  ['embedded', () => Promise.resolve(join(temporaryFolder(), 'traque.db')), (place) => sqliteStore(place)],
  ['PostgreSQL', () => postgres.database(), openPostgres],
];

const created: Created = {
  kind: 'created',
  game: 'maamut',
  rules: 1,
  options: {},
  visibility: 'public',
  clock: null,
  seats: [{ kind: 'person', name: 'Ann', owners: ['ann'] }],
  host: { guest: 'ann', name: 'Ann' },
  secret: 'secret',
  previous: null,
};

function room(id: string, changes: Partial<RoomInfo> = {}): RoomInfo {
  return {
    id,
    game: 'maamut',
    rules: 1,
    options: {},
    visibility: 'public',
    clock: null,
    helps: true,
    phase: 'gathering',
    host: { name: 'Ann', seat: 0 },
    seats: [{ kind: 'open' }],
    commit: '',
    created: 1000,
    started: null,
    previous: null,
    next: null,
    ...changes,
  };
}

function founding(table: string, at = 1000, changes: Partial<RoomInfo> = {}): Append {
  return {
    table,
    entry: { number: 0, at, logged: created },
    index: {
      toAct: null,
      standing: { phase: 'gathering', due: null, active: at },
      room: room(table, changes),
      host: 'ann',
      members: [{ guest: 'ann', seat: 0 }],
    },
  };
}

const action = (seat: number, word = ''): Logged => ({ kind: 'action', seat, action: { type: `pass${word}` } });

const playing = (due: number | null) => ({ standing: { phase: 'playing', due, active: 1000 } }) as const;

function move(table: string, number: number, index: Partial<Append['index']> = {}, word = ''): Append {
  return {
    table,
    entry: { number, at: 1000 + number, logged: action(0, word) },
    index: { toAct: 0, ...index },
  };
}

describe.each(kinds)('the %s store', (name, place, open) => {
  async function fresh(): Promise<Store> {
    const store = await open(await place());
    onTestFinished(() => store.close());
    return store;
  }

  it('keeps shared records; the first under an id stays', async () => {
    const store = await fresh();
    expect(await store.sharedRecord('r1')).toBeNull();
    await store.keepRecord('r1', 1000, '{"traque":1}');
    await store.keepRecord('r1', 2000, '{"traque":2}');
    expect(await store.sharedRecord('r1')).toBe('{"traque":1}');
  });

  it('keeps entries in order, and gives them back from any number', async () => {
    const store = await fresh();
    expect(await store.append([founding('t1')])).toBe('stored');
    for (const number of [1, 2, 3]) expect(await store.append([move('t1', number)])).toBe('stored');
    const entries = await store.read('t1', 0);
    expect(entries.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(entries[0]).toEqual({ number: 0, at: 1000, logged: created });
    expect((await store.read('t1', 2)).map(({ number }) => number)).toEqual([2, 3]);
    expect(await store.read('t1', 9)).toEqual([]);
    expect(await store.read('nowhere', 0)).toEqual([]);
  });

  it('takes each number once: of several appends one is stored, and the others get a conflict', async () => {
    const store = await fresh();
    await store.append([founding('t1')]);
    const wishes = Array.from({ length: 12 }, (_, i) => store.append([move('t1', 1, {}, `${i}`)]));
    const outcomes = await Promise.all(wishes);
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    const [, kept] = await store.read('t1', 0);
    expect(kept!.logged).toEqual(action(0, `${outcomes.indexOf('stored')}`));
  });

  it('stores several appends together or none of them', async () => {
    const store = await fresh();
    await store.append([founding('t1')]);
    await store.append([move('t1', 1)]);
    expect(await store.append([founding('t2'), move('t1', 1)])).toBe('conflict');
    expect(await store.read('t2', 0)).toEqual([]);
    expect(await store.append([move('t1', 2), founding('t2')])).toBe('stored');
    expect(await store.read('t2', 0)).toHaveLength(1);
  });

  it('stores many tables at once, each complete', async () => {
    const store = await fresh();
    const tables = Array.from({ length: 60 }, (_, i) => `t${i}`);
    await Promise.all(tables.map((table) => store.append([founding(table)])));
    await Promise.all(
      tables.map(async (table) => {
        for (let number = 1; number <= 10; number++) expect(await store.append([move(table, number)])).toBe('stored');
      }),
    );
    for (const table of tables) expect((await store.read(table, 0)).map(({ number }) => number)).toHaveLength(11);
  });

  it('has everything again after closing and opening', async () => {
    const where = await place();
    const before = await open(where);
    await before.append([founding('t1')]);
    const last = before.append([move('t1', 1)]);
    const key = await before.setting('key', 'first');
    await last;
    await before.close();
    const after = await open(where);
    onTestFinished(() => after.close());
    expect(await after.read('t1', 0)).toHaveLength(2);
    expect(key).toBe('first');
    expect(await after.setting('key', 'second')).toBe('first');
  });

  it('finds tables that are due, earliest first', async () => {
    const store = await fresh();
    for (const [table, due] of [
      ['t1', 5000],
      ['t2', 4000],
      ['t3', null],
      ['t4', 9000],
    ] as const) {
      await store.append([founding(table)]);
      await store.append([move(table, 1, playing(due))]);
    }
    expect(await store.due(6000, 10)).toEqual(['t2', 't1']);
    expect(await store.due(6000, 1)).toEqual(['t2']);
    await store.append([move('t2', 2, playing(null))]);
    expect(await store.due(6000, 10)).toEqual(['t1']);
  });

  it('lists public tables that are not over, latest first, by game and age', async () => {
    const store = await fresh();
    await store.append([founding('t1', 1000)]);
    await store.append([founding('t2', 2000, { visibility: 'private' })]);
    await store.append([founding('t3', 3000, { game: 'momie' })]);
    await store.append([founding('t4', 4000)]);
    await store.append([move('t4', 1, { standing: { phase: 'over', due: null, active: 1000 }, toAct: null })]);
    const ids = async (game: string | null, since: number) =>
      (await store.lobby(game, since, 10)).map((listed) => listed.room.id);
    expect(await ids(null, 0)).toEqual(['t3', 't1']);
    expect(await ids('momie', 0)).toEqual(['t3']);
    expect(await ids(null, 2500)).toEqual(['t3']);
  });

  it('finds the tables of a guest', async () => {
    const store = await fresh();
    await store.append([founding('t1', 1000)]);
    await store.append([founding('t2', 2000)]);
    const members = [
      { guest: 'ann', seat: 1 },
      { guest: 'bob', seat: 0 },
    ];
    await store.append([
      move('t1', 1, { members, room: room('t1', { phase: 'playing' }), host: 'bob', ...playing(null) }),
    ]);
    const own = await store.tablesOf('ann', 10);
    expect(own.map((listed) => [listed.room.id, listed.seat, listed.number])).toEqual([
      ['t2', 0, 0],
      ['t1', 1, 1],
    ]);
    expect(own[1]!.room.phase).toBe('playing');
    expect(own[1]!.toAct).toBe(0);
    expect(own[0]!.last).toEqual({ kind: 'created' });
    expect(own[1]!.last).toEqual({ kind: 'action', seat: 0 });
    expect(await store.tablesOf('bob', 10)).toHaveLength(1);
    expect(await store.hosted('ann', 2000)).toBe(1);
    expect(await store.hosted('ann', 2001), 'a gathering that nobody has touched since').toBe(0);
    expect(await store.hosted('bob', 1_000_000_000), 'a game counts however old').toBe(1);
    await store.append([move('t1', 2, { members: [], standing: { phase: 'over', due: null, active: 1000 } })]);
    expect(await store.tablesOf('bob', 10)).toEqual([]);
    expect(await store.hosted('bob', 0)).toBe(0);
  });

  it('lists the unfinished tables of a guest first, however old, with the time that is left', async () => {
    const store = await fresh();
    const person = { kind: 'person', name: 'Ann', contributed: false, takenOver: null, abandons: false } as const;
    const over = { standing: { phase: 'over', due: null, active: 1000 }, toAct: null } as const;
    for (const table of ['done1', 'done2', 'done3']) {
      await store.append([founding(table, 5000)]);
      await store.append([{ ...move(table, 1, over), entry: { number: 1, at: 9000, logged: action(0) } }]);
    }
    for (const [table, seats] of [
      ['mine', [person]],
      ['bots', [{ kind: 'bot', level: 'easy' }]],
    ] as const) {
      await store.append([founding(table, 1000, { phase: 'playing', seats: [...seats] })]);
      await store.append([move(table, 1, playing(7000))]);
    }
    const own = await store.tablesOf('ann', 3);
    expect(own.map(({ room: { id }, deadline }) => [id, deadline]).slice(0, 2)).toEqual(
      expect.arrayContaining([
        ['mine', 7000],
        ['bots', null],
      ]),
    );
    expect(own[2]!.room.id).toMatch(/^done/);
  });

  it('keeps chat by channel, numbered without gaps', async () => {
    const store = await fresh();
    const line = (text: string) => ({ at: 1, seat: null, name: 'Ann', text });
    const numbers = await Promise.all(['a', 'b', 'c'].map((text) => store.say('t1', 'players', line(text))));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    expect(await store.say('t1', 'watchers', line('w'))).toBe(0);
    expect((await store.talk('t1', 'players', -1, 10)).map((said) => said.line)).toEqual([0, 1, 2]);
    expect((await store.talk('t1', 'players', -1, 2)).map((said) => said.line)).toEqual([1, 2]);
    expect((await store.talk('t1', 'players', 1, 10)).map((said) => said.line)).toEqual([2]);
    expect((await store.talk('t1', 'watchers', -1, 10))[0]!.text).toBe('w');
  });

  it(`is ${name === 'embedded' ? 'one process alone' : 'shared: what one writes another reads'}`, async () => {
    const where = await place();
    const one = await open(where);
    onTestFinished(() => one.close());
    await one.append([founding('t1')]);
    if (name === 'embedded') {
      await expect(open(where)).rejects.toThrow('in use by another server');
      return;
    }
    const two = await open(where);
    onTestFinished(() => two.close());
    const outcomes = await Promise.all([one.append([move('t1', 1)]), two.append([move('t1', 1)])]);
    expect(outcomes.toSorted()).toEqual(['conflict', 'stored']);
    expect(await two.read('t1', 0)).toHaveLength(2);
  });
});

describe('a database that cannot be used is reported', () => {
  it.each([
    [
      'a text file',
      (file: string) => writeFileSync(file, 'this is my diary, not a database. '.repeat(40)),
      'is not a database',
    ],
    ['a folder', (file: string) => mkdirSync(file), 'cannot be opened'],
    [
      "another program's database",
      (file: string) => {
        const other = new DatabaseSync(file);
        other.exec('create table recipes (id integer)');
        other.close();
      },
      "not one of Traque's",
    ],
    [
      "a newer Traque's database",
      (file: string) => {
        const newer = new DatabaseSync(file);
        newer.exec('pragma application_id=1414676817');
        newer.exec('create table kysely_migration (name text primary key, timestamp text)');
        newer.exec("insert into kysely_migration values ('0009', '2030')");
        newer.close();
      },
      'newer Traque',
    ],
  ])('%s', async (_name, make, message) => {
    const file = join(temporaryFolder(), 'traque.db');
    make(file);
    await expect(sqliteStore(file)).rejects.toThrow(message);
  });

  it('a file that is read-only', async () => {
    const file = join(temporaryFolder(), 'traque.db');
    const store = await sqliteStore(file);
    await store.close();
    // By its path, since permissions do not apply to root.
    await expect(sqliteStore(`file:${file}?mode=ro`)).rejects.toThrow('it is read-only');
  });

  it('a PostgreSQL that is not there', async () => {
    await expect(openPostgres('postgres://app@127.0.0.1:1/none')).rejects.toThrow('cannot be used');
  });

  it("a PostgreSQL with another program's schema of our name", async () => {
    const url = await postgres.database();
    const database = url.split('/').at(-1)!;
    await postgres.query(database, 'create schema traque; create table traque.hounds (id int)');
    await expect(openPostgres(url)).rejects.toThrow('not ours');
  });

  it('a PostgreSQL that is read-only', async () => {
    const url = await postgres.database();
    await postgres.query('postgres', `alter database ${url.split('/').at(-1)} set default_transaction_read_only = on`);
    await expect(openPostgres(url)).rejects.toThrow('read-only');
  });
});
