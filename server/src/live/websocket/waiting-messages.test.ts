import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { OutboundMessage } from './outbound-message.ts';
import { WebSocketConnection, type WebSocketHandler } from './web-socket.ts';

const handler: WebSocketHandler = {
  onMessage: () => undefined,
  onPing: () => false,
  onPong: () => undefined,
  onClosing: (finish) => finish(),
  onClosed: () => undefined,
};

/** The server's end of a connection, what it wrote, one text for each write, and what the client has heard. */
async function connection() {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = connect((server.address() as { port: number }).port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  const heard = { text: '' };
  client.on('data', (data: Buffer) => (heard.text += data.toString('latin1')));
  const [socket] = await accepted;
  onTestFinished(() => void socket.destroy());
  const writes: string[] = [];
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  socket.write = (...args: unknown[]) => {
    writes.push(String(args[0]));
    return write(...args);
  };
  return { websocket: new WebSocketConnection(socket, handler, 1000), writes, heard, client };
}

const message = (text: string): OutboundMessage => new OutboundMessage(text);
const frame = (text: string): string => message(text).frame;

it('messages that can wait are written with the next one that cannot, in the order they were sent', async () => {
  const { websocket, writes } = await connection();
  websocket.send(message('one'), true);
  websocket.send(message('two'), true);
  await setImmediate();
  expect(writes, 'nobody needs them yet').toEqual([]);
  websocket.send(message('three'));
  await setImmediate();
  expect(writes).toEqual([frame('one') + frame('two') + frame('three')]);
});

it('a message that can wait goes along with one that cannot of the same turn', async () => {
  const { websocket, writes } = await connection();
  websocket.send(message('one'));
  websocket.send(message('two'), true);
  await setImmediate();
  expect(writes).toEqual([frame('one') + frame('two')]);
});

it('a message that can wait comes by itself after a while, again and again', async () => {
  const { websocket, client, heard } = await connection();
  for (const text of ['one', 'two', 'three']) {
    websocket.send(message(text), true);
    await once(client, 'data');
    expect(heard.text).toMatch(new RegExp(`${text}$`));
  }
  // Also if another message took it along meanwhile.
  websocket.send(message('four'), true);
  websocket.send(message('five'));
  await once(client, 'data');
  websocket.send(message('six'), true);
  await once(client, 'data');
  expect(heard.text).toMatch(/six$/);
});

it('a message that can wait is still delivered before the connection is closed', async () => {
  const { websocket, writes } = await connection();
  websocket.send(message('last'), true);
  websocket.close(1000, '');
  expect(writes[0]).toBe(frame('last'));
});
