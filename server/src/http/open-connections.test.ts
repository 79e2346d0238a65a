/** Clients that hold HTTP connections open. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../testing/eventually.ts';
import { testServer } from '../testing/serve.ts';
import { gatheredTable } from '../testing/table.ts';

function connection(address: string): Socket {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  return socket;
}

async function allOf(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (data: Buffer) => (text += data.toString()));
  await once(socket, 'close');
  return text;
}

it('a request whose body does not come is answered with 408', async () => {
  const { address } = await testServer({ requestMs: 200 });
  const socket = connection(address);
  socket.write(
    'PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"name":"Ann"',
  );
  expect(await allOf(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

it('the HTTP connections of an address are limited; live ones do not count, and closed ones no longer', async () => {
  const { address } = await testServer();
  const { id } = await gatheredTable(address, ['person', 'person']);
  const { address: strict } = await testServer({ httpConnectionsPerAddress: 3 });
  const request = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';
  const answered = async (socket: Socket): Promise<boolean> => {
    socket.write(request);
    return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
  };
  const live = Array.from({ length: 5 }, () => new WebSocket(`${strict.replace('http', 'ws')}/api/tables/${id}/live`));
  for (const socket of live) {
    onTestFinished(() => socket.terminate());
    await once(socket, 'open');
  }
  const three = [connection(strict), connection(strict), connection(strict)];
  for (const socket of three) expect(await answered(socket)).toBe(true);
  expect(await answered(connection(strict)), 'one too many').toBe(false);
  three[0]!.destroy();
  await eventually(async () => answered(connection(strict)));
});

it('behind a proxy, connections are not counted', async () => {
  const { address } = await testServer({ httpConnectionsPerAddress: 1, trustProxy: 1 });
  for (const socket of [connection(address), connection(address)]) {
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(socket, 'data');
  }
});
