/** Live connections over WebSocket: one socket, one table. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { Denied } from '../errors.ts';
import type { House } from '../http/context.ts';
import { identify } from '../http/identify.ts';
import { addressOf, sameOrigin } from '../http/origin.ts';
import { closeCodes } from '../wire/live.ts';
import type { Problem } from '../wire/errors.ts';
import type { Connection } from './audience.ts';
import { Session } from './session.ts';

const PATH = /^\/api\/tables\/([0-9A-Za-z]{12})\/live$/;
const BEAT_MS = 30_000;
const HANG_UP_MS = 1000;

/** A plain HTTP answer to somebody who may not come in. */
function turnAway(socket: Duplex, status: number, problem: Problem): void {
  const body = JSON.stringify({ error: problem });
  socket.end(
    `HTTP/1.1 ${status} No\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

export class Sockets {
  readonly #house: House;
  readonly #server: WebSocketServer;
  readonly #beat: NodeJS.Timeout;
  /** Those that have answered since the last beat. */
  readonly #alive = new WeakSet<WebSocket>();

  constructor(house: House, http: Server) {
    this.#house = house;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: house.world.settings.messageBytes,
      perMessageDeflate: false,
      clientTracking: true,
    });
    http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#beat = setInterval(() => this.#ping(), BEAT_MS);
    this.#beat.unref();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Until a socket is ours a client that hangs up must not bring us down.
    socket.on('error', () => socket.destroy());
    try {
      const { world, limits, signing, closing } = this.#house;
      const table = PATH.exec((request.url ?? '').split('?')[0]!)?.[1];
      if (table === undefined) throw new Denied('notFound', 'there is nothing here');
      if (closing()) throw new Denied('closing', 'the server is closing');
      if (!sameOrigin(world.settings, request)) throw new Denied('foreignOrigin', 'not from another site');
      const address = addressOf(world.settings, request);
      limits.knock(address);
      const identity = identify(signing, request.headers, table);
      const leave = limits.enter(identity.guest?.id ?? null, address);
      socket.once('close', leave);
      this.#server.handleUpgrade(request, socket, head, (ws) => {
        this.#alive.add(ws);
        ws.on('pong', () => this.#alive.add(ws));
        this.#serve(ws, new Session(this.#house, table, identity, connectionOf(ws, socket)));
      });
    } catch (error) {
      if (error instanceof Denied) turnAway(socket, error.status, error.problem);
      else {
        this.#house.world.log.error({ err: error }, 'an upgrade failed');
        socket.destroy();
      }
    }
  }

  #serve(ws: WebSocket, session: Session): void {
    const { connections } = this.#house.world.metrics;
    connections.inc({ kind: 'socket' });
    ws.on('message', (data: RawData, binary: boolean) => session.hear(binary ? null : textOf(data)));
    ws.on('close', () => {
      connections.dec({ kind: 'socket' });
      session.end();
    });
    // Too large, not UTF-8, not a frame: ws closes with the fitting code.
    ws.on('error', () => undefined);
  }

  #ping(): void {
    for (const ws of this.#server.clients) {
      if (!this.#alive.delete(ws)) ws.terminate();
      else ws.ping();
    }
  }

  /** Whoever does not hang up by himself is hung up on. Resolves when the last is gone. */
  async close(): Promise<void> {
    clearInterval(this.#beat);
    const clients = [...this.#server.clients];
    const gone = Promise.all(clients.map((ws) => new Promise((resolve) => ws.once('close', resolve))));
    for (const ws of clients) ws.close(closeCodes.closing, 'the server is closing');
    const impatient = setTimeout(() => {
      for (const ws of clients) ws.terminate();
    }, HANG_UP_MS);
    await gone;
    clearTimeout(impatient);
  }
}

function textOf(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString();
}

/** A client that lets so much pile up is cut off: it comes back and gets the position as it is then. */
const MOST_WAITING = 1_000_000;

function connectionOf(ws: WebSocket, socket: Duplex): Connection {
  return {
    send(text) {
      if (ws.readyState !== WebSocket.OPEN) return;
      if (ws.bufferedAmount > MOST_WAITING) ws.terminate();
      else {
        // What is said in one turn of the event loop (an update, and the answer to the command) goes out together.
        if (socket.writableCorked === 0) {
          socket.cork();
          process.nextTick(() => socket.uncork());
        }
        ws.send(text);
      }
    },
    close: (code, why) => ws.close(code, why),
  };
}
