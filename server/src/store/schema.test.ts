import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { TestPostgres } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/serve.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

/** A database as the first Traque left it: one game that is played, one that is over, one that never started. */
const first = `
create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
insert into kysely_migration values ('0001', '2026-01-01T00:00:00.000Z');
create table entries (table_id text not null, number integer not null, at bigint not null, logged text not null, constraint entries_place primary key (table_id, number));
create table tables (id text not null primary key, game text not null, visibility text not null, phase text not null, host text not null, room text not null, created bigint not null, updated bigint not null, number integer not null, to_act integer, due bigint);
create index tables_due on tables (due) where due is not null;
create index tables_host on tables (host, phase);
create index tables_lobby on tables (visibility, phase, created);
create table members (guest text not null, table_id text not null, seat integer not null, constraint members_place primary key (guest, table_id));
create index members_table on members (table_id);
create table lines (table_id text not null, channel text not null, line integer not null, body text not null, constraint lines_place primary key (table_id, channel, line));
create table settings (key text not null primary key, value text not null);
create table processes (process text not null primary key, until bigint not null);
create table presence (process text not null, table_id text not null, seats text not null, watchers integer not null, constraint presence_place primary key (table_id, process));
insert into entries values ('t1', 0, 1000, '{"kind":"created"}'), ('t1', 1, 1001, '{"kind":"started"}'), ('t1', 2, 1002, '{"kind":"action"}'), ('t2', 0, 2000, '{"kind":"created"}'), ('t3', 0, 9000000, '{"kind":"created"}');
insert into tables values ('t1', 'maamut', 'public', 'playing', 'ann', '{"id":"t1","seats":[]}', 1000, 1002, 2, 3, 5000), ('t2', 'maamut', 'public', 'over', 'ann', '{"id":"t2","seats":[]}', 2000, 2000, 0, null, null), ('t3', 'maamut', 'private', 'gathering', 'bob', '{"id":"t3"}', 1000, 9000000, 0, null, null);
insert into members values ('ann', 't1', 0), ('ann', 't2', 1);
insert into settings values ('key', 'kept');`;

async function oldFile(): Promise<Store> {
  const file = join(temporaryFolder(), 'traque.db');
  const db = new DatabaseSync(file);
  db.exec(`pragma application_id=1414676817; ${first}`);
  db.close();
  return sqliteStore(file);
}

async function oldPostgres(): Promise<Store> {
  const url = await postgres.database();
  await postgres.query(url.split('/').at(-1)!, `create schema traque; set search_path = traque; ${first}`);
  return (await postgresStore(url, () => undefined)).store;
}

it.each([
  ['embedded', oldFile],
  ['PostgreSQL', oldPostgres],
])('the %s store takes over what an older Traque left', async (_name, open) => {
  const store = await open();
  onTestFinished(() => store.close());
  const listed = { room: { id: 't1', seats: [] }, number: 2, toAct: 3, changed: 1002 };
  expect(await store.lobby(null, 0, 10)).toEqual([{ ...listed, seat: null }]);
  expect(await store.lobby(null, 1003, 10)).toEqual([]);
  expect(await store.tablesOf('ann', 10)).toEqual([
    { ...listed, seat: 0, deadline: null, last: { kind: 'action' } },
    {
      room: { id: 't2', seats: [] },
      number: 0,
      toAct: null,
      seat: 1,
      changed: 2000,
      deadline: null,
      last: { kind: 'created' },
    },
  ]);
  expect(await store.hosted('ann', 0)).toBe(1);
  expect(await store.due(6000, 10)).toEqual(['t1']);
  expect(await store.unstarted(9_000_000, 10)).toEqual([]);
  expect(await store.unstarted(9_000_001, 10)).toEqual(['t3']);
  expect(await store.setting('key', 'fresh')).toBe('kept');
  const entry = { number: 3, at: 1003, logged: { kind: 'undone', seat: 3, id: 'u' } } as const;
  expect(await store.append([{ table: 't1', entry, index: { toAct: 2 } }])).toBe('stored');
  expect((await store.read('t1', 0)).map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  expect(await store.lobby(null, 1003, 10)).toMatchObject([{ number: 3, toAct: 2 }]);
});
