/** Turns an upgrade request that has been checked into a WebSocket. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { acceptance } from './handshake.ts';
import { WebSocketConnection, type WebSocketHandler, type WebSocketTransport } from './web-socket.ts';

export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Socket;
  /** What the client sent after its request. */
  readonly head: Buffer;
  /** The largest message. */
  readonly maxBytes: number;
}

export type AcceptWebSocket = (upgrade: Upgrade, handler: WebSocketHandler) => WebSocketTransport;

export const acceptWebSocket: AcceptWebSocket = ({ request, socket, head, maxBytes }, handler) => {
  socket.write(acceptance(request));
  if (head.length > 0) socket.unshift(head);
  return new WebSocketConnection(socket, handler, maxBytes);
};
