/** Plays uploaded records again in a thread, one at a time, each within a time limit. */
import { Worker } from 'node:worker_threads';
import { withoutExperimentalWarnings } from '@traque/bots/threads/worker-options';
import { DeniedError } from '../errors.ts';
import type { Verdict } from './verifier-thread.ts';

/** A game of thousands of moves takes a fraction of it; the first record also waits for the thread to start. */
const LIMIT_MS = 10_000;
/** More than this would wait too long for an answer. */
const MAX_WAITING = 20;

const verifyingThread = new URL('./verifier-thread.ts', import.meta.url);

export class RecordVerifier {
  readonly #entry: URL;
  readonly #limitMs: number;
  #worker: Worker | null = null;
  #waiting = 0;
  #queue: Promise<unknown> = Promise.resolve();

  constructor({ entry = verifyingThread, limitMs = LIMIT_MS }: { entry?: URL; limitMs?: number } = {}) {
    this.#entry = entry;
    this.#limitMs = limitMs;
  }

  /** The record as it is to be stored. @throws {DeniedError} if it is none, does not verify, or there is no time for it. */
  async verified(text: string): Promise<string> {
    if (this.#waiting >= MAX_WAITING) throw new DeniedError('busy', 'too many records are being verified');
    this.#waiting++;
    const turn = this.#queue.then(() => this.#ask(text));
    this.#queue = turn.catch(() => undefined);
    try {
      const verdict = await turn;
      if ('record' in verdict) return verdict.record;
      throw new DeniedError('badRecord', verdict.problem, verdict.at);
    } finally {
      this.#waiting--;
    }
  }

  #ask(text: string): Promise<Verdict> {
    const worker = (this.#worker ??= new Worker(this.#entry, withoutExperimentalWarnings));
    // A thread that waits for work must not keep the program running.
    worker.unref();
    return new Promise((resolve, reject) => {
      const settle = (done: () => void) => {
        clearTimeout(limit);
        worker.off('message', answered).off('error', failed).off('exit', ended);
        done();
      };
      const answered = (verdict: Verdict) => settle(() => resolve(verdict));
      const failed = (error: Error) =>
        settle(() => {
          this.#replace(worker);
          reject(error);
        });
      const ended = () => failed(new Error('the verifying thread ended'));
      const tooLong = new DeniedError('badRecord', 'playing it again takes too long');
      const limit = setTimeout(() => failed(tooLong), this.#limitMs);
      worker.on('message', answered).on('error', failed).on('exit', ended);
      worker.postMessage(text);
    });
  }

  #replace(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null;
    worker.on('error', () => undefined);
    void worker.terminate();
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
