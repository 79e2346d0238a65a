/** A real Redis or Valkey for a test file, if one is on the PATH. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const program = ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0);

/** Whether there is one. Says so where tests are skipped without it. */
export const hasRedis = program !== undefined;
if (!hasRedis) console.log('skipped: what needs BUS_URL, since neither valkey-server nor redis-server is on the PATH');

export class TestRedis {
  readonly port: number;
  readonly #folder: string;
  readonly #options: readonly string[];
  #process: ChildProcess | null = null;

  private constructor(folder: string, port: number, options: readonly string[]) {
    this.#folder = folder;
    this.port = port;
    this.#options = options;
  }

  /** `options`: as on its command line. */
  static async start(...options: string[]): Promise<TestRedis> {
    const redis = new TestRedis(mkdtempSync(join(tmpdir(), 'traque-redis-')), await freePort(), options);
    await redis.resume();
    return redis;
  }

  /** Speaks TLS alone. */
  static async startTls(key: string, certificate: string): Promise<TestRedis> {
    const port = await freePort();
    const tls = ['--tls-port', String(port), '--tls-key-file', key, '--tls-cert-file', certificate];
    const redis = new TestRedis(mkdtempSync(join(tmpdir(), 'traque-redis-')), port, [
      ...['--port', '0', '--tls-auth-clients', 'no', '--tls-ca-cert-file', certificate],
      ...tls,
    ]);
    await redis.resume();
    return redis;
  }

  get pid(): number {
    return this.#process!.pid!;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async resume(): Promise<void> {
    const own = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--dir', this.#folder];
    const redis = spawn(program!, [...own, ...this.#options], { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#process = redis;
    await new Promise<void>((resolve, reject) => {
      let said = '';
      redis.stdout.on('data', (data: Buffer) => {
        said += data.toString();
        if (/ready to accept connections/i.test(said)) resolve();
      });
      redis.once('exit', () => reject(new Error(`${program} did not start:\n${said}`)));
    });
  }

  async halt(): Promise<void> {
    const redis = this.#process;
    this.#process = null;
    if (redis === null) return;
    const ended = once(redis, 'exit');
    redis.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await this.halt();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
