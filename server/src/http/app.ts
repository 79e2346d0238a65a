/** The HTTP server: interface, health, figures, and the app itself, on one port. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { Denied } from '../errors.ts';
import { addApi, answerError } from './api.ts';
import { addApp } from './app-files.ts';
import { mayRead } from './figures.ts';
import type { House } from './context.ts';
import { openApi } from './openapi.ts';
import { sameOrigin } from './origin.ts';
import { requestCounts } from './request-counts.ts';

/** Nothing from elsewhere: scripts, styles, fonts, workers and sockets are our own. */
const policy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  fontSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  mediaSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** Bodies are JSON or nothing: a form of another site cannot send any. */
function jsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

function addHealth(app: FastifyInstance, house: House): void {
  const exempt = { config: { rateLimit: false } };
  app.get('/healthz', exempt, () => ({ ok: true }));
  app.get('/readyz', exempt, async (_request, reply) => {
    try {
      if (house.closing()) throw new Error('closing');
      await house.world.store.check();
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
  app.get('/metrics', exempt, async (request, reply) => {
    if (!mayRead(house.world.settings, request.raw)) throw new Denied('notFound', 'there is nothing here');
    const { registry } = house.world.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

export async function makeApp(house: House, appFolder: string): Promise<FastifyInstance> {
  const { settings, log, time } = house.world;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: settings.messageBytes,
    trustProxy: (_address: string, hop: number) => hop < settings.trustProxy,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
    exposeHeadRoutes: true,
  }) as unknown as FastifyInstance;
  jsonOnly(app);
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    crossOriginEmbedderPolicy: true,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
  });
  const off = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    store: requestCounts(time),
    addHeaders: off,
    addHeadersOnExceeding: off,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    const safe = request.method === 'GET' || request.method === 'HEAD';
    if (!safe && !sameOrigin(settings, request)) throw new Denied('foreignOrigin', 'not from another site');
  });
  app.setErrorHandler((error, _request, reply) => answerError(house, error, reply));
  addHealth(app, house);
  addApi(app, house);
  const description = JSON.stringify(openApi());
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(description));
  await addApp(app, house, appFolder);
  return app;
}
