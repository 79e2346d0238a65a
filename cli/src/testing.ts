/** Runs the real command in its own process. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '..', 'bin', 'traque.js');

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export function traque(args: readonly string[], input: string | Buffer = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], { stdio: 'pipe' });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (status) =>
      resolve({ status, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }),
    );
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** The answers of `traque engine` to these lines. */
export async function ask(...lines: string[]): Promise<Record<string, unknown>[]> {
  const { status, out, err } = await traque(['engine'], `${lines.join('\n')}\n`);
  if (status !== 0 || err !== '') throw new Error(`exit ${status}: ${err}`);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
