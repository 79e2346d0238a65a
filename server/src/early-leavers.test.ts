/** A client that leaves in the middle of something is no error of the server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathOf } from '@traque/wire/api';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { eventually } from './testing/eventually.ts';
import { temporaryFolder, testServer } from './testing/serve.ts';
import { startedTable } from './testing/table.ts';

/** A server with a large app file, and what it logs as a warning or worse. */
async function watchedServer() {
  const appDir = temporaryFolder();
  mkdirSync(join(appDir, 'assets'));
  writeFileSync(join(appDir, 'index.html'), '<!doctype html><title>Traque</title>');
  writeFileSync(join(appDir, 'assets', 'large-1234.js'), Buffer.alloc(20_000_000, 'x'));
  const logged: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  const server = await testServer({ appDir }, { log: pino({ level: 'warn' }, sink) });
  const errors = async (): Promise<string | undefined> => {
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    return /traque_errors_total (\d+)/.exec(metrics)?.[1];
  };
  return { ...server, logged, errors };
}

it('whatever they leave, nothing is counted or logged as an error', async () => {
  const { address, logged, errors, context } = await watchedServer();
  const { port } = new URL(address);
  const { id, host } = await startedTable(address, ['person', 'person']);
  const leave = (path: string, method: string, body: string | null): Promise<void> =>
    new Promise((resolve) => {
      const asking = request(`${address}${path}`, {
        method,
        headers: {
          ...host.headers,
          ...(body === null ? {} : { 'content-type': 'application/json', 'content-length': 1000 }),
        },
      });
      asking.on('error', () => undefined).on('close', resolve);
      asking.on('response', (response) => {
        response.once('data', () => asking.destroy());
        response.on('error', () => undefined);
      });
      if (body === null) asking.end();
      else {
        asking.write(body);
        asking.flushHeaders();
        setImmediate(() => asking.destroy());
      }
    });
  for (let i = 0; i < 5; i++) {
    await leave('/assets/large-1234.js', 'GET', null);
    await leave(pathOf('command', { id }), 'POST', '{"id":');
    await leave(pathOf('stream', { id }), 'GET', null);
    await leave(pathOf('record', { id }), 'GET', null);
    // Reset instead of closed, in the middle of the headers, of an upgrade, of a live connection.
    for (const text of [
      'GET /api/me HTTP/1.1\r\nho',
      'GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n',
      `GET ${pathOf('table', { id })}/live HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    ]) {
      const socket = connect(Number(port), '127.0.0.1');
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write(text);
      await new Promise((resolve) => setImmediate(resolve));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.resetAndDestroy();
      await closed;
    }
    const live = await host.live(id);
    await live.message('welcome');
    live.send({ type: 'hello', after: 0 });
    live.socket.terminate();
  }
  const table = await context.tables.open(id);
  await eventually(() => table.audience.all.length === 0);
  expect(logged).toEqual([]);
  expect(await errors()).toBe('0');
});

it('a connection that breaks under a handler is not counted; another error is, although the client has left', async () => {
  const { address, logged, errors, context } = await watchedServer();
  const { id } = await startedTable(address, ['person', 'person']);
  const failLater = async (error: Error): Promise<void> => {
    let fail = (): void => undefined;
    const opening = vi
      .spyOn(context.tables, 'openFresh')
      .mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = () => reject(error))));
    const calls = opening.mock.calls.length;
    const asking = request(`${address}${pathOf('table', { id })}`).on('error', () => undefined);
    asking.end();
    await eventually(() => opening.mock.calls.length > calls);
    asking.destroy();
    await new Promise((resolve) => asking.once('close', resolve));
    // The server notices on a later turn of the event loop.
    await fetch(`${address}/healthz`);
    fail();
    await fetch(`${address}/healthz`);
  };
  await failLater(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  expect([await errors(), logged]).toEqual(['0', []]);
  await failLater(new Error('a bug'));
  await eventually(async () => (await errors()) === '1');
});
