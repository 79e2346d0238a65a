/** A warm thread that thinks, one job at a time. A job that exceeds its time limit is rejected and its thread is replaced. */
import { Worker } from 'node:worker_threads';
import type { Request, Thought } from '../core/brain.ts';
import type { Timing } from './clocks.ts';
import { withoutExperimentalWarnings } from './worker-options.ts';
import type { Reply } from './worker.ts';

export interface Job {
  readonly request: Request;
  /** What its time is measured by; the wall clock if nothing is said. */
  readonly timing?: Timing;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
}

/** What is sent to the thread. */
export interface ThreadRequest extends Request {
  readonly timing: Timing;
}

/** How long a thread may exceed the thinking time before it is terminated. */
const GRACE_MS = 1000;
/** The first request of a thread also loads the program. */
const WARM_UP_MS = 5000;
/** The time until a thread has had so much processor time, on a machine with several times as much to do. */
const WAITING_FACTOR = 50;
const thinkingThread = new URL('./worker.ts', import.meta.url);

export class Thread {
  #worker: Worker | null = null;
  #job: Job | null = null;
  #limit: NodeJS.Timeout | null = null;
  #warm = false;
  readonly #entry: URL;
  readonly #free: () => void;

  /** `free` is called whenever a job has finished; `entry` is the worker's program. */
  constructor(free: () => void = () => undefined, entry: URL = thinkingThread) {
    this.#entry = entry;
    this.#free = free;
  }

  get busy(): boolean {
    return this.#job !== null;
  }

  start(job: Job): void {
    const { request, timing = 'wall' } = job;
    this.#job = job;
    this.#worker ??= this.#spawn();
    const limitMs = request.ms + GRACE_MS + (this.#warm ? 0 : WARM_UP_MS);
    this.#limit = setTimeout(
      () => this.#replace(new Error('took too long')),
      timing === 'wall' ? limitMs : WAITING_FACTOR * limitMs,
    );
    this.#worker.postMessage({ ...request, timing } satisfies ThreadRequest);
  }

  #spawn(): Worker {
    const worker = new Worker(this.#entry, withoutExperimentalWarnings);

    worker.on('message', (reply: Reply) => {
      if (worker !== this.#worker) return;
      this.#warm = true;
      this.#finish((job) => ('thought' in reply ? job.resolve(reply.thought) : job.reject(new Error(reply.error))));
    });
    const died = (error: Error): void => {
      if (worker === this.#worker) this.#replace(error);
    };
    worker.on('error', died);
    worker.on('exit', () => died(new Error('the thread ended')));
    // A thread that waits for work must not keep the program running.
    worker.unref();
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
