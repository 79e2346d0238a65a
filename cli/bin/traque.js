#!/usr/bin/env node
// Starts the command line under the Node that came with `npm ci` if the machine's own is too old to run TypeScript.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'main.ts');

if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import(main);
} else {
  const own = join(dirname(main), '..', '..', 'node_modules', '.bin', 'node');
  if (!existsSync(own)) {
    console.error(
      `traque needs Node 24 or newer (this is ${process.version}); none came with the installation for this platform.`,
    );
    process.exit(1);
  }
  const child = spawn(own, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  // Whoever stops this process means the one that does the work.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`traque: ${own} cannot be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
