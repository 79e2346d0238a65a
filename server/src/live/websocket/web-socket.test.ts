import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../testing/eventually.ts';
import { testServer } from '../../testing/serve.ts';
import { gatheredTable } from '../../testing/table.ts';

const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';

/** A server with a table, the address of its live connection, and how many connections it counts. */
async function context(settings: Parameters<typeof testServer>[0] = {}) {
  const { address } = await testServer(settings);
  const { id } = await gatheredTable(address, ['person', 'person']);
  const counted = async (): Promise<string | undefined> => {
    const figures = await (await fetch(`${address}/metrics`)).text();
    return /traque_connections\{kind="socket"\} (\d+)/.exec(figures)?.[1];
  };
  return { address, path: `/api/tables/${id}/live`, counted };
}

async function client(address: string, path: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`);
  onTestFinished(() => socket.terminate());
  await once(socket, 'open');
  return socket;
}

/** Says this on a new line, and answers all that comes back until the server ends it. */
async function saying(address: string, ...bytes: readonly (string | Buffer)[]): Promise<Buffer> {
  const line = connect(Number(new URL(address).port), '127.0.0.1');
  onTestFinished(() => void line.destroy());
  for (const each of bytes) line.write(each);
  const heard: Buffer[] = [];
  line.on('data', (data: Buffer) => heard.push(data));
  await once(line, 'end');
  return Buffer.concat(heard);
}

function asking(path: string, changes: Readonly<Record<string, string>> = {}, method = 'GET'): string {
  const headers = {
    host: 'x',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': KEY,
    ...changes,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

it('answers a handshake as the standard requires', async () => {
  const { address, path, counted } = await context();
  // A ping that nobody masked ends it.
  const heard = (await saying(address, asking(path), Buffer.from([0x89, 0]))).toString('latin1');
  expect(heard).toMatch(/^HTTP\/1\.1 101 /);
  expect(heard).toContain('sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n');
  expect(heard.slice(heard.indexOf('\r\n\r\n') + 4), 'closed with 1002').toBe('\x88\x02\x03\xea');
  await eventually(async () => (await counted()) === '0');
});

it.each([
  ['another version', { 'sec-websocket-version': '12' }, 'GET'],
  ['a key that is none', { 'sec-websocket-key': 'short' }, 'GET'],
  ['another method', {}, 'POST'],
  ['an empty host', { host: '' }, 'GET'],
])('turns away a handshake with %s', async (_name, changes, method) => {
  const { address, path, counted } = await context();
  const heard = (await saying(address, asking(path, changes, method))).toString();
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(heard).toContain('\r\nsec-websocket-version: 13\r\n');
  expect((await counted()) ?? '0').toBe('0');
});

it('answers a ping with its payload, and a close with its code', async () => {
  const { address, path, counted } = await context();
  const socket = await client(address, path);
  socket.ping('are you there?');
  expect(String((await once(socket, 'pong'))[0])).toBe('are you there?');
  expect(await counted()).toBe('1');
  socket.close(4321, 'bye');
  expect((await once(socket, 'close'))[0]).toBe(4321);
  await eventually(async () => (await counted()) === '0');
});

it('forgets a client that disappeared without a close frame', async () => {
  const { address, path, counted } = await context();
  const socket = await client(address, path);
  expect(await counted()).toBe('1');
  socket.terminate();
  await eventually(async () => (await counted()) === '0');
});

it('reads a message in many frames, and rejects a binary one', async () => {
  const { address, path } = await context();
  const socket = await client(address, path);
  for (const part of ['{"type"', ':"pi', '']) socket.send(part, { fin: false });
  socket.send('ng"}');
  expect(String((await once(socket, 'message'))[0])).toBe('{"type":"pong"}');
  socket.send(Buffer.from('{"type":"ping"}'));
  expect(String((await once(socket, 'message'))[0])).toContain('malformed');
});

it('ignores an upgrade to anything but WebSocket on the live path', async () => {
  const { address, path, counted } = await context();
  const body = '{"name":"Ann"}';
  const h2c = { upgrade: 'h2c', connection: 'Upgrade, close', 'content-type': 'application/json' };
  const plain = async (at: string, headers: Readonly<Record<string, string>>, method = 'GET', sent = '') =>
    (await saying(address, asking(at, { ...headers, 'content-length': `${sent.length}` }, method), sent)).toString();
  expect(await plain('/api/games', h2c)).toMatch(/^HTTP\/1\.1 200 .*"maamut"/s);
  expect(await plain('/api/me', h2c, 'PUT', body)).toMatch(/^HTTP\/1\.1 200 .*"Ann"/s);
  expect(await plain('/api/games', { connection: 'Upgrade, close' })).toMatch(/^HTTP\/1\.1 200 /);
  expect(await plain(path, h2c)).toMatch(/^HTTP\/1\.1 404 /);
  expect((await counted()) ?? '0').toBe('0');
});

it('turns away a handshake of HTTP/1.0', async () => {
  const { address, path } = await context();
  const old = asking(path).replace('HTTP/1.1', 'HTTP/1.0');
  expect((await saying(address, old)).toString()).toMatch(/^HTTP\/1\.1 400 /);
});

it.each(['ping', 'pong'] as const)('a flood of %s frames is cut off', async (kind) => {
  const { address, path } = await context({ messagesPerSecond: 1 });
  const socket = await client(address, path);
  for (let i = 0; i < 100; i++) socket[kind]();
  expect((await once(socket, 'close'))[0]).toBe(4008);
});
