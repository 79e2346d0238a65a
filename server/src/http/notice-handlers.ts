/** Handlers of the routes about turn notices. */
import type { FastifyRequest } from 'fastify';
import { guestOf } from '../table/identity.ts';
import type { Handlers } from './context.ts';

/** Where the person uses this server: links in notices lead there. */
const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

export const noticeHandlers: Pick<Handlers, 'notices' | 'subscribe' | 'unsubscribe' | 'setWebhook'> = {
  notices: ({ server, identity }) => server.targets.of(identity.guest?.id ?? null),

  async subscribe({ server, request, identity, body }) {
    const { id } = guestOf(identity);
    await server.targets.subscribe(id, originOf(request), body);
    return server.targets.of(id);
  },

  async unsubscribe({ server, identity, body }) {
    const { id } = guestOf(identity);
    await server.targets.unsubscribe(id, body.endpoint);
    return server.targets.of(id);
  },

  async setWebhook({ server, request, identity, body }) {
    const { id } = guestOf(identity);
    await server.targets.setWebhook(id, originOf(request), body.url);
    return server.targets.of(id);
  },
};
