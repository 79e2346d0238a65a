/** A few warm threads. A request that overstays its limit loses its thread; a new one takes its place. */
import { Worker } from 'node:worker_threads';
import type { Level, Request } from '@traque/bots/core/brain';
import type { AnyView } from '@traque/engine/core/game';
import { Crowded, type Thinker } from './thinker.ts';
import type { Reply } from './worker.ts';

interface Job {
  readonly request: Request;
  readonly resolve: (action: { readonly type: string }) => void;
  readonly reject: (error: Error) => void;
}

/** How long a request waits for a free thread. */
const MOST_WAIT_MS = 4000;
/** How long a thread may take beyond the thinking time before it is ended. */
const GRACE_MS = 1000;
/** The first request of a thread also loads the program. */
const WARM_UP_MS = 5000;
const thinkingThread = new URL('./worker.ts', import.meta.url);

/** Part of the full thinking time that a level gets. */
const share: Readonly<Record<Level, number>> = { random: 0, easy: 0.1, normal: 0.4, hard: 1 };

class Thread {
  #worker: Worker | null = null;
  #job: Job | null = null;
  #limit: NodeJS.Timeout | null = null;
  #warm = false;
  readonly #entry: URL;
  readonly #free: () => void;

  constructor(entry: URL, free: () => void) {
    this.#entry = entry;
    this.#free = free;
  }

  get busy(): boolean {
    return this.#job !== null;
  }

  start(job: Job): void {
    this.#job = job;
    this.#worker ??= this.#spawn();
    this.#limit = setTimeout(
      () => this.#replace(new Error('took too long')),
      job.request.ms + GRACE_MS + (this.#warm ? 0 : WARM_UP_MS),
    );
    this.#worker.postMessage(job.request);
  }

  #spawn(): Worker {
    const worker = new Worker(this.#entry);
    worker.unref();
    worker.on('message', (reply: Reply) => {
      if (worker !== this.#worker) return;
      this.#warm = true;
      this.#finish((job) => ('action' in reply ? job.resolve(reply.action) : job.reject(new Error(reply.error))));
    });
    const died = (error: Error): void => {
      if (worker === this.#worker) this.#replace(error);
    };
    worker.on('error', died);
    worker.on('exit', () => died(new Error('the thread ended')));
    return worker;
  }

  #replace(error: Error): void {
    const worker = this.#worker;
    this.#worker = null;
    this.#warm = false;
    void worker?.terminate();
    this.#finish((job) => job.reject(error));
  }

  #finish(settle: (job: Job) => void): void {
    if (this.#limit !== null) clearTimeout(this.#limit);
    const job = this.#job;
    this.#job = null;
    if (job === null) return;
    settle(job);
    this.#free();
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    this.#finish((job) => job.reject(new Error('closing')));
    await worker?.terminate();
  }
}

export class Pool implements Thinker {
  readonly #threads: readonly Thread[];
  readonly #waiting: Job[] = [];
  readonly #ms: number;
  readonly #seed: () => string;
  #closed = false;

  /** `ms`: thinking time of the strongest level. */
  constructor(threads: number, ms: number, seed: () => string, entry = thinkingThread) {
    this.#threads = Array.from({ length: threads }, () => new Thread(entry, () => this.#next()));
    this.#ms = ms;
    this.#seed = seed;
  }

  think(view: AnyView, level: Level): Promise<{ readonly type: string }> {
    return new Promise((resolve, reject) => {
      const request = { view, level, ms: Math.round(this.#ms * share[level]), seed: this.#seed() };
      const job: Job = { request, resolve, reject };
      this.#waiting.push(job);
      this.#next();
      if (this.#waiting.includes(job)) setTimeout(() => this.#waitedTooLong(job), MOST_WAIT_MS).unref();
    });
  }

  #waitedTooLong(job: Job): void {
    const place = this.#waiting.indexOf(job);
    if (place === -1) return;
    this.#waiting.splice(place, 1);
    job.reject(new Crowded());
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
