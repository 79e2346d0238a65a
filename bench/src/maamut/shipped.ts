/** The playouts as the app ships its bots: one file made by its bundler. Loose modules look each other's names up as they run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { playouts } from './playouts.ts';

export async function shippedPlayouts(): Promise<typeof playouts> {
  const folder = mkdtempSync(join(tmpdir(), 'traque-shipped-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(import.meta.dirname, 'playouts.ts'),
      outDir: folder,
      target: 'es2022',
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'playouts.mjs', topLevelVar: false } },
    },
    ssr: { noExternal: true },
  });
  const shipped = (await import(pathToFileURL(join(folder, 'playouts.mjs')).href)) as {
    readonly playouts: typeof playouts;
  };
  rmSync(folder, { recursive: true });
  return shipped.playouts;
}
