/** The load on one server: lets the players' moves through or holds them, and takes the times. */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** One table and its four players. */
export interface Table {
  readonly moves: number;
  readonly over: boolean;
  close(): void;
}

export interface Slice {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from a command to its acceptance. */
  readonly latencies: readonly number[];
}

/** Longer than a busy disk may keep a database waiting. */
const STUCK_MS = 60_000;

export class Load {
  #running = false;
  #held: (() => void)[] = [];
  #underWay = 0;
  #latencies: number[] = [];

  /** A player is ready to move. */
  offer(send: () => void): void {
    if (!this.#running) {
      this.#held.push(send);
      return;
    }
    this.#underWay++;
    send();
  }

  /** The players who wait have gone. */
  forget(): void {
    this.#held = [];
  }

  accepted(sentAt: number): void {
    this.#underWay--;
    this.#latencies.push(performance.now() - sentAt);
  }

  /** Plays until then, and on until all that was sent is accepted. */
  async play(until: Promise<unknown>): Promise<Slice> {
    const start = performance.now();
    this.#latencies = [];
    this.#running = true;
    for (const send of this.#held.splice(0)) this.offer(send);
    await until;
    this.#running = false;
    const stopped = performance.now();
    while (this.#underWay > 0) {
      if (performance.now() - stopped > STUCK_MS) throw new Error(`${this.#underWay} moves were never accepted`);
      await sleep(1);
    }
    const latencies = this.#latencies;
    return { moves: latencies.length, seconds: (performance.now() - start) / 1000, latencies };
  }
}
