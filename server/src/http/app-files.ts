/** Serves the app's files. Any other path gets `index.html`, since the app routes in the browser. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DeniedError } from '../errors.ts';
import { answerError, methodsAt } from './api.ts';
import type { ServerContext } from './context.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export async function addApp(app: FastifyInstance, server: ServerContext, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(files, {
      root: folder,
      wildcard: false,
      // The build writes compressed copies beside its files.
      preCompressed: true,
      setHeaders(response, path) {
        // Names in `assets` contain a hash of the content; other files must be revalidated.
        const fixed = path.includes('/assets/');
        response.header('cache-control', fixed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache');
      },
    });
  } else server.deps.log.warn({ folder }, 'the app is not built: only the interface is served');
  app.setNotFoundHandler((request, reply) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const [path = ''] = request.url.split('?');
    const allowed = methodsAt(path);
    if (allowed.length > 0) {
      void reply.header('allow', allowed.join(', '));
      return answerError(server, new DeniedError('methodNotAllowed', `only ${allowed.join(', ')} here`), reply);
    }
    if (path.startsWith('/api/') || !reading || /\.\w+$/.test(path))
      return answerError(server, new DeniedError('notFound', 'there is nothing here'), reply);
    if (built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The app is not built yet: run `npm run build` and start again. The interface is at /api/openapi.json.\n');
  });
}
