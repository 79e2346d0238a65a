/** A clock that a test moves by hand. */
import type { Time } from '../time.ts';

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

export class FakeTime implements Time {
  #steady = 1000;
  /** What the wall clock shows beyond that. */
  #ahead = 1_700_000_000_000;
  readonly #alarms = new Set<Alarm>();
  /** Comes back when a thread has done what it was asked to do before. */
  thread: () => Promise<unknown> = () => Promise.resolve();

  now(): number {
    return this.#ahead + this.#steady;
  }

  steady(): number {
    return this.#steady;
  }

  /** Somebody sets the wall clock, forward or back: no time passes. */
  step(ms: number): void {
    this.#ahead += ms;
  }

  after(ms: number, run: () => void): () => void {
    const alarm = { at: this.#steady + ms, run };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Goes on by `ms`, ringing what is due on the way, and lets what it sets off happen. */
  async pass(ms: number): Promise<void> {
    const end = this.#steady + ms;
    for (;;) {
      const next = [...this.#alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#steady = Math.max(this.#steady, next.at);
      this.#alarms.delete(next);
      next.run();
      await this.#settled();
    }
    this.#steady = end;
    await this.#settled();
  }

  /** Goes on by a long time at once, as a machine does that slept. */
  async leap(ms: number): Promise<void> {
    this.#steady += ms;
    await this.pass(2000);
  }

  /** Lets promises, stores and sockets that have work at hand do it. */
  async #settled(): Promise<void> {
    for (let i = 0; i < 20; i++) {
      await this.thread();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
