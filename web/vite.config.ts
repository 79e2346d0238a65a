import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { installable } from './installable.ts';
import { manifests } from './src/games.ts';

const titles = Object.values(manifests).map(({ title }) => title);

/** Fills in what search engines and link previews show. */
function description(): Plugin {
  const count = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'][titles.length - 1] ?? 'Many';
  const list = new Intl.ListFormat('en-GB').format(titles);
  const text = `${count} hunts at one table: ${list}, with friends, against bots, offline.`;
  return { name: 'description', transformIndexHtml: (html) => html.replace('{{description}}', text) };
}

/** Compresses each file once, as well as possible; otherwise the server would do it for every visitor. */
function compressed(): Plugin {
  const brotli = (data: Buffer) =>
    promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const zip = (data: Buffer) => promisify(gzip)(data, { level: 9 });
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const folder = join(import.meta.dirname, 'dist');
        const names = await readdir(folder, { recursive: true });
        const texts = names.filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name));
        await Promise.all(
          texts.map(async (name) => {
            const data = await readFile(join(folder, name));
            await writeFile(join(folder, `${name}.br`), await brotli(data));
            await writeFile(join(folder, `${name}.gz`), await zip(data));
          }),
        );
      },
    },
  };
}

/**
 * Modules that are always needed together are one file: on a slow connection another request costs more than its bytes.
 * The rest is split where a screen or a board is loaded.
 */
const pieces = [
  {
    name: 'base',
    test: /node_modules\/@?preact|texts\/src\/(index|grammar)\.ts|web\/src\/(main|app|games|parts\/(page|icons|mark)|screens\/(home|errors))/,
  },
  {
    name: 'room',
    test: /web\/src\/(room\/(?!gathering)|parts\/clause-link|client\/(workers|rpc)\.|boards\/(use|Hand)|art\/|parts\/memo)/,
  },
  // A board is one file, also if the rule book or its editor shows parts of it.
  {
    debugName: 'boards',
    name: (id: string) => /boards\/([a-z]+)\/(?!book|examples|scoring|Still|editor)/.exec(id)?.[1] ?? null,
  },
];

const appManifest = {
  id: '/',
  name: 'Traque',
  short_name: 'Traque',
  description: titles.join(', '),
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#F3E6D0',
  theme_color: '#2B2622',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [description(), installable(appManifest), compressed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Engine and bots run here: the compiler folds a constant into their code only if it is declared as one.
  worker: { format: 'es', rolldownOptions: { output: { topLevelVar: false } } },
  build: {
    target: 'es2022',
    // Only developer tools fetch them: they are no part of a visit, nor of the offline copy (`installable.ts`).
    sourcemap: true,
    // The base is loaded before anything else: no other chunk has to ask for it.
    modulePreload: { polyfill: false, resolveDependencies: (_, deps) => deps.filter((dep) => !dep.includes('/base-')) },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: { codeSplitting: { groups: pieces } },
      // Compressing takes longest and is meant to; what one page loads late is another one's first need.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
    },
  },
});
