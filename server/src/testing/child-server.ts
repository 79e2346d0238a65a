import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const entry = fileURLToPath(new URL('./child-server-main.ts', import.meta.url));

export interface ChildServer {
  readonly address: string;
  readonly process: ChildProcess;
  /** As the power goes: no word, no clearing up. */
  kill(): Promise<void>;
  /** SIGTERM, as a service manager stops it; resolves with its exit status. */
  stop(): Promise<number | null>;
}

/** A server in a process of its own; killed at the latest when the test ends. */
export async function childServer(env: Readonly<Record<string, string>>): Promise<ChildServer> {
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'error',
      BOT_PACE_MS: '0',
      BOT_MS: '20',
      BOT_THREADS: '1',
      CONNECTIONS_PER_ADDRESS: '5000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
  const stop = async (): Promise<number | null> => {
    child.kill('SIGTERM');
    const [status] = (await exited) as [number | null];
    return status;
  };
  onTestFinished(kill);
  const ended = exited.then(() => Promise.reject(new Error('the server ended before it said where it is')));
  ended.catch(() => undefined);
  const said = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  return { address: said[0].toString().trim(), process: child, kill, stop };
}
