/** The app in a real browser. It is measured beside the browser tests, where pages and their helpers are at home. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export function run(): void {
  const entry = fileURLToPath(new URL('../../../web/e2e/measure/main.ts', import.meta.url));
  execFileSync(process.execPath, [entry], { stdio: 'inherit' });
}
