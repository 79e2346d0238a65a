/** The HTTP server: API, health, metrics and the app itself, on one port. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Admin } from '../admin/admin.ts';
import { addAdmin } from '../admin/routes.ts';
import { DeniedError } from '../errors.ts';
import { isLiveUpgrade } from '../live/live-path.ts';
import { addApi, answerError } from './api.ts';
import { addApp } from './app-files.ts';
import type { ServerContext } from './context.ts';
import { canReadMetrics } from './metrics-access.ts';
import { limitConnections } from './open-connections.ts';
import { openApi } from './openapi.ts';
import { networkOf, sameOrigin } from './origin.ts';
import { requestCounts } from './request-counts.ts';
import { addSeen } from './seen.ts';

/** How often Node looks for requests that take too long. */
const CHECK_MS = 5000;

/** Everything is loaded from our own origin. */
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

/** Bodies are JSON or empty: a form on another site can send neither. */
function jsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

function addHealth(app: FastifyInstance, server: ServerContext): void {
  const exempt = { config: { rateLimit: false } };
  app.get('/healthz', exempt, () => ({ ok: true }));
  // One write at a time, however many ask: anybody may ask for readiness, without a limit.
  let check: Promise<void> | null = null;
  const checkOnce = (): Promise<void> =>
    (check ??= server.deps.store.checkWritable().finally(() => {
      check = null;
    }));
  app.get('/readyz', exempt, async (_request, reply) => {
    try {
      if (server.closing()) throw new Error('closing');
      await checkOnce();
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
  app.get('/metrics', exempt, async (request, reply) => {
    if (!canReadMetrics(server.deps.settings, request.raw)) throw new DeniedError('notFound', 'there is nothing here');
    const { registry } = server.deps.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Answered for every address: health for supervisors, and the admin page for the one who blocked themselves. */
const unblockable = /^\/(?:admin|healthz|readyz|metrics)(?:[/?]|$)/;

export async function makeApp(server: ServerContext, admin: Admin, appFolder: string): Promise<FastifyInstance> {
  const { settings, log, time } = server.deps;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: settings.messageBytes,
    trustProxy: (_address: string, hop: number) => hop < settings.trustProxy,
    forceCloseConnections: true,
    requestTimeout: settings.requestMs,
    http: {
      shouldUpgradeCallback: isLiveUpgrade,
      requestTimeout: settings.requestMs,
      connectionsCheckingInterval: Math.min(settings.requestMs, CHECK_MS),
    },
    routerOptions: { maxParamLength: 64 },
    exposeHeadRoutes: true,
  }) as unknown as FastifyInstance;
  limitConnections(app.server, settings);
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
    keyGenerator: ({ ip }) => networkOf(ip),
    addHeaders: off,
    addHeadersOnExceeding: off,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (server.closing()) reply.header('connection', 'close');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    if (!unblockable.test(request.url)) server.blocked.check(request.ip);
    const safe = request.method === 'GET' || request.method === 'HEAD';
    if (!safe && !sameOrigin(settings, request)) throw new DeniedError('foreignOrigin', 'not from another site');
  });
  app.setErrorHandler((error, _request, reply) => answerError(server, error, reply));
  addHealth(app, server);
  addApi(app, server);
  addSeen(app, server);
  await addAdmin(app, server, admin);
  const description = JSON.stringify(openApi());
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(description));
  await addApp(app, server, appFolder);
  return app;
}
