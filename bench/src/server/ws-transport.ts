/** WebSockets of `ws`, used as sparingly as it can be: no compression, no list of clients, one write per turn. */
import type { AcceptWebSocket } from '@traque/server/websocket';
import { WebSocket, WebSocketServer } from 'ws';

export function acceptByLibrary(maxPayload: number): AcceptWebSocket {
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    clientTracking: false,
    autoPong: false,
    maxPayload,
  });
  return ({ request, socket, head }, handler) => {
    let accepted: WebSocket | null = null;
    server.handleUpgrade(request, socket, head, (opened) => (accepted = opened));
    const live = accepted as unknown as WebSocket;
    live.on('message', (data: Buffer, binary) => handler.onMessage(binary ? null : data.toString()));
    live.on('ping', (payload: Buffer) => handler.onPing() && live.pong(payload));
    live.on('pong', () => handler.onPong());
    live.on('error', () => undefined);
    live.on('close', () => handler.onClosed());
    let corked = false;
    return {
      send({ text }) {
        if (live.readyState !== WebSocket.OPEN) return;
        if (!corked) {
          corked = true;
          socket.cork();
          process.nextTick(() => {
            corked = false;
            socket.uncork();
          });
        }
        live.send(text);
      },
      ping: () => live.ping(),
      close: (code, why) => live.close(code, why),
      terminate: () => live.terminate(),
    };
  };
}
