/** Parallel search for a single program: the calling thread and as many other threads as requested. */
import type { Request, Thought } from '../core/brain.ts';
import { type Searcher, searchInParallel } from '../core/search-in-parallel.ts';
import { think } from '../index.ts';
import { clocks, type Timing } from './clocks.ts';
import { Thread } from './thread.ts';

export class SearchPool {
  readonly #others: Thread[] = [];

  /**
   * Searches with `threads` threads, including the calling one; only `hard` uses more than one. `timing`: what the time
   * of each thread is measured by.
   */
  think(request: Request, threads: number, timing: Timing = 'wall'): Promise<Thought> {
    while (this.#others.length < threads - 1) this.#others.push(new Thread());
    const others = this.#others.slice(0, threads - 1).map((thread) => searcherOf(thread, timing));
    // The calling thread comes last: it blocks until it is done, so the others must have started before.
    return searchInParallel(request, [...others, async (one) => think(one, clocks[timing])]);
  }

  async close(): Promise<void> {
    await Promise.all(this.#others.splice(0).map((thread) => thread.close()));
  }
}

const searcherOf =
  (thread: Thread, timing: Timing): Searcher =>
  (request) =>
    new Promise((resolve, reject) => thread.start({ request, timing, resolve, reject }));
