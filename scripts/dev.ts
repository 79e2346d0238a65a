/**
 * `npm run dev`: the server, restarted when its code changes, and the app with hot reload, at one address. Vite serves
 * the app and passes `/api` on to the server, so online play works as it does after `npm start`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { games } from '@traque/engine';
import { startAppServer } from '../web/dev-server.ts';
import { endChild, freePort } from './processes.ts';

const root = join(import.meta.dirname, '..');
const {
  HOST: host = '127.0.0.1',
  PORT: port = '5173',
  DATA_DIR: dataDir = join(root, 'data', 'dev'),
  LOG_LEVEL: logLevel = 'warn',
} = process.env;

// Chosen here and not by the server, so that it keeps its port when it restarts.
const apiPort = await freePort();
const app = await startAppServer({ host, port: Number(port), api: `http://127.0.0.1:${apiPort}` });

const watched = ['engine', 'bots', 'wire', 'server', 'cli'].map((name) => `--watch-path=${join(root, name, 'src')}`);
const script = join(import.meta.dirname, 'watched-server.ts');
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...watched, script, 'serve'], {
  cwd: root,
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(apiPort), DATA_DIR: dataDir, LOG_LEVEL: logLevel },
  stdio: ['ignore', 'pipe', 'inherit'],
});

let ending = false;
async function end(status: number): Promise<void> {
  // A second Ctrl-C does not wait.
  if (ending) process.exit(130);
  ending = true;
  await Promise.all([endChild(server), app.close()]);
  process.exit(status);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
// `node --watch` outlives a server that fails and waits for the next change. Only it being gone ends everything.
server.on('exit', (code) => {
  if (!ending) void end(code ?? 1);
});
process.on('exit', () => server.kill());

function announce(): void {
  const address = app.resolvedUrls?.local[0] ?? app.resolvedUrls?.network[0];
  console.log(`
  Open     ${address}
  Gallery  ${address}gallery/?game=${games[0]!.name}

  Changes show at once; the server restarts when its code changes. Ctrl-C ends both.
`);
}

let starts = 0;
for await (const line of createInterface({ input: server.stdout })) {
  // The server names its own address, which is not the one to open here.
  if (!line.startsWith('Traque is at')) console.log(line);
  else if (starts++ === 0) announce();
  else console.log('The server has restarted.');
}
