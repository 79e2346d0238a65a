/** The live messages for scripts: server-sent events, or one JSON message per line. */
import type { FastifyReply } from 'fastify';
import type { Connection, Listener } from '../live/audience.ts';
import { checkToken } from '../live/hello.ts';
import type { Context, ServerContext } from './context.ts';

/** Shows proxies and clients that the connection is alive. */
const HEARTBEAT_MS = 25_000;
/** A client with more unread bytes than this is disconnected. */
const MAX_UNREAD_BYTES = 1_000_000;

/** How one message is framed. */
interface Framing {
  readonly type: string;
  readonly frame: (text: string, number: number | undefined) => string;
  readonly beat: string;
}

const events: Framing = {
  type: 'text/event-stream',
  frame: (text, number) => `${number === undefined ? '' : `id: ${number}\n`}data: ${text}\n\n`,
  beat: ':\n\n',
};
const lines: Framing = { type: 'application/x-ndjson', frame: (text) => `${text}\n`, beat: '\n' };

/** Browsers send the id of their last event in a header; our ids are log numbers. */
function lastSeen(context: Context<'stream'>): number | null {
  const header = context.request.headers['last-event-id'];
  if (typeof header === 'string' && /^\d{1,9}$/.test(header)) return Number(header);
  return context.query.after ?? null;
}

function failed({ deps }: ServerContext, error: unknown): void {
  deps.metrics.errors.inc();
  deps.log.error({ err: error }, 'a stream failed');
}

export async function stream(context: Context<'stream'>): Promise<FastifyReply> {
  const { server, request, reply, identity, id, query } = context;
  const table = await server.tables.openFresh(id);
  checkToken(table, identity);
  const { raw } = reply;
  // The client left while the table was opened: no `close` event will come any more.
  if (raw.destroyed || request.raw.socket.destroyed) return reply.hijack();
  const framing = (request.headers.accept ?? '').includes('ndjson') ? lines : events;
  if (request.method === 'HEAD') return reply.type(framing.type).send();
  const caller = { guest: identity.guest?.id ?? null, address: request.ip };
  server.limits.addConnection(caller);
  reply.hijack();
  raw.on('error', () => raw.destroy());
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': framing.type,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const connection: Connection = {
    send({ text }, number) {
      if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy();
      else raw.write(framing.frame(text, number));
    },
    close: () => raw.end(),
  };
  const delivery = { legal: query.legal === '1', brief: false, grown: false };
  const listener: Listener = { connection, identity, delivery, viewer: undefined };
  const visitor = {
    address: caller.address,
    name: identity.guest?.name ?? null,
    terminate: () => void raw.destroy(),
  };
  server.connected.add(visitor);
  const beat = setInterval(() => raw.write(framing.beat), HEARTBEAT_MS);
  const unwatch = server.sessions.watch(identity, () => raw.end());
  server.deps.metrics.connections.inc({ kind: 'stream' });
  raw.on('close', () => {
    clearInterval(beat);
    unwatch();
    server.connected.remove(visitor);
    server.limits.removeConnection(caller);
    server.deps.metrics.connections.dec({ kind: 'stream' });
    table.leave(listener).catch((error: unknown) => failed(server, error));
  });
  try {
    await table.welcome(listener, lastSeen(context));
  } catch (error) {
    // The response has begun, so no error can be sent: it just ends.
    failed(server, error);
    raw.destroy();
  }
  return reply;
}
