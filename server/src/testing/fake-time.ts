/** A clock that a test moves by hand. */
import type { Time } from '../time.ts';

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

export class FakeTime implements Time {
  #now = 1_700_000_000_000;
  readonly #alarms = new Set<Alarm>();
  /** Comes back when a thread has done what it was asked to do before. */
  thread: () => Promise<unknown> = () => Promise.resolve();

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const alarm = { at: this.#now + ms, run };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Goes on by `ms`, ringing what is due on the way, and lets what it sets off happen. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const next = [...this.#alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#now = Math.max(this.#now, next.at);
      this.#alarms.delete(next);
      next.run();
      await this.#settled();
    }
    this.#now = end;
    await this.#settled();
  }

  /** Goes on by a long time at once, as a machine does that slept. */
  async leap(ms: number): Promise<void> {
    this.#now += ms;
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
