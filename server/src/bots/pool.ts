/**
 * Threads in which the bots of all tables think. They stay running between moves. When more is asked than the threads can
 * do, owners of tables take turns, and the bots of an owner with many tables think for a shorter time: nobody waits for
 * somebody else's tables, and no bot has to move without thinking.
 */
import type { Level, Request, Thought } from '@traque/bots/core/brain';
import { searchInParallel } from '@traque/bots/core/search-in-parallel';
import { type Job, Thread } from '@traque/bots/threads/thread';
import type { AnyView } from '@traque/engine/core/game';
import { FairQueue } from './fair-queue.ts';
import { type Thinker, thinkingMs } from './thinker.ts';

/** However many wait, a bot that may think at all has this time. */
const MIN_MS = 10;

interface PoolSettings {
  readonly threads: number;
  /** Threads that may search one decision of `hard` in parallel. */
  readonly threadsPerMove: number;
  /** Thinking time of the strongest level. */
  readonly ms: number;
  readonly seed: () => string;
}

export class Pool implements Thinker {
  readonly #threads: readonly Thread[];
  readonly #waiting = new FairQueue<Job>();
  readonly #settings: PoolSettings;
  #closed = false;

  constructor(settings: PoolSettings, entry?: URL) {
    this.#threads = Array.from({ length: settings.threads }, () => new Thread(() => this.#next(), entry));
    this.#settings = settings;
  }

  async think(view: AnyView, level: Level, owner: string): Promise<{ readonly type: string }> {
    const { ms, seed, threadsPerMove } = this.#settings;
    const request = { view, level, ms: thinkingMs(ms, level), seed: seed() };
    // Idle threads help, but while another table waits for a thread each table gets only one.
    const idle = this.#waiting.owners > 0 ? 0 : this.#threads.filter(({ busy }) => !busy).length;
    const asked = Math.max(1, Math.min(threadsPerMove, idle));
    const { action } = await searchInParallel(
      request,
      Array.from({ length: asked }, () => (one: Request) => this.#ask(one, owner)),
    );
    return action;
  }

  #ask(request: Request, owner: string): Promise<Thought> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(owner, { request, resolve, reject });
      this.#next();
    });
  }

  /** Each owner's share of the threads, divided by what this owner has waiting: it is all done in one thinking time. */
  #shortened(ms: number, owners: number, ownWaiting: number): number {
    const share = this.#settings.threads / (owners * ownWaiting);
    return Math.round(Math.max(Math.min(ms, MIN_MS), ms * Math.min(1, share)));
  }

  #next(): void {
    const thread = this.#threads.find(({ busy }) => !busy);
    if (thread === undefined || this.#closed) return;
    const { owners } = this.#waiting;
    const next = this.#waiting.take();
    if (next === null) return;
    const { owner, work } = next;
    const ms = this.#shortened(work.request.ms, owners, this.#waiting.waitingOf(owner) + 1);
    thread.start({ ...work, request: { ...work.request, ms } });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#waiting.clear()) job.reject(new Error('closing'));
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}
