import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { OutboundMessage } from './outbound-message.ts';

/** What a client hears when this is written to its line. */
async function heard({ frame }: OutboundMessage): Promise<string> {
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer().listen(0, '127.0.0.1');
  server.on('upgrade', (request, line, head) =>
    sockets.handleUpgrade(request, line, head, () => line.write(frame, 'latin1')),
  );
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    client.terminate();
    server.close();
  });
  const [data] = (await once(client, 'message')) as [Buffer];
  return data.toString();
}

it.each([
  ['nothing', ''],
  ['a short text', 'x'.repeat(123)],
  ['a length of two bytes', 'x'.repeat(124)],
  ['the last of them', 'x'.repeat(65_533)],
  ['a length of eight bytes', 'x'.repeat(65_534)],
  ['letters of two bytes', 'Mâamut, Momie, Zoë'],
  ['letters of more', '李 ☺ 🦣'],
  ['letters that make it longer than it looks', 'é'.repeat(100)],
])('a frame brings %s', async (_name, text) => {
  const message = new OutboundMessage(JSON.stringify(text));
  expect(JSON.parse(await heard(message))).toBe(text);
  expect(JSON.parse(message.text)).toBe(text);
});
