/** A server in a process of its own, so that its processor time and its memory are its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What the server's process says when asked. */
export interface Usage {
  /** Processor time so far, all threads, in microseconds. */
  readonly cpu: number;
  /** Bytes, garbage collected. */
  readonly heap: number;
  readonly rss: number;
}

/** One process, or several that serve the same tables. */
export interface MeasuredServer {
  usage(collect?: boolean): Promise<Usage>;
  stop(): Promise<void>;
}

export class ServerProcess implements MeasuredServer {
  readonly address: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
  }

  static async start(entry: URL, env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
    const child = fork(fileURLToPath(entry), { execArgv: ['--expose-gc'], env: { ...process.env, ...env } });
    return new ServerProcess(child, (await answer(child)) as string);
  }

  /** `collect`: the memory counts only what is in use. */
  async usage(collect = false): Promise<Usage> {
    const said = answer(this.#child);
    this.#child.send({ collect });
    return (await said) as Usage;
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.disconnect();
    await exited;
  }
}

async function answer(child: ChildProcess): Promise<unknown> {
  const settled = new AbortController();
  const { signal } = settled;
  const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('a server ended too early')));
  const heard = once(child, 'message', { signal });
  // Whichever is not needed any more is called off, and nobody waits for that.
  ended.catch(() => undefined);
  heard.catch(() => undefined);
  try {
    const [message] = (await Promise.race([heard, ended])) as [unknown];
    return message;
  } finally {
    settled.abort();
  }
}
