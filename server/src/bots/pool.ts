/** Threads in which the bots of all tables think. They stay running between moves. */
import type { Level, Request, Thought } from '@traque/bots/core/brain';
import { searchInParallel } from '@traque/bots/core/search-in-parallel';
import { type Job, Thread } from '@traque/bots/threads/thread';
import type { AnyView } from '@traque/engine/core/game';
import { PoolBusyError, type Thinker, thinkingMs } from './thinker.ts';

const WAIT_MS = 4000;

interface PoolSettings {
  readonly threads: number;
  /** Threads that may search one decision of `hard` in parallel. */
  readonly threadsPerMove: number;
  /** Thinking time of the strongest level. */
  readonly ms: number;
  readonly seed: () => string;
  /** How long a request waits for a free thread. */
  readonly waitMs?: number;
}

export class Pool implements Thinker {
  readonly #threads: readonly Thread[];
  readonly #waiting: Job[] = [];
  readonly #settings: PoolSettings;
  #closed = false;

  constructor(settings: PoolSettings, entry?: URL) {
    this.#threads = Array.from({ length: settings.threads }, () => new Thread(() => this.#next(), entry));
    this.#settings = settings;
  }

  async think(view: AnyView, level: Level): Promise<{ readonly type: string }> {
    const { ms, seed, threadsPerMove } = this.#settings;
    const request = { view, level, ms: thinkingMs(ms, level), seed: seed() };
    // Idle threads help, but while another table waits for a thread each table gets only one.
    const idle = this.#waiting.length > 0 ? 0 : this.#threads.filter(({ busy }) => !busy).length;
    const asked = Math.max(1, Math.min(threadsPerMove, idle));
    const { action } = await searchInParallel(
      request,
      Array.from({ length: asked }, () => (one: Request) => this.#ask(one)),
    );
    return action;
  }

  #ask(request: Request): Promise<Thought> {
    return new Promise((resolve, reject) => {
      const job: Job = { request, resolve, reject };
      this.#waiting.push(job);
      this.#next();
      if (this.#waiting.includes(job))
        setTimeout(() => this.#waitedTooLong(job), this.#settings.waitMs ?? WAIT_MS).unref();
    });
  }

  #waitedTooLong(job: Job): void {
    const place = this.#waiting.indexOf(job);
    if (place === -1) return;
    this.#waiting.splice(place, 1);
    job.reject(new PoolBusyError());
  }

  #next(): void {
    const thread = this.#threads.find(({ busy }) => !busy);
    if (thread === undefined || this.#closed) return;
    const job = this.#waiting.shift();
    if (job !== undefined) thread.start(job);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.reject(new Error('closing'));
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}
