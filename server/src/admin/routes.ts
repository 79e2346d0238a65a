/** The routes of the admin page. Without a session there is nothing but the exchange of a link. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../http/context.ts';
import { DeniedError } from '../errors.ts';
import { closeAsAdmin } from '../table/room-commands.ts';
import { placeInWords, placeOf } from '../upkeep/place.ts';
import { formTokenOf, SESSION_MS } from './access.ts';
import type { Admin } from './admin.ts';
import { adminPage, closedPage, enterPage, type Notice, styleHash } from './page.ts';
import { wordsFor, type Words } from './words/index.ts';

const COOKIE = 'traque-admin';
const TABLES = 100;
const MINUTE_MS = 60_000;
const FORM_BYTES = 4096;

/** Attempts with a link, and everything else, by an address in a minute. */
const ENTER_LIMIT = { rateLimit: { max: 10, timeWindow: MINUTE_MS } };
const LIMIT = { rateLimit: { max: 120, timeWindow: MINUTE_MS } };

/** Forms to ourselves, our own style, nothing else. */
const helmet = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: [styleHash],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
  },
};

type Form = Readonly<Record<string, string | undefined>>;

const formOf = ({ body }: FastifyRequest): Form => (body ?? {}) as Form;

function page(reply: FastifyReply, text: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .send(text);
}

const wordsOf = ({ headers }: FastifyRequest): Words => wordsFor(headers['accept-language']);

const noticeOf = ({ query }: FastifyRequest, { notices }: Words): Notice | null => {
  const did = (query as { did?: string }).did ?? '';
  return Object.hasOwn(notices, did) ? (did as Notice) : null;
};

class AdminRoutes {
  readonly #server: ServerContext;
  readonly #admin: Admin;

  constructor(server: ServerContext, admin: Admin) {
    this.#server = server;
    this.#admin = admin;
  }

  /** The session of the cookie; null if there is none that is valid. */
  async #session({ cookies }: FastifyRequest): Promise<string | null> {
    const session = cookies[COOKIE];
    return session !== undefined && (await this.#admin.access.isSession(session)) ? session : null;
  }

  show = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const words = wordsOf(request);
    const session = await this.#session(request);
    if (session === null) return page(reply, closedPage(words, 'notSignedIn'), 401);
    const { store, settings } = this.#server.deps;
    const { backups, reports } = this.#admin;
    return page(
      reply,
      adminPage({
        words,
        reports: await reports.all(),
        phases: await store.phases(),
        tables: await store.latest(TABLES),
        blocked: this.#server.blocked.all,
        folder: backups.folder,
        backups: backups.all,
        backup: backups.state,
        database: placeInWords(placeOf(settings)),
        formToken: formTokenOf(session),
        notice: noticeOf(request, words),
      }),
    );
  };

  readonly offer = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    page(reply, enterPage(wordsOf(request), (request.query as { link?: string }).link ?? ''));

  readonly enter = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const session = await this.#admin.access.exchange(formOf(request)['link'] ?? '');
    if (session === null) return page(reply, closedPage(wordsOf(request), 'badLink'), 403);
    reply.setCookie(COOKIE, session, {
      path: '/admin',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: SESSION_MS / 1000,
    });
    return reply.redirect('/admin', 303);
  };

  /** A form of our own page. Its work returns what to say afterwards. */
  form(work: (form: Form, session: string) => Promise<Notice | null>) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const session = await this.#session(request);
      if (session === null) return page(reply, closedPage(wordsOf(request), 'notSignedIn'), 401);
      const form = formOf(request);
      // The cookie is not sent with forms of other sites; this holds even if a browser does.
      if (form['form'] !== formTokenOf(session)) return page(reply, closedPage(wordsOf(request), 'foreignForm'), 403);
      const did = await work(form, session);
      return reply.redirect(did === null ? '/admin' : `/admin?did=${did}`, 303);
    };
  }

  readonly closeTable = async ({ table: id = '' }: Form): Promise<Notice> => {
    try {
      return (await closeAsAdmin(await this.#server.tables.openFresh(id))) ? 'closed' : 'overAlready';
    } catch (error) {
      if (error instanceof DeniedError) return 'noTable';
      throw error;
    }
  };

  readonly block = async ({ address = '' }: Form): Promise<Notice> => this.#server.blocked.block(address);

  readonly unblock = async ({ address = '' }: Form): Promise<Notice> => {
    await this.#server.blocked.unblock(address);
    return 'unblocked';
  };

  readonly backup = (): Promise<null> => {
    this.#admin.backups.start(Date.now());
    return Promise.resolve(null);
  };

  readonly leave = async (_form: Form, session: string): Promise<null> => {
    await this.#admin.access.end(session);
    return null;
  };
}

export async function addAdmin(app: FastifyInstance, server: ServerContext, admin: Admin): Promise<void> {
  await app.register((scope, _options, done) => {
    // Everywhere else bodies are JSON, which a form cannot send.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    const routes = new AdminRoutes(server, admin);
    const options = { config: LIMIT, helmet };
    scope.get('/admin', options, routes.show);
    scope.get('/admin/enter', options, routes.offer);
    scope.post('/admin/enter', { config: ENTER_LIMIT, helmet }, routes.enter);
    scope.post('/admin/close-table', options, routes.form(routes.closeTable));
    scope.post('/admin/block', options, routes.form(routes.block));
    scope.post('/admin/unblock', options, routes.form(routes.unblock));
    scope.post('/admin/backup', options, routes.form(routes.backup));
    scope.post('/admin/leave', options, routes.form(routes.leave));
    done();
  });
}
