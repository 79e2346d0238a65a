/** The routes of the wire on fastify: input is validated by schema first, and all errors have one shape. */
import { type RouteName, routes } from '@traque/wire/api';
import { RecordId, TableId } from '@traque/wire/common';
import type { ErrorAnswer } from '@traque/wire/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { DeniedError, failureOf } from '../errors.ts';
import type { Settings } from '../settings.ts';
import type { Context, ServerContext } from './context.ts';
import { handlers } from './handlers.ts';
import { identify } from './identify.ts';
import { stream } from './stream.ts';

const HOUR_MS = 3_600_000;

/** @throws {DeniedError} with the place of the first mistake. */
function checked<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new DeniedError('malformed', issue.message, v.getDotPath(issue));
}

function pathParts(route: RouteName, request: FastifyRequest): { id: string; seat: number } {
  const { id, seat } = request.params as { id?: string; seat?: string };
  if (route === 'sharedRecord' && !v.is(RecordId, id)) throw new DeniedError('noRecord', 'there is no such record');
  else if (route !== 'sharedRecord' && id !== undefined && !v.is(TableId, id))
    throw new DeniedError('noTable', 'there is no such table');
  if (seat !== undefined && !/^\d$/.test(seat)) throw new DeniedError('malformed', 'there is no such seat', 'seat');
  return { id: id ?? '', seat: Number(seat ?? -1) };
}

async function contextOf<R extends RouteName>(
  server: ServerContext,
  name: R,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context<R>> {
  const route = routes[name];
  const parts = pathParts(name, request);
  return {
    server,
    request,
    reply,
    identity: await server.sessions.verified(identify(server.signing, request.headers, parts.id)),
    ...parts,
    body: ('body' in route ? checked(route.body, request.body ?? {}) : undefined) as Context<R>['body'],
    query: ('query' in route ? checked(route.query, request.query) : undefined) as Context<R>['query'],
  };
}

/** Fastify's own errors with our error codes. */
function denial(error: unknown): DeniedError | null {
  if (error instanceof DeniedError) return error;
  const { statusCode, message } = error as { statusCode?: number; message?: string };
  if (statusCode === 413) return new DeniedError('tooLarge', 'the message is too large');
  if (statusCode === 429) return new DeniedError('tooFast', 'too many requests: wait a little');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new DeniedError('malformed', message ?? '');
  return null;
}

const BROKEN_CONNECTION: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
]);

/** The client left in the middle of its request: nobody made a mistake. Errors of the database have other types. */
function isClientGone(error: unknown, { raw }: FastifyReply): boolean {
  return raw.destroyed && BROKEN_CONNECTION.has((error as { code?: unknown }).code);
}

export function answerError(server: ServerContext, error: unknown, reply: FastifyReply): FastifyReply {
  const denied = denial(error);
  if (denied === null && !isClientGone(error, reply)) {
    server.deps.metrics.errors.inc();
    server.deps.log.error({ err: error }, 'a request failed');
  }
  const { status, problem } = denied ?? failureOf(error);
  return reply.code(status).send({ error: problem } satisfies ErrorAnswer);
}

/** Routes for which much may have to be computed, and as how many requests one of them counts. */
const prices: Partial<Record<RouteName, number>> = {
  record: 20,
  stream: 5,
  // Earlier tables are read.
  friends: 5,
  invite: 10,
  // A name is looked up.
  subscribe: 60,
  setWebhook: 60,
  // Every slow table of the person learns of it.
  setNight: 20,
  addHoliday: 20,
  endHoliday: 20,
};

/** Routes that prove who somebody is, and as how many sign-ins one of them counts. */
const signIns: Partial<Record<RouteName, number>> = {
  challenge: 0.5,
  addPasskey: 1,
  signIn: 1,
  recover: 10,
  makeCodes: 5,
  removePasskey: 1,
};

/** The HTTP methods that the API has at this path. */
export function methodsAt(path: string): string[] {
  const here = Object.values(routes).filter((route) => {
    const shape = route.path.split('/');
    const parts = path.split('/');
    return shape.length === parts.length && shape.every((part, i) => part.startsWith(':') || part === parts[i]);
  });
  return [...new Set(here.map(({ method }) => method))];
}

function limitsOf(
  name: RouteName,
  { requestsPerMinute, recordBytes, recordsPerHour, signInsPerHour }: Settings,
): object {
  // Records are larger than any other body, and each costs work: they have limits of their own.
  if (name === 'share')
    return { bodyLimit: recordBytes, config: { rateLimit: { max: recordsPerHour, timeWindow: HOUR_MS } } };
  if (signIns[name] !== undefined)
    return { config: { rateLimit: { max: Math.floor(signInsPerHour / signIns[name]), timeWindow: HOUR_MS } } };
  const price = prices[name];
  if (price === undefined) return {};
  return { config: { rateLimit: { max: Math.max(1, Math.floor(requestsPerMinute / price)) } } };
}

export function addApi(app: FastifyInstance, server: ServerContext): void {
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routes[name];
    app.route({
      method,
      url: path,
      ...limitsOf(name, server.deps.settings),
      async handler(request, reply) {
        reply.header('cache-control', 'no-store');
        // Other requests that still reach us are answered: what they change is stored before the server is closed.
        if (name === 'stream' && server.closing()) throw new DeniedError('closing', 'the server is closing');
        if (name === 'stream') return stream(await contextOf(server, name, request, reply));
        const handle = handlers[name] as (context: unknown) => Promise<unknown>;
        return handle(await contextOf(server, name, request, reply));
      },
    });
  }
}
