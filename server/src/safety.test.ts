import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeCodes } from '@traque/wire/live';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Signing } from './http/signing.ts';
import { Client } from './testing/client.ts';
import { eventually } from './testing/eventually.ts';
import { FakeTime } from './testing/fake-time.ts';
import { temporaryFolder, testServer } from './testing/serve.ts';
import { gatheredTable, startedTable } from './testing/table.ts';

const nowhere = 'AAAAAAAAAAAA';

describe('what does not exist', () => {
  it('an unknown table', async () => {
    const { address } = await testServer();
    const client = await Client.named(address, 'Ann');
    expect(await client.denied('table', { id: nowhere })).toEqual([404, 'noTable']);
    expect(await client.denied('join', { id: nowhere }, {})).toEqual([404, 'noTable']);
    const response = await fetch(`${address}/api/tables/..%2f..%2fetc`);
    expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'noTable' } }]);
    const live = await client.live(nowhere);
    expect(await live.message('error')).toMatchObject({ error: { code: 'noTable' } });
    expect(await live.end()).toBe(closeCodes.noTable);
  });

  it('an unknown game, option, number of players', async () => {
    const { address } = await testServer();
    const client = await Client.named(address, 'Ann');
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    expect(await client.denied('create', {}, { game: 'chess', seats })).toEqual([404, 'noGame']);
    expect(await client.denied('create', {}, { game: '__proto__', seats })).toEqual([404, 'noGame']);
    expect(await client.denied('create', {}, { game: 'maamut', seats: seats.slice(1) })).toEqual([422, 'badOptions']);
    expect(await client.denied('create', {}, { game: 'maamut', seats, options: { first: 9 } })).toEqual([
      422,
      'badOptions',
    ]);
    expect(await client.denied('create', {}, { game: 'maamut', seats: [seats[0], seats[0]] })).toEqual([
      400,
      'malformed',
    ]);
  });

  it('an unknown path of the API, the wrong method', async () => {
    const { address } = await testServer();
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['POST', '/index.html'],
    ] as const) {
      const response = await fetch(`${address}${path}`, { method });
      expect([response.status, await response.json()], path).toMatchObject([404, { error: { code: 'notFound' } }]);
    }
    for (const [method, path, allow] of [
      ['DELETE', '/api/tables', 'GET, POST'],
      ['GET', `/api/tables/${nowhere}/join`, 'POST'],
      ['PATCH', `/api/tables/${nowhere}/seats/1`, 'PUT'],
    ] as const) {
      const response = await fetch(`${address}${path}`, { method });
      expect([response.status, response.headers.get('allow')], path).toEqual([405, allow]);
      expect(await response.json()).toMatchObject({ error: { code: 'methodNotAllowed' } });
    }
  });

  it('an invisible name', async () => {
    const { address } = await testServer();
    for (const name of ['\u200b\u200d', '\u3164', '\u2800 \u2800', '\u0301'])
      expect(await new Client(address).denied('setMe', {}, { name }), JSON.stringify(name)).toEqual([400, 'malformed']);
    for (const name of ['Zoë', '李', '☺', '7', 'O’Neil']) await Client.named(address, name);
  });
});

