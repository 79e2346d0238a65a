/**
 * The recipes of `deploy/`, run with the real programs where they are on the PATH (as from Debian's packages): pages,
 * sockets, client addresses, limits, and processes that are restarted behind them.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from './index.ts';
import { Live } from './testing/client.ts';
import { ask, type FrontProxy, frontProxy, isInstalled } from './testing/front-proxies.ts';
import { TestPostgres } from './testing/postgres.ts';
import { temporaryFolder, testServer } from './testing/serve.ts';
import { startedTable } from './testing/table.ts';

function skipped(program: string, what: string): boolean {
  const missing = !isInstalled(program);
  if (missing) console.log(`skipped: ${what}, since ${program} is not on the PATH`);
  return missing;
}

interface From {
  readonly headers: Readonly<Record<string, string>>;
  readonly from?: string;
}

/** A live connection through the proxy, as a page of that origin makes it. */
async function live(proxy: FrontProxy, id: string, { headers, from = '127.0.0.1' }: From): Promise<Live> {
  const socket = new WebSocket(`${proxy.https.replace('https', 'wss')}/api/tables/${id}/live`, {
    headers,
    origin: proxy.https,
    perMessageDeflate: false,
    ca: proxy.ca,
    localAddress: from,
    family: 4,
  });
  onTestFinished(() => socket.terminate());
  const connection = new Live(socket);
  await once(socket, 'open');
  connection.send({ type: 'hello' });
  return connection;
}

describe.each(['nginx', 'caddy'] as const)('behind %s', (program) => {
  const missing = skipped(program, `the recipe for ${program}`);
  let postgres: TestPostgres;
  beforeAll(async () => {
    if (!missing) postgres = await TestPostgres.start();
  });
  afterAll(() => postgres?.stop());

  it.skipIf(missing)('pages, sockets, streams, client addresses and limits', async () => {
    const appDir = temporaryFolder();
    writeFileSync(join(appDir, 'index.html'), '<title>Traque</title>');
    const server = await testServer({ appDir, trustProxy: 1, connectionsPerAddress: 2 });
    const proxy = await frontProxy(program, [server.address]);

    expect(await ask(proxy, '/table/x')).toMatchObject({ status: 200, body: '<title>Traque</title>' });
    const moved = await ask(proxy, '/table/x?y=1', { plain: true });
    expect([301, 302, 308]).toContain(moved.status);
    // To the usual port: Caddy leaves it out.
    expect(String(moved.headers['location'])).toMatch(/^https:\/\/localhost(:\d+)?\/table\/x\?y=1$/);
    expect((await ask(proxy, '/metrics')).status, 'not for everybody').toBe(404);

    const me = { method: 'PUT', body: '{"name":"Ann"}' };
    const named = await ask(proxy, '/api/me', { ...me, headers: { origin: proxy.https } });
    expect(named.status).toBe(200);
    expect(String(named.headers['set-cookie']), 'it came by HTTPS').toContain('; Secure');
    const foreign = { origin: 'https://elsewhere.example', 'x-forwarded-host': 'elsewhere.example' };
    expect((await ask(proxy, '/api/me', { ...me, headers: foreign })).status).toBe(403);
    // Our answer is 413; a proxy that is still sending when the connection ends says 502 instead.
    const tooLarge = await ask(proxy, '/api/me', { ...me, body: `"${'x'.repeat(600_000)}"` });
    expect([413, 502]).toContain(tooLarge.status);

    const { id, host } = await startedTable(server.address, ['person', 'person']);
    const { headers } = host;
    const first = await live(proxy, id, { headers });
    await first.message('welcome', ({ seat }) => seat === 0);
    first.send({ type: 'say', text: 'hello' });
    await first.message('line', ({ text }) => text === 'hello');
    await (await live(proxy, id, { headers })).message('welcome');
    const forged = { headers: { ...headers, 'x-forwarded-for': '192.0.2.7' } };
    await expect(live(proxy, id, forged), 'a third one, whatever it says where it comes from').rejects.toThrow('429');
    await (await live(proxy, id, { headers, from: '127.0.0.2' })).message('welcome');
    const stream = ask(proxy, `/api/tables/${id}/stream`, { from: '127.0.0.3' });
    await first.message('presence', ({ watchers }) => watchers === 1);
    await server.close();
    expect((await stream).body, 'not held back').toMatch(/^id: \d+\ndata: \{"type":"welcome"/);
  });

  it.skipIf(missing)(
    'of three processes one after the other is restarted: all players are back at the first attempt',
    async () => {
      const databaseUrl = await postgres.database();
      const start = (port = 0): Promise<RunningServer> => testServer({ databaseUrl, trustProxy: 1, port });
      const servers = [await start(), await start(), await start()];
      const proxy = await frontProxy(
        program,
        servers.map(({ address }) => address),
      );
      const { id, host } = await startedTable(servers[0]!.address, ['person', 'person']);
      let returned = 0;
      const connections = new Set<Live>();
      /** Comes back at once whenever the server closes the connection. */
      const stay = async (): Promise<void> => {
        for (;;) {
          const connection = await live(proxy, id, { headers: host.headers });
          await connection.message('welcome');
          connections.add(connection);
          const code = await connection.end();
          connections.delete(connection);
          if (code !== 1001) return;
          returned++;
        }
      };
      const staying = Array.from({ length: 9 }, stay);
      await expect.poll(() => connections.size).toBe(9);
      for (const [i, server] of servers.entries()) {
        const asking = Array.from({ length: 10 }, () => ask(proxy, '/api/games'));
        await server.close();
        expect(new Set((await Promise.all(asking)).map(({ status }) => status))).toEqual(new Set([200]));
        expect((await ask(proxy, '/api/games')).status).toBe(200);
        await expect.poll(() => connections.size).toBe(9);
        servers[i] = await start(Number(new URL(server.address).port));
      }
      for (const connection of connections) connection.socket.terminate();
      await Promise.all(staying);
      expect(returned, 'those of each process').toBeGreaterThanOrEqual(9);
    },
  );
});

const withoutSystemd = skipped('systemd-analyze', 'the units of systemd');

it.skipIf(withoutSystemd).each(['traque.service', 'traque@.service'])('systemd takes %s', (name) => {
  const folder = temporaryFolder();
  const unit = readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8');
  // The program is not installed here.
  expect(unit).toContain('ExecStart=/opt/traque/node_modules/.bin/traque serve\n');
  const file = join(folder, name.replace('@', '@3000'));
  writeFileSync(file, unit.replace('/opt/traque/node_modules/.bin/traque', process.execPath));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  expect([status, stderr.split('\n').filter((line) => line.includes(folder))]).toEqual([0, []]);
});
