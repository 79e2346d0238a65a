/** A clock that a test moves by hand. */
import type { Time } from '../time.ts';

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

export class FakeTime implements Time {
  #now = 1_700_000_000_000;
  readonly #alarms = new Set<Alarm>();
  /** Resolves when the database thread has handled all earlier requests. */
  thread: () => Promise<unknown> = () => Promise.resolve();

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const alarm = { at: this.#now + ms, run };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Advances by `ms`, runs the timers that become due, and waits for what they start. */
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

  /** Waits for promises, stores and sockets to finish their pending work. */
  async #settled(): Promise<void> {
    for (let i = 0; i < 20; i++) {
      await this.thread();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
