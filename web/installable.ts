/** What makes the app installable and lets it run without a network: its manifest and its service worker. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const publicDir = join(import.meta.dirname, 'public');
const MANIFEST = 'manifest.webmanifest';
/** Of what was built. Source maps are for developer tools alone. */
const KEPT = /\.(js|css|html|svg|png|woff2|webmanifest)$/;

/** Names with a hash say themselves when their content changes. */
function keptAt(name: string, content: string | Uint8Array): string {
  if (name.startsWith('assets/')) return name;
  return `${name}?v=${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
}

/** The worker as one file, since a worker of this kind imports no modules everywhere. */
async function builtWorker(files: readonly string[]): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { KEPT_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, 'src/offline/service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
    },
  });
  const [bundle] = [made].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('the service worker was not built');
  return bundle.output[0].code;
}

export function installable(manifest: object): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` }, injectTo: 'head' }],
    generateBundle: {
      // When the page is there too.
      order: 'post',
      async handler(_, bundle) {
        const source = JSON.stringify(manifest);
        const built = Object.values(bundle)
          .filter(({ fileName }) => KEPT.test(fileName))
          .map((file) => keptAt(file.fileName, file.type === 'chunk' ? file.code : file.source));
        const icons = readdirSync(publicDir).map((name) => keptAt(name, readFileSync(join(publicDir, name))));
        const files = [...built, ...icons, keptAt(MANIFEST, source)].toSorted();
        this.emitFile({ type: 'asset', fileName: MANIFEST, source });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await builtWorker(files) });
      },
    },
  };
}
