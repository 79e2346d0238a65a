/** Builds the app once before the browser tests: they see what a visitor sees. */
import { join } from 'node:path';
import { build } from 'vite';

export default async function setup(): Promise<void> {
  await build({ configFile: join(import.meta.dirname, '../vite.config.ts'), logLevel: 'warn' });
}
