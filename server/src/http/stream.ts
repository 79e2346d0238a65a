/** The live messages for scripts: server-sent events, or one JSON a line. */
import type { FastifyReply } from 'fastify';
import type { Connection, Listener } from '../live/audience.ts';
import type { Context, House } from './context.ts';
import { checkToken } from '../live/hello.ts';

/** So that proxies and clients see that the line is alive. */
const BEAT_MS = 25_000;
/** A client that lets so much pile up is cut off. */
const MOST_WAITING = 1_000_000;

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

function failed({ world }: House, error: unknown): void {
  world.metrics.errors.inc();
  world.log.error({ err: error }, 'a stream failed');
}

export async function stream(context: Context<'stream'>): Promise<FastifyReply> {
  const { house, request, reply, identity, id, query } = context;
  const table = await house.hall.openFresh(id);
  checkToken(table, identity);
  const { raw } = reply;
  // Gone while the table was opened: nobody would ever tell us again.
  if (raw.destroyed || request.raw.socket.destroyed) return reply.hijack();
  const caller = { guest: identity.guest?.id ?? null, address: request.ip };
  house.limits.enter(caller);
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
    tell({ text }, number) {
      if (raw.writableLength > MOST_WAITING) raw.destroy();
      else raw.write(framing.frame(text, number));
    },
    hangUp: () => raw.end(),
  };
  const delivery = { legal: query.legal === '1', brief: false };
  const listener: Listener = { connection, identity, delivery, viewer: undefined };
  const beat = setInterval(() => raw.write(framing.beat), BEAT_MS);
  house.world.metrics.connections.inc({ kind: 'stream' });
  raw.on('close', () => {
    clearInterval(beat);
    house.limits.leave(caller);
    house.world.metrics.connections.dec({ kind: 'stream' });
    table.farewell(listener).catch((error: unknown) => failed(house, error));
  });
  try {
    await table.welcome(listener, lastSeen(context));
  } catch (error) {
    // The answer has begun: all that can be said is that it ends.
    failed(house, error);
    raw.destroy();
  }
  return reply;
}
