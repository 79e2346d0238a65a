/** Heads for a program of one's own: this thread and as many others as are wanted. */
import type { Request, Thought } from '../core/brain.ts';
import { type Head, together } from '../core/together.ts';
import { think } from '../index.ts';
import { Thread } from './thread.ts';

export class Crew {
  readonly #others: Thread[] = [];

  /** Thinks with so many threads, the calling one among them; only `hard` makes use of more than one. */
  think(request: Request, threads: number): Promise<Thought> {
    while (this.#others.length < threads - 1) this.#others.push(new Thread());
    // This thread is asked last, when the others have begun: it holds up everything else.
    return together(request, [...this.#others.slice(0, threads - 1).map(headOf), async (one) => think(one)]);
  }

  async close(): Promise<void> {
    await Promise.all(this.#others.splice(0).map((thread) => thread.close()));
  }
}

const headOf =
  (thread: Thread): Head =>
  (request) =>
    new Promise((resolve, reject) => thread.start({ request, resolve, reject }));
