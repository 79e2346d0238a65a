/** Builds the app once before the browser tests: they see what a visitor sees. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export default function setup(): void {
  const web = join(import.meta.dirname, '..');
  const vite = join(web, '../node_modules/vite/bin/vite.js');
  // In a process of its own: here everything is a test, and a test's build is not the one that visitors get.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: web, env, stdio: 'inherit' });
}
