import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gameNamed } from '@traque/engine';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { postgresStore } from '../../store/postgres.ts';
import { sqliteStore } from '../../store/sqlite.ts';
import { longGame, loopedGame, storeLog } from '../../testing/long-game.ts';
import { TestPostgres } from '../../testing/postgres.ts';
import { temporaryFolder, testServer } from '../../testing/serve.ts';
import { placeNamed } from '../place.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';
import { examineDisk } from './machine.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const DAY_MS = 86_400_000;

const examined = (
  env: Record<string, string>,
  more: { url?: string; now?: number } = {},
): Promise<readonly Finding[]> =>
  examine({
    env: { PORT: '0', ...env },
    url: more.url ?? null,
    now: more.now ?? Date.now(),
    onPart: () => () => undefined,
  });

const about = (findings: readonly Finding[], check: string): string =>
  findings
    .filter((finding) => finding.check === check)
    .map(({ state, says }) => `${state}: ${says}`)
    .join('\n');

const unwell = (findings: readonly Finding[]): readonly Finding[] => findings.filter(({ state }) => state !== 'ok');

async function dataWithGame(): Promise<string> {
  const folder = temporaryFolder();
  const store = await sqliteStore(join(folder, 'traque.db'));
  await storeLog(store, 'aLongOldGame', longGame(gameNamed('momie')!, 40));
  await store.close();
  return folder;
}

describe('all is well', () => {
  it('with an embedded database, before the first start, later, and while the server runs', async () => {
    const DATA_DIR = temporaryFolder();
    expect(about(await examined({ DATA_DIR: join(DATA_DIR, 'none') }), 'database')).toContain('not there yet');
    const { address } = await testServer({ dataDir: DATA_DIR });
    const PORT = new URL(address).port;
    const findings = await examined({ DATA_DIR, PORT }, { url: address });
    expect(unwell(findings)).toEqual([]);
    expect(findings.map(({ check }) => check)).toEqual([
      'settings',
      'version',
      'database',
      'logs',
      'files',
      'disk',
      'clock',
      'port',
      'proxy',
    ]);
    expect(about(findings, 'port')).toContain('a server answers');
    expect(about(await examined({ DATA_DIR: await dataWithGame() }), 'logs')).toBe('ok: all 1 tables play, 42 entries');
  });

  it('with a PostgreSQL', async () => {
    const DATABASE_URL = await postgres.database();
    await (await postgresStore(DATABASE_URL, () => undefined)).store.close();
    expect(unwell(await examined({ DATABASE_URL }))).toEqual([]);
  });
});

