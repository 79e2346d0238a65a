/** The routes of the wire on fastify: input checked by schema at the door, errors answered in one shape. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Denied, failureOf } from '../errors.ts';
import { type RouteName, routes } from '../wire/api.ts';
import { TableId } from '../wire/common.ts';
import type { ErrorAnswer } from '../wire/errors.ts';
import type { Context, House } from './context.ts';
import { handlers } from './handlers.ts';
import { identify } from './identify.ts';
import { stream } from './stream.ts';

/** @throws {Denied} saying where it is wrong. */
export function checked<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Denied('malformed', issue.message, v.getDotPath(issue));
}

function pathParts(request: FastifyRequest): { id: string; seat: number } {
  const { id, seat } = request.params as { id?: string; seat?: string };
  if (id !== undefined && !v.is(TableId, id)) throw new Denied('noTable', 'there is no such table');
  if (seat !== undefined && !/^\d$/.test(seat)) throw new Denied('malformed', 'there is no such seat', 'seat');
  return { id: id ?? '', seat: Number(seat ?? -1) };
}

function contextOf<R extends RouteName>(
  house: House,
  name: R,
  request: FastifyRequest,
  reply: FastifyReply,
): Context<R> {
  const route = routes[name];
  const parts = pathParts(request);
  return {
    house,
    request,
    reply,
    identity: identify(house.signing, request.headers, parts.id),
    ...parts,
    body: ('body' in route ? checked(route.body, request.body ?? {}) : undefined) as Context<R>['body'],
    query: ('query' in route ? checked(route.query, request.query) : undefined) as Context<R>['query'],
  };
}

/** Codes of fastify's own refusals in our words. */
function denial(error: unknown): Denied | null {
  if (error instanceof Denied) return error;
  const { statusCode, message } = error as { statusCode?: number; message?: string };
  if (statusCode === 413) return new Denied('tooLarge', 'the message is too large');
  if (statusCode === 429) return new Denied('tooFast', 'too many requests: wait a little');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Denied('malformed', message ?? '');
  return null;
}

export function answerError(house: House, error: unknown, reply: FastifyReply): FastifyReply {
  const denied = denial(error);
  if (denied === null) {
    house.world.metrics.errors.inc();
    house.world.log.error({ err: error }, 'a request failed');
  }
  const { status, problem } = denied ?? failureOf(error);
  return reply.code(status).send({ error: problem } satisfies ErrorAnswer);
}

/** The methods by which the interface answers at this path. */
export function methodsAt(path: string): string[] {
  const here = Object.values(routes).filter((route) => {
    const shape = route.path.split('/');
    const parts = path.split('/');
    return shape.length === parts.length && shape.every((part, i) => part.startsWith(':') || part === parts[i]);
  });
  return [...new Set(here.map(({ method }) => method))];
}

export function addApi(app: FastifyInstance, house: House): void {
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routes[name];
    app.route({
      method,
      url: path,
      async handler(request, reply) {
        if (house.closing()) throw new Denied('closing', 'the server is closing');
        reply.header('cache-control', 'no-store');
        if (name === 'stream') return stream(contextOf(house, name, request, reply));
        const handle = handlers[name] as (context: unknown) => Promise<unknown>;
        return handle(contextOf(house, name, request, reply));
      },
    });
  }
}
