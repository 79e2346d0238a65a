/** A clock that a test moves by hand. */
import type { Time } from '../time.ts';

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

export class FakeTime implements Time {
  #monotonic = 1000;
  /** The difference between the wall clock and the monotonic one. */
  #offset = 1_700_000_000_000;
  readonly #alarms = new Set<Alarm>();
  /** Resolves when the database thread has handled all earlier requests. */
  thread: () => Promise<unknown> = () => Promise.resolve();

  now(): number {
    return this.#offset + this.#monotonic;
  }

  monotonic(): number {
    return this.#monotonic;
  }

  /** Sets the wall clock, forward or back; no time passes. */
  step(ms: number): void {
    this.#offset += ms;
  }

  after(ms: number, run: () => void): () => void {
    const alarm = { at: this.#monotonic + ms, run };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Advances by `ms`, runs the timers that become due, and waits for what they start. */
  async pass(ms: number): Promise<void> {
    const end = this.#monotonic + ms;
    for (;;) {
      const next = [...this.#alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#monotonic = Math.max(this.#monotonic, next.at);
      this.#alarms.delete(next);
      next.run();
      await this.#settled();
    }
    this.#monotonic = end;
    await this.#settled();
  }

  /** Jumps forward at once, like a machine that slept. */
  async leap(ms: number): Promise<void> {
    this.#monotonic += ms;
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