describe('identity', () => {
  it('a forged cookie counts as none; a wrong token is refused', async () => {
    const { address } = await testServer();
    const { id, host, players } = await gatheredTable(address, ['person', 'person']);
    const forger = new Client(address);
    const [body, mac] = host.cookie!.replace('traque=', '').split('.') as [string, string];
    for (const cookie of [
      // By chance it may end so already.
      `${body}.${mac.slice(0, -1)}${mac.endsWith('A') ? 'E' : 'A'}`,
      body,
      `${body}.`,
      '%E0%A4%A',
      'x.y.z',
      `${body}.${mac}.${mac}`,
    ]) {
      forger.cookie = `traque=${cookie}`;
      expect((await forger.ask('me')).guest, cookie).toBeNull();
      expect((await forger.ask('table', { id })).seat).toBeNull();
    }
    const { token } = await players[1]!.ask('link', { id });
    const [seat, since, seal] = token!.split('.');
    const bot = new Client(address);
    for (const wrong of [
      `0.${since}.${seal}`,
      `${seat}.9.${seal}`,
      `${seat}.${since}.`,
      'x',
      `${seat}.${since}.${'A'.repeat(43)}`,
    ]) {
      bot.token = wrong;
      expect(await bot.denied('table', { id }), wrong).toEqual([403, 'wrongToken']);
    }
    bot.token = token;
    expect((await bot.ask('table', { id })).seat).toBe(1);
    const { table: other } = await host.ask(
      'create',
      {},
      { game: 'maamut', seats: [{ kind: 'open' }, { kind: 'open' }] },
    );
    expect(await bot.denied('table', { id: other }), "another table's token").toEqual([403, 'wrongToken']);
    const live = await new Client(address).live(id, { token: `${seat}.${since}.x` });
    expect(await live.message('error')).toMatchObject({ error: { code: 'wrongToken' } });
    expect(await live.end()).toBe(closeCodes.refused);
  });

  it('a signature of another key or purpose does not fit', () => {
    const signing = new Signing('key one');
    const guest = { id: 'g', name: 'Ann' };
    expect(signing.readGuest(signing.guestCookie(guest))).toEqual(guest);
    expect(new Signing('key two').readGuest(signing.guestCookie(guest))).toBeNull();
    expect(signing.readToken('t', signing.seatToken('t', 1, 5))).toEqual({ seat: 1, since: 5 });
    expect(signing.readToken('u', signing.seatToken('t', 1, 5))).toBeNull();
  });

  it('the cookie is http-only, of this site, and secure behind https', async () => {
    const { address } = await testServer({ trustProxy: 1 });
    const body = JSON.stringify({ name: 'Ann' });
    const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https' };
    const cookie = (await fetch(`${address}/api/me`, { method: 'PUT', headers, body })).headers.get('set-cookie')!;
    expect(cookie).toMatch(/^traque=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });
});

describe('origin', () => {
  it('another site may neither write nor read live messages; our own and an allowed one may', async () => {
    const { address } = await testServer({ origins: ['https://friend.example'] });
    const { id, host } = await gatheredTable(address, ['person', 'person']);
    const write = (origin: string) =>
      fetch(`${address}/api/tables/${id}/start`, { method: 'POST', headers: { ...host.headers, origin } });
    const listen = async (origin: string): Promise<number> => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${id}/live`, { origin });
      const [, response] = await Promise.race([
        once(socket, 'unexpected-response') as Promise<[unknown, { statusCode: number }]>,
        once(socket, 'open').then(() => [null, { statusCode: 101 }] as const),
      ]);
      socket.on('error', () => undefined);
      socket.terminate();
      return response.statusCode;
    };
    for (const evil of ['https://evil.example', 'null', address.replace(/\d+$/, '1')]) {
      expect((await write(evil)).status, evil).toBe(403);
      expect(await listen(evil), evil).toBe(403);
    }
    for (const good of [address, 'https://friend.example']) {
      expect((await write(good)).status, good).toBe(200);
      expect(await listen(good), good).toBe(101);
    }
  });

  it('a form on another site cannot send a body', async () => {
    const { address } = await testServer();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await fetch(`${address}/api/me`, {
        method: 'PUT',
        headers: { 'content-type': type },
        body: '{"name":"x"}',
      });
      expect(response.status, type).toBe(400);
    }
  });
});

describe('limits', () => {
  it('a message that is too large', async () => {
    const { address } = await testServer({ messageBytes: 2000 });
    const { id, host } = await startedTable(address, ['person', 'random']);
    expect(await host.denied('say', { id }, { text: 'x'.repeat(3000) })).toEqual([413, 'tooLarge']);
    const live = await host.live(id);
    await live.message('welcome');
    live.socket.send('x'.repeat(3000));
    expect(await live.end()).toBe(closeCodes.tooLarge);
    expect((await host.ask('table', { id })).room.phase).toBe('playing');
  });

  it('too many requests, too many messages', async () => {
    // Time stands still: however long it takes, nobody gets a second chance.
    const { address } = await testServer({ requestsPerMinute: 12, messagesPerSecond: 2 }, { time: new FakeTime() });
    const { id, host } = await startedTable(address, ['person', 'random']);
    const live = await host.live(id);
    for (let i = 0; i < 30; i++) live.send({ type: 'ping' });
    expect(await live.end()).toBe(closeCodes.tooFast);
    expect(live.heard.some((message) => message.type === 'error' && message.error.code === 'tooFast')).toBe(true);
    const statuses: number[] = [];
    for (let i = 0; i < 14; i++) statuses.push((await host.raw('me')).status);
    expect(statuses.at(-1)).toBe(429);
    expect(await host.denied('me')).toEqual([429, 'tooFast']);
    expect((await fetch(`${address}/healthz`)).status, 'health is always answered').toBe(200);
  });

  it('too many new connections, counted by the address that our own proxy saw', async () => {
    const { address } = await testServer({ requestsPerMinute: 18, trustProxy: 1 }, { time: new FakeTime() });
    const connect = async (forwarded: string): Promise<number> => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${nowhere}/live`, {
        headers: { 'x-forwarded-for': forwarded },
      });
      socket.on('error', () => undefined);
      const status = await Promise.race([
        once(socket, 'unexpected-response').then(([, response]) => (response as { statusCode: number }).statusCode),
        once(socket, 'open').then(() => 101),
      ]);
      socket.terminate();
      return status;
    };
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push(await connect(`10.0.0.${i}, 192.0.2.1`));
    expect(statuses, 'what the client claims to have come from does not count').toEqual([101, 101, 101, 429]);
    expect(await connect('10.0.0.1, 192.0.2.2'), 'another address has its own').toBe(101);
    const ask = (forwarded: string) => fetch(`${address}/api/me`, { headers: { 'x-forwarded-for': forwarded } });
    for (let i = 0; i < 18; i++) await ask(`10.0.0.${i}, 192.0.2.3`);
    expect((await ask('10.0.0.99, 192.0.2.3')).status).toBe(429);
    expect((await ask('10.0.0.99, 192.0.2.4')).status).toBe(200);
  });

  it('too much chat, too many devices, too many room commands at one table', async () => {
    const { address, context } = await testServer({}, { time: new FakeTime() });
    const { id, host, players } = await gatheredTable(address, ['person', 'person']);
    for (let i = 0; i < 30; i++) await host.raw('say', { id }, { reaction: 'wow' });
    expect(await host.denied('say', { id }, { reaction: 'wow' })).toEqual([429, 'tooFast']);
    const { token } = await players[1]!.ask('link', { id });
    for (let i = 1; i < 10; i++)
      await (await Client.named(address, `Device ${i}`)).ask('claim', { id }, { token: token! });
    const eleventh = await Client.named(address, 'Device');
    expect(await eleventh.denied('claim', { id }, { token: token! })).toEqual([429, 'tooMany']);
    const before = (await host.ask('table', { id })).number;
    await host.ask('contribute', { id }, { words: 'same' });
    await host.ask('contribute', { id }, { words: 'same' });
    expect((await host.ask('table', { id })).number, 'said twice, kept once').toBe(before + 1);
    const table = await context.tables.open(id);
    for (let number = before + 2; number < 1000; number++)
      await table.submit(() => ({ log: { kind: 'contributed', seat: 0, words: `${number}` } }));
    await host.ask('contribute', { id }, { words: 'the last' });
    expect(await host.denied('contribute', { id }, { words: 'one more' })).toEqual([429, 'tooMany']);
    await host.ask('start', { id });
  });

  it('a command for the first decision does not read the whole log', async () => {
    const { address, context } = await testServer();
    const table = await startedTable(address, ['person', 'person']);
    const { id, host } = table;
    const open = await context.tables.open(id);
    for (let i = 0; i < 150; i++) {
      await open.submit(() => ({ log: { kind: 'agreed', seat: 0, agree: i % 2 === 0 } }));
      await open.submit(() => ({ log: { kind: 'agreed', seat: 0, agree: false } }));
    }
    const read = vi.spyOn(context.deps.store, 'read');
    await host.raw('command', { id }, { id: 'old', decision: 0, action: { type: 'pass' } });
    expect(open.state.number - Math.min(...read.mock.calls.map(([, from]) => from))).toBeLessThan(300);
  });

  it('too many tables of one host', async () => {
    const { address } = await testServer({ tablesPerGuest: 2 });
    const host = await Client.named(address, 'Ann');
    const wishes = { game: 'maamut', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
    await host.ask('create', {}, wishes);
    await host.ask('create', {}, wishes);
    expect(await host.denied('create', {}, wishes)).toEqual([429, 'tooMany']);
    await (await Client.named(address, 'Bob')).ask('create', {}, wishes);
  });

  it('tables that never start do not lock their host out: they can be closed, and old ones do not count', async () => {
    const time = new FakeTime();
    const { address } = await testServer({ tablesPerGuest: 1 }, { time });
    const host = await Client.named(address, 'Ann');
    const wishes = { game: 'maamut', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
    const { table: id } = await host.ask('create', {}, wishes);
    const other = await Client.named(address, 'Bob');
    await other.ask('join', { id }, {});
    expect(await other.denied('abandon', { id }, { agree: true })).toEqual([403, 'notHost']);
    expect(await host.denied('create', {}, wishes)).toEqual([429, 'tooMany']);
    await host.ask('abandon', { id }, { agree: true });
    expect((await host.ask('table', { id })).room.phase).toBe('abandoned');
    expect(await host.denied('record', { id })).toEqual([409, 'notPlaying']);
    await host.ask('create', {}, wishes);
    expect(await host.denied('create', {}, wishes)).toEqual([429, 'tooMany']);
    await time.leap(8 * 86_400_000);
    await host.ask('create', {}, wishes);
  });

  it('too many connections of one guest or address', async () => {
    const { address } = await testServer({ connectionsPerGuest: 2, connectionsPerAddress: 3 });
    const { id, host, players } = await startedTable(address, ['person', 'person']);
    const first = await host.live(id);
    await host.live(id);
    await expect(host.live(id)).rejects.toThrow('429');
    await players[1]!.live(id);
    await expect(new Client(address).live(id)).rejects.toThrow('429');
    expect(await new Client(address).denied('stream', { id })).toEqual([429, 'tooMany']);
    first.close();
    await first.end();
    const again = await eventually(() => host.live(id).catch(() => null));
    await again.message('welcome');
  });
});

it('every response has strict headers, from the app as well as the API', async () => {
  const appDir = temporaryFolder();
  mkdirSync(join(appDir, 'assets'));
  writeFileSync(join(appDir, 'index.html'), '<!doctype html><title>Traque</title>');
  writeFileSync(join(appDir, 'assets', 'app-1234.js'), 'export {};');
  const { address } = await testServer({ appDir });
  for (const path of ['/', '/table/AbCdEfGhIjKl', '/api/games', '/assets/app-1234.js', '/healthz', '/api/nothing']) {
    const { headers } = await fetch(`${address}${path}`);
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  }
  const page = await fetch(`${address}/rules/momie`);
  expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>Traque</title>']);
  expect((await fetch(`${address}/assets/app-1234.js`)).headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${address}/assets/app-9999.js`)).status).toBe(404);
  expect((await fetch(`${address}/..%2f..%2fetc%2fpasswd`)).status).not.toBe(500);
});
