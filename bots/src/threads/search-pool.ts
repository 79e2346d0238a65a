/** Heads for a program of one's own: this thread and as many others as are wanted. */
import type { Request, Thought } from '../core/brain.ts';
import { type Clock, wallClock } from '../core/clock.ts';
import { type Head, together } from '../core/search-in-parallel.ts';
import { think } from '../index.ts';
import { Thread } from './thread.ts';

export class Crew {
  readonly #others: Thread[] = [];

  /**
   * Thinks with so many threads, the calling one among them; only `hard` makes use of more than one. `clock` is for the
   * calling one: the others have nothing but the wall's.
   */
  think(request: Request, threads: number, clock: Clock = wallClock): Promise<Thought> {
    while (this.#others.length < threads - 1) this.#others.push(new Thread());
    // This thread is asked last, when the others have begun: it holds up everything else.
    return together(request, [...this.#others.slice(0, threads - 1).map(headOf), async (one) => think(one, clock)]);
  }

  async close(): Promise<void> {
    await Promise.all(this.#others.splice(0).map((thread) => thread.close()));
  }
}

const headOf =
  (thread: Thread): Head =>
  (request) =>
    new Promise((resolve, reject) => thread.start({ request, resolve, reject }));
