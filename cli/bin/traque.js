#!/usr/bin/env node
// Starts the command line: bundled beside this file in the package, from its source in a clone. A clone whose machine has
// an older Node takes the one that came with `npm ci`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const bundled = join(here, 'main.js');
const isPackage = existsSync(bundled);
const main = isPackage ? bundled : join(here, '..', 'src', 'main.ts');
// From 22.13 on Node has SQLite, from 22.18 on it runs TypeScript.
const oldest = isPackage ? [22, 13] : [22, 18];

/** The Node that `npm ci` installs beside the project, where there is one for this platform. */
function ownNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(here, '..', '..', 'node_modules', `node-${system}-${process.arch}`, 'bin', file);
}

function isRecent() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

function startWith(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  // A signal to this process is meant for the one that does the work.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`traque: ${node} cannot be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** What to do where the Node is too old and none came along. */
function advice() {
  const isBrought = ['linux-x64', 'linux-arm64', 'win32-x64'].includes(`${process.platform}-${process.arch}`);
  const brought = !isPackage && isBrought ? ', or run "npm ci" without --omit=dev, which brings one' : '';
  return `install a newer one, for instance Node 24${brought}.`;
}

// `npm start` asks this before it builds anything.
const isQuestion = process.argv[2] === 'check-node';

if (isRecent() && isQuestion) {
  process.exit(0);
} else if (isRecent()) {
  // Node 22 marks SQLite and running TypeScript as experimental: nothing that a host could act on.
  const emitWarning = process.emitWarning;
  process.emitWarning = (warning, ...details) => {
    const type = typeof details[0] === 'string' ? details[0] : details[0]?.type;
    if (type !== 'ExperimentalWarning') emitWarning.call(process, warning, ...details);
  };
  await import(pathToFileURL(main).href);
} else if (!isPackage && existsSync(ownNode())) {
  startWith(ownNode());
} else {
  console.error(`traque needs Node ${oldest.join('.')} or newer, and this is ${process.version}: ${advice()}`);
  process.exit(1);
}
