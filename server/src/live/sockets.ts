/** All live connections over WebSocket; each is for one table. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@traque/wire/errors';
import { closeCodes } from '@traque/wire/live';
import { DeniedError } from '../errors.ts';
import type { ServerContext } from '../http/context.ts';
import { identify } from '../http/identify.ts';
import { addressOf, sameOrigin } from '../http/origin.ts';
import { tableIn } from './live-path.ts';
import { LiveSocket } from './live-socket.ts';
import { Session } from './session.ts';
import { isHandshake } from './websocket/handshake.ts';

const HEARTBEAT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 1000;

function destroy(this: Socket): void {
  this.destroy();
}

/** A plain HTTP response instead of the upgrade. It says which version we speak (RFC 6455, 4.2.2). */
function rejectUpgrade(socket: Socket, status: number, problem: Problem): void {
  const body = JSON.stringify({ error: problem });
  socket.end(
    `HTTP/1.1 ${status} No\r\nsec-websocket-version: 13\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

export class Sockets {
  readonly #server: ServerContext;
  readonly #open = new Set<LiveSocket>();
  /** Called when the last connection has ended. */
  #emptied: (() => void) | null = null;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(server: ServerContext, http: Server) {
    this.#server = server;
    http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket as Socket, head));
    this.#heartbeat = setInterval(() => {
      for (const live of this.#open) live.heartbeat();
    }, HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  #upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void {
    // Without a listener, an error of the socket would end the process.
    socket.on('error', destroy);
    try {
      const { deps, limits, blocked, connected, signing, closing } = this.#server;
      const table = tableIn(request);
      if (table === undefined) throw new DeniedError('notFound', 'there is nothing here');
      if (closing()) throw new DeniedError('closing', 'the server is closing');
      if (!sameOrigin(deps.settings, request)) throw new DeniedError('foreignOrigin', 'not from another site');
      const address = addressOf(deps.settings, request);
      blocked.check(address);
      limits.checkConnectRate(address);
      const identity = identify(signing, request.headers, table);
      if (!isHandshake(request)) throw new DeniedError('malformed', 'a WebSocket of version 13, please');
      const { id: guest, name } = identity.guest ?? { id: null, name: null };
      const caller = { guest, address, name };
      limits.addConnection(caller);
      socket.setTimeout(0);
      const live = new LiveSocket(caller, this.#ended);
      const transport = deps.acceptWebSocket({ request, socket, head, maxBytes: deps.settings.messageBytes }, live);
      live.open(transport, new Session(this.#server, table, identity, live));
      this.#open.add(live);
      connected.add(live);
      deps.metrics.connections.inc({ kind: 'socket' });
    } catch (error) {
      if (error instanceof DeniedError) rejectUpgrade(socket, error.status, error.problem);
      else {
        this.#server.deps.log.error({ err: error }, 'an upgrade failed');
        socket.destroy();
      }
    }
  }

  readonly #ended = (live: LiveSocket): void => {
    this.#open.delete(live);
    this.#server.connected.remove(live);
    this.#server.limits.removeConnection(live);
    this.#server.deps.metrics.connections.dec({ kind: 'socket' });
    if (this.#open.size === 0) this.#emptied?.();
  };

  /** Resolves when all connections have ended; those that do not close in time are cut. */
  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    if (this.#open.size === 0) return;
    const gone = new Promise<void>((resolve) => (this.#emptied = resolve));
    for (const live of this.#open) live.close(closeCodes.closing, 'the server is closing');
    const timeout = setTimeout(() => {
      for (const live of this.#open) live.terminate();
    }, CLOSE_TIMEOUT_MS);
    await gone;
    clearTimeout(timeout);
  }
}
