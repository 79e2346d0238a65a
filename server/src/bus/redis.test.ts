/** Servers with BUS_URL: what only Redis or Valkey have (passwords, TLS, messages that are lost), with real ones. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '../settings.ts';
import { childServer } from '../testing/child-server.ts';
import { eventually } from '../testing/eventually.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { hasRedis, TestRedis } from '../testing/redis.ts';
import { temporaryFolder, testServer } from '../testing/serve.ts';
import { silentProxy } from '../testing/silent-proxy.ts';
import { playOne, startedTable } from '../testing/table.ts';
import { realTime } from '../time.ts';
import { RedisBus } from './redis.ts';

const quiet = pino({ level: 'silent' });

it('BUS_URL is an address of Redis, and needs a database that several processes share', () => {
  const DATABASE_URL = 'postgres://localhost/traque';
  expect(readSettings({ DATABASE_URL }).busUrl).toBeNull();
  expect(readSettings({ DATABASE_URL, BUS_URL: 'rediss://localhost' }).busUrl).toBe('rediss://localhost');
  expect(() => readSettings({ DATABASE_URL, BUS_URL: 'localhost:6379' })).toThrow('must begin with redis://');
  expect(() => readSettings({ BUS_URL: 'redis://localhost' })).toThrow('needs DATABASE_URL');
});

describe.runIf(hasRedis)('with Redis or Valkey', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres?.stop());

  async function startedRedis(...options: string[]): Promise<TestRedis> {
    const redis = await TestRedis.start(...options);
    onTestFinished(() => redis.stop());
    return redis;
  }

  it('moves, talk and presence reach players of both processes, also while it is down', async () => {
    const redis = await startedRedis();
    const settings = { databaseUrl: await postgres.database(), busUrl: redis.url };
    const [one, two] = [await testServer(settings), await testServer(settings)];
    const table = await startedTable(one.address, ['person', 'person'], { game: 'mammut' });
    const { id, host } = table;
    const other = table.players[1]!.at(two.address);
    const lives = await Promise.all([host.live(id), other.live(id)]);
    await lives[0].until(() => {
      const last = lives[0].heard.findLast(({ type }) => type === 'presence' || type === 'welcome');
      const seats = last?.type === 'presence' ? last.seats : last?.type === 'welcome' ? last.presence.seats : [];
      return seats.length === 2 ? true : undefined;
    });
    const playFour = async (): Promise<void> => {
      for (let i = 0; i < 4; i++) {
        const { number } = await playOne(table, i, [host, other]);
        await Promise.all(lives.map((live) => live.message('update', (update) => update.number === number)));
      }
    };
    await playFour();
    lives[1].send({ type: 'say', text: 'hello over there' });
    expect(await lives[0].message('line')).toMatchObject({ text: 'hello over there', seat: 1 });

    await redis.halt();
    await playFour();
    await redis.resume();
    for (const { context } of [one, two]) await eventually(() => (context.deps.bus as RedisBus).isHealthy);
    await playFour();
  });

  it('PostgreSQL notifies nobody any more', async () => {
    const redis = await startedRedis();
    const databaseUrl = await postgres.database();
    const client = new Client(databaseUrl);
    await client.connect();
    onTestFinished(() => client.end());
    const heard: (string | undefined)[] = [];
    client.on('notification', ({ payload }) => heard.push(payload));
    await client.query('listen traque');
    const { address } = await testServer({ databaseUrl, busUrl: redis.url });
    const table = await startedTable(address, ['person', 'person'], { game: 'mammut' });
    for (let i = 0; i < 3; i++) await playOne(table, i);
    await client.query("notify traque, 'the end'");
    await eventually(() => heard.length > 0);
    expect(heard).toEqual(['the end']);
  });

  it('what could not be published is made up for: all others look into the store', async () => {
    const redis = await startedRedis();
    const proxy = await silentProxy(redis.url);
    const cutOff = new RedisBus(proxy.url, realTime, quiet, 300);
    const other = new RedisBus(redis.url, realTime, quiet, 300);
    onTestFinished(async () => void (await Promise.all([cutOff.close(), other.close()])));
    const missed = vi.fn();
    await cutOff.listen(
      () => undefined,
      () => undefined,
    );
    await other.listen(() => undefined, missed);
    await proxy.end();
    await cutOff.publish({ about: 'log', table: 'A', number: 1 });
    await eventually(() => missed.mock.calls.length > 0);
  });

  it('a password is given, and a wrong one ends the start in words without it', async () => {
    const redis = await startedRedis('--requirepass', 'pass word');
    const databaseUrl = await postgres.database();
    const address = (password: string): string => `redis://:${encodeURIComponent(password)}@127.0.0.1:${redis.port}/2`;
    await testServer({ databaseUrl, busUrl: address('pass word') });
    const wrong = testServer({ databaseUrl, busUrl: address('guess') });
    await expect(wrong).rejects.toThrow(`the server at BUS_URL (127.0.0.1:${redis.port}) cannot be used: WRONGPASS`);
    await expect(wrong).rejects.not.toThrow('guess');
    await expect(testServer({ databaseUrl, busUrl: redis.url })).rejects.toThrow('NOAUTH');
    await redis.halt();
    await expect(testServer({ databaseUrl, busUrl: redis.url })).rejects.toThrow('ECONNREFUSED');
  });

  it('by TLS, if the certificate is trusted', async () => {
    const folder = temporaryFolder();
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
    expect(spawnSync('openssl', [...made, ...names]).status).toBe(0);
    const redis = await TestRedis.startTls(key, certificate);
    onTestFinished(() => redis.stop());
    const env = { DATABASE_URL: await postgres.database(), BUS_URL: `rediss://localhost:${redis.port}` };
    await childServer({ ...env, NODE_EXTRA_CA_CERTS: certificate });
    const { DATABASE_URL: databaseUrl, BUS_URL: busUrl } = env;
    await expect(testServer({ databaseUrl, busUrl })).rejects.toThrow('self-signed certificate');
  });
});
