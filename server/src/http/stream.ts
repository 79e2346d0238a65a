/** The live messages for scripts: server-sent events, or one JSON a line. */
import type { FastifyReply } from 'fastify';
import type { Connection, Listener } from '../live/audience.ts';
import { checkToken } from '../live/hello.ts';
import type { Context, ServerContext } from './context.ts';

/** So that proxies and clients see that the line is alive. */
const BEAT_MS = 25_000;
/** A client that lets so much pile up is cut off. */
const MAX_WAITING = 1_000_000;

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

/** Browsers say by this header which event they had last; our ids are log numbers. */
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
  // Gone while the table was opened: nobody would ever tell us again.
  if (raw.destroyed || request.raw.socket.destroyed) return reply.hijack();
  const caller = { guest: identity.guest?.id ?? null, address: request.ip };
  server.limits.addConnection(caller);
  const framing = (request.headers.accept ?? '').includes('ndjson') ? lines : events;
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
      if (raw.writableLength > MAX_WAITING) raw.destroy();
      else raw.write(framing.frame(text, number));
    },
    close: () => raw.end(),
  };
  const delivery = { legal: query.legal === '1', brief: false };
  const listener: Listener = { connection, identity, delivery, viewer: undefined };
  const beat = setInterval(() => raw.write(framing.beat), BEAT_MS);
  server.deps.metrics.connections.inc({ kind: 'stream' });
  raw.on('close', () => {
    clearInterval(beat);
    server.limits.removeConnection(caller);
    server.deps.metrics.connections.dec({ kind: 'stream' });
    table.leave(listener).catch((error: unknown) => failed(server, error));
  });
  try {
    await table.welcome(listener, lastSeen(context));
  } catch (error) {
    // The answer has begun: all that can be said is that it ends.
    failed(server, error);
    raw.destroy();
  }
  return reply;
}
