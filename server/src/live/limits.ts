/** How much one guest or address may have open, and how fast one connection may talk. */
import { Denied } from '../errors.ts';
import type { Settings } from '../settings.ts';
import type { Time } from '../time.ts';

export class Limits {
  readonly #settings: Settings;
  readonly #open = new Map<string, number>();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  #count(key: string, change: 1 | -1): void {
    const count = (this.#open.get(key) ?? 0) + change;
    if (count === 0) this.#open.delete(key);
    else this.#open.set(key, count);
  }

  /** Counts a connection; the answer gives it back. @throws {Denied} */
  enter(guest: string | null, address: string): () => void {
    const keys = [`a ${address}`, ...(guest === null ? [] : [`g ${guest}`])];
    const { connectionsPerAddress, connectionsPerGuest } = this.#settings;
    for (const key of keys) {
      const most = key.startsWith('g') ? connectionsPerGuest : connectionsPerAddress;
      if ((this.#open.get(key) ?? 0) >= most) throw new Denied('tooMany', `no more than ${most} connections at once`);
    }
    for (const key of keys) this.#count(key, 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      for (const key of keys) this.#count(key, -1);
    };
  }
}

/** A bucket that fills at a steady rate; ten seconds' worth at most. */
export class Bucket {
  readonly #time: Time;
  readonly #rate: number;
  #level: number;
  #at: number;

  constructor(time: Time, rate: number) {
    this.#time = time;
    this.#rate = rate;
    this.#level = 10 * rate;
    this.#at = time.now();
  }

  /** Takes one out; false if it is empty. */
  take(): boolean {
    const now = this.#time.now();
    this.#level = Math.min(10 * this.#rate, this.#level + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#level < 1) return false;
    this.#level--;
    return true;
  }
}
