/** `/api/seen`: how the server sees a request, for `traque doctor`, which has the server's key. To all others there is nothing. */
import type { FastifyInstance } from 'fastify';
import { DeniedError } from '../errors.ts';
import type { ServerContext } from './context.ts';

export interface Seen {
  /** Which address limits count. */
  readonly address: string;
  readonly host: string;
  readonly protocol: string;
  /** As it arrived. */
  readonly forwardedFor: string | null;
}

export function addSeen(app: FastifyInstance, { signing }: ServerContext): void {
  app.get('/api/seen', (request, reply): Seen => {
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!signing.isSeenToken(token, Date.now())) throw new DeniedError('notFound', 'there is nothing here');
    reply.header('cache-control', 'no-store');
    const forwarded = request.headers['x-forwarded-for'];
    return {
      address: request.ip,
      host: request.host,
      protocol: request.protocol,
      forwardedFor: forwarded === undefined ? null : String(forwarded),
    };
  });
}
