/**
 * Databases that earlier releases wrote (fixtures/README.md): today's server opens them, migrates them, knows their players
 * by the cookies of then, and their games are played on.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { gameNamed } from '@traque/engine';
import { verify } from '@traque/engine/core/verify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from './index.ts';
import { Client } from './testing/client.ts';
import { eventually } from './testing/eventually.ts';
import { quickThinker } from './testing/quick-thinker.ts';
import { TestPostgres } from './testing/postgres.ts';
import { temporaryFolder, testServer } from './testing/serve.ts';
import { playOne } from './testing/table.ts';

interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly number: number;
  readonly toAct: number | null;
  /** By seat; null where no person sat. */
  readonly cookies: readonly (string | null)[];
}

/** Somebody with an account and turn notices, which later releases have. */
interface KeptAccount {
  readonly name: string;
  readonly cookie: string;
  /** A recovery code that was not used. */
  readonly code: string;
  readonly tables: readonly string[];
  readonly devices: number;
  readonly webhook: string;
}

interface Kept {
  readonly tables: readonly KeptTable[];
  readonly account?: KeptAccount;
}

const released = join(import.meta.dirname, '../../fixtures/released');
const commits = globSync('*/databases', { cwd: released }).map((path) => path.slice(0, 7));

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const kept = (commit: string, name: string): Buffer => readFileSync(join(released, commit, 'databases', name));

const keptBy = (commit: string, kind: string): Kept => JSON.parse(kept(commit, `${kind}.json`).toString()) as Kept;

/** The settings of a server on a copy of that database. */
const copies: Readonly<Record<string, (commit: string) => Promise<Partial<Settings>>>> = {
  traque(commit) {
    const dataDir = join(temporaryFolder(), 'data');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'traque.db'), gunzipSync(kept(commit, 'traque.db.gz')));
    return Promise.resolve({ dataDir });
  },
  async postgres(commit) {
    const databaseUrl = await postgres.database();
    await postgres.query(
      new URL(databaseUrl).pathname.slice(1),
      gunzipSync(kept(commit, 'postgres.sql.gz')).toString(),
    );
    return { databaseUrl };
  },
};

/** As if a later release had migrated it. */
async function fromTheFuture({ dataDir, databaseUrl }: Partial<Settings>): Promise<void> {
  const migrated = "values ('9999', '2099-01-01T00:00:00.000Z')";
  if (databaseUrl)
    await postgres.query(new URL(databaseUrl).pathname.slice(1), `insert into traque.kysely_migration ${migrated}`);
  else {
    const db = new DatabaseSync(join(dataDir!, 'traque.db'));
    db.exec(`insert into kysely_migration ${migrated}`);
    db.close();
  }
}

async function playsOn(address: string, table: KeptTable): Promise<void> {
  const { id, phase, number, toAct, cookies } = table;
  const players = cookies.map((cookie) => {
    if (cookie === null) return null;
    const client = new Client(address);
    client.cookie = cookie;
    return client;
  });
  const host = players[0]!;
  const found = await host.ask('table', { id });
  expect([found.room.phase, found.number, found.moment?.view.toAct ?? null]).toEqual([phase, number, toAct]);
  expect([found.seat, found.host], 'the cookie of then is this player').toEqual([0, true]);
  if (phase === 'over') {
    expect(verify(await host.ask('record', { id }), gameNamed)).toEqual([]);
    return;
  }
  if (phase === 'gathering') {
    const guest = await Client.named(address, 'Latecomer');
    await guest.ask('join', { id }, {});
    await host.ask('start', { id });
    players[1] = guest;
  }
  await playOne({ id, host, players }, 0);
  // Then their opponent, or the bot by itself.
  if (!cookies.includes(null) || phase === 'gathering') await playOne({ id, host, players }, 1);
  await eventually(async () => (await host.ask('table', { id })).number > number + 1);
}

async function staysSignedIn(address: string, kept: KeptAccount): Promise<void> {
  // Accounts belong to a domain.
  const page = address.replace('127.0.0.1', 'localhost');
  const person = new Client(page);
  person.cookie = kept.cookie;
  expect(await person.ask('account')).toMatchObject({ account: { name: kept.name, passkeys: [{}] } });
  expect((await person.ask('myTables')).tables.map(({ room }) => room.id)).toEqual(kept.tables);
  expect(await person.ask('notices')).toMatchObject({ devices: kept.devices, webhook: { url: kept.webhook } });
  const elsewhere = new Client(page);
  elsewhere.origin = page;
  await elsewhere.ask('recover', {}, { code: kept.code });
  expect((await elsewhere.ask('myTables')).tables.map(({ room }) => room.id)).toEqual(kept.tables);
}

it('there are databases of eleven commits, one of them with accounts', () => {
  expect(commits.length).toBeGreaterThanOrEqual(11);
  const accounts = commits.filter((commit) => keptBy(commit, 'traque').account !== undefined);
  expect(accounts.length).toBeGreaterThanOrEqual(1);
});

describe.each(Object.keys(copies))('%s', (kind) => {
  it.each(commits)('written by %s opens, is migrated and played on', async (commit) => {
    const { tables, account } = keptBy(commit, kind);
    const { address } = await testServer(await copies[kind]!(commit), { thinker: quickThinker() });
    expect(tables.map(({ phase }) => phase)).toEqual(expect.arrayContaining(['playing', 'gathering']));
    for (const table of tables) await playsOn(address, table);
    if (account !== undefined) await staysSignedIn(address, account);
  });

  it('written by a newer Traque is refused, in words that say what to do', async () => {
    const settings = await copies[kind]!(commits[0]!);
    const server = await testServer(settings);
    await server.close();
    await fromTheFuture(settings);
    await expect(testServer(settings)).rejects.toThrow(
      'the database was written by a newer Traque than this one: update Traque, or go back to the backup',
    );
  });
});
