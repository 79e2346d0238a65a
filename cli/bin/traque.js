#!/usr/bin/env node
// Starts the command line under the Node that came with `npm ci` if the machine's own is too old to run TypeScript.
import { spawnSync } from 'node:child_process';
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
  const child = spawnSync(own, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(child.status ?? 1);
}
