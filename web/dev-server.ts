/** The app for development: Vite with hot reload, which passes everything under `/api` on to a server. */
import { join } from 'node:path';
import { preact } from '@preact/preset-vite';
import { createServer, type ViteDevServer } from 'vite';

interface Options {
  readonly host: string;
  /** The next free one is taken if it is in use; 0: any free one. */
  readonly port: number;
  /** Where the API is: `http://127.0.0.1:4000`. */
  readonly api: string;
}

/** Answers a listening server. The caller closes it. */
export async function startAppServer({ host, port, api }: Options): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    cacheDir: join(import.meta.dirname, '../.cache/vite'),
    clearScreen: false,
    // Hot reload that keeps the state of components. Only here: it is not installed where only the server runs.
    plugins: [preact()],
    // Vite does not look into workers by itself: it would find what they import when they start, and reload the page.
    optimizeDeps: { entries: ['index.html', 'gallery/index.html', 'src/client/worker/*.ts', '!**/*.test.ts'] },
    server: {
      host,
      port,
      // As the server sends them: only an isolated page shares memory between its workers (bots search in it).
      headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' },
      // `ws`: the live connection of a table is a WebSocket under the same path. The Host header stays the page's own
      // (no changeOrigin): the server compares it with the Origin header to tell its own page from other sites.
      proxy: { '/api': { target: api, ws: true } },
    },
  });
  await vite.listen();
  return vite;
}
