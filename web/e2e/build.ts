/** Builds the app and unpacks the browser, once before the browser tests: they see what a visitor sees. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { start } from './browser.ts';

export default async function setup(): Promise<void> {
  // Two test files that start at once must not unpack it over each other.
  await start();
  const web = join(import.meta.dirname, '..');
  const vite = join(web, '../node_modules/vite/bin/vite.js');
  // In a process of its own: here everything is a test, and a test's build is not the one that visitors get.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: web, env, stdio: 'inherit' });
}