describe('what is wrong is said', () => {
  it('settings', async () => {
    expect(await examined({ PORT: 'eighty' })).toEqual([
      { check: 'settings', state: 'problem', says: expect.stringContaining('PORT must be') as string },
    ]);
    expect(about(await examined({ DATA_DIR: temporaryFolder(), BOT_HEADS: '2' }), 'settings')).toMatch(
      /^warning: BOT_HEADS/,
    );
  });

  it('a damaged database, one of another program, entries that are gone, a table that does not play', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'traque.db');
    const store = await sqliteStore(file);
    await storeLog(store, 'aLongOldGame', loopedGame(gameNamed('maamut')!, 3000));
    await store.close();
    const bytes = readFileSync(file);
    bytes.fill(0x55, bytes.length >> 1, (bytes.length >> 1) + 8192);
    writeFileSync(file, bytes);
    expect(about(await examined({ DATA_DIR: folder }), 'database')).toMatch(/problem: .*damaged/);

    const foreign = temporaryFolder();
    const other = new DatabaseSync(join(foreign, 'traque.db'));
    other.exec('create table recipes (id integer)');
    other.close();
    expect(about(await examined({ DATA_DIR: foreign }), 'database')).toMatch(/problem: .*not one of Traque's/);

    const lost = await dataWithGame();
    const db = new DatabaseSync(join(lost, 'traque.db'));
    db.exec('delete from entries where number > 30');
    expect(about(await examined({ DATA_DIR: lost }), 'database')).toMatch(/problem: .*had at least 42/);
    db.exec('delete from entries where number = 9');
    db.close();
    writeFileSync(join(lost, 'traque.db-count'), '0');
    expect(about(await examined({ DATA_DIR: lost }), 'logs')).toBe(
      'problem: 1 faults: table aLongOldGame lacks entry 9',
    );
  });

  it('a database that a newer Traque wrote, one of an earlier one, a PostgreSQL that is not there', async () => {
    const folder = await dataWithGame();
    const db = new DatabaseSync(join(folder, 'traque.db'));
    db.exec("insert into kysely_migration values ('0099', '2030')");
    expect(about(await examined({ DATA_DIR: folder }), 'version')).toMatch(/problem: .*newer Traque/);
    db.exec("delete from kysely_migration where name > '0003'");
    db.close();
    expect(about(await examined({ DATA_DIR: folder }), 'version')).toMatch(/warning: .*make a backup/);
    const gone = await examined({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(about(gone, 'database')).toMatch(/problem: the database cannot be used/);
  });

  it('files that others may read, a disk that is nearly full', async () => {
    const folder = await dataWithGame();
    chmodSync(join(folder, 'traque.db'), 0o644);
    expect(about(await examined({ DATA_DIR: folder }), 'files')).toMatch(/^warning: .*chmod 600/);
    expect((await examineDisk(placeNamed(folder), 40_000_000)).state).toBe('problem');
    expect((await examineDisk(placeNamed(folder), 400_000_000)).state).toBe('warning');
  });

  it('a clock that was set back, or never set', async () => {
    const DATA_DIR = temporaryFolder();
    const server = await testServer({ dataDir: DATA_DIR });
    await server.context.tables.sweep();
    const clock = async (now: number) => about(await examined({ DATA_DIR }, { now }), 'clock');
    expect(await clock(Date.now() - DAY_MS)).toMatch(/problem: what was stored last is 1440 minutes in the future/);
    expect(await clock(1000)).toMatch(/problem: it reads 1970-01-01/);
    expect(await clock(Date.now() + DAY_MS)).toMatch(/^ok/);
    const DATABASE_URL = await postgres.database();
    await (await postgresStore(DATABASE_URL, () => undefined)).store.close();
    expect(about(await examined({ DATABASE_URL }, { now: Date.now() - DAY_MS }), 'clock')).toMatch(
      /^warning: it is 1440 minutes off/,
    );
  });

  it('a bus that is not there', async () => {
    const findings = await examined({ DATABASE_URL: await postgres.database(), BUS_URL: 'redis://127.0.0.1:1' });
    expect(about(findings, 'bus')).toMatch(/^problem: 127\.0\.0\.1:1 cannot be reached/);
  });

  it('a port that another program uses', async () => {
    const other = createServer((_request, response) => response.end('a shop'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const PORT = String((other.address() as AddressInfo).port);
    expect(about(await examined({ DATA_DIR: temporaryFolder(), PORT }), 'port')).toMatch(
      /^problem: \d+ is in use by another/,
    );
  });
});

/** A proxy that sets these headers, and forwards WebSockets or not. */
async function proxy(to: string, headers: Record<string, string>, sockets = true): Promise<string> {
  const { port } = new URL(to);
  const server = createServer((incoming, outgoing) => {
    const forwarded = [incoming.headers['x-forwarded-for'], '198.51.100.5']
      .filter((part) => part !== undefined)
      .join(', ');
    const onward = httpRequest(
      { port, path: incoming.url, headers: { ...incoming.headers, 'x-forwarded-for': forwarded, ...headers } },
      (response) => {
        outgoing.writeHead(response.statusCode!, response.headers);
        response.pipe(outgoing);
      },
    );
    onward.end();
  });
  server.on('upgrade', (request, socket) => {
    if (!sockets) {
      socket.end('HTTP/1.1 400 No\r\nconnection: close\r\n\r\n');
      return;
    }
    const onward = connect(Number(port), '127.0.0.1', () => {
      const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`);
      onward.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('proxies in front', () => {
  async function through(trustProxy: number, headers: Record<string, string> = {}, sockets = true): Promise<string> {
    const dataDir = temporaryFolder();
    const { address } = await testServer({ dataDir, trustProxy });
    const url = await proxy(address, headers, sockets);
    return about(await examined({ DATA_DIR: dataDir, TRUST_PROXY: String(trustProxy) }, { url }), 'proxy');
  }

  it('that pass on everything', async () => {
    expect(await through(1)).toMatch(/^ok: .* passes on the address/);
  });

  it('that the server does not know of, or more of them than there are', async () => {
    expect(await through(0)).toMatch(/^problem: a proxy is in front, but TRUST_PROXY is 0/);
    expect(await through(2)).toMatch(/^problem: clients can forge their address: TRUST_PROXY is 2/);
  });

  it('that pass on no host, another protocol, or no WebSockets', async () => {
    expect(await through(1, { host: 'inside' })).toMatch(/^problem: the server sees the host inside/);
    expect(await through(1, { 'x-forwarded-proto': 'https' })).toMatch(/^warning: the server sees https/);
    expect(await through(1, {}, false)).toMatch(/^problem: WebSockets do not come through/);
  });

  it('a server of another database, or none, or no address', async () => {
    const [one, two] = [await testServer(), await dataWithGame()];
    const asked = async (DATA_DIR: string, url: string) => about(await examined({ DATA_DIR }, { url }), 'proxy');
    const { dataDir } = one.context.deps.settings;
    expect(await asked(two, one.address)).toMatch(/problem: the server has not been started yet/);
    expect(await asked((await testServer()).context.deps.settings.dataDir, one.address)).toMatch(
      /is not a server on this database/,
    );
    expect(await asked(dataDir, 'http://127.0.0.1:1')).toMatch(/problem: .* cannot be reached/);
    expect(await asked(dataDir, 'games')).toMatch(/no address such as/);
    expect((await fetch(`${one.address}/api/seen`)).status, 'nothing for those without the key').toBe(404);
  });
});
