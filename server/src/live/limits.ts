/** How much one guest or address may have open, and how fast one connection may talk. */
import { Denied } from '../errors.ts';
import type { Settings } from '../settings.ts';
import type { Time } from '../time.ts';

/** Addresses remembered before those that have been quiet are forgotten. */
const MOST_ADDRESSES = 10_000;

/** Whom a connection is counted for. */
export interface Caller {
  /** Null: no guest of ours. */
  readonly guest: string | null;
  readonly address: string;
}

export class Limits {
  readonly #settings: Settings;
  readonly #time: Time;
  readonly #open = new Map<string, number>();
  /** By address, how many connections it may still begin. */
  readonly #knocks = new Map<string, Bucket>();

  constructor(settings: Settings, time: Time) {
    this.#settings = settings;
    this.#time = time;
  }

  /** Somebody begins a live connection: as often as he may ask for anything else. @throws {Denied} */
  knock(address: string): void {
    if (this.#knocks.size >= MOST_ADDRESSES)
      for (const [known, bucket] of this.#knocks) if (bucket.full) this.#knocks.delete(known);
    let bucket = this.#knocks.get(address);
    if (bucket === undefined) {
      bucket = new Bucket(this.#time, this.#settings.requestsPerMinute / 60);
      this.#knocks.set(address, bucket);
    }
    if (!bucket.take()) throw new Denied('tooFast', 'too many connections in a short time: wait a little');
  }

  #count(key: string, change: 1 | -1): void {
    const count = (this.#open.get(key) ?? 0) + change;
    if (count === 0) this.#open.delete(key);
    else this.#open.set(key, count);
  }

  #check(key: string, most: number): void {
    if ((this.#open.get(key) ?? 0) >= most) throw new Denied('tooMany', `no more than ${most} connections at once`);
  }

  /** Counts a connection. @throws {Denied} */
  enter({ guest, address }: Caller): void {
    this.#check(`a ${address}`, this.#settings.connectionsPerAddress);
    if (guest !== null) this.#check(`g ${guest}`, this.#settings.connectionsPerGuest);
    this.#count(`a ${address}`, 1);
    if (guest !== null) this.#count(`g ${guest}`, 1);
  }

  /** Gives it back: once for each that entered. */
  leave({ guest, address }: Caller): void {
    this.#count(`a ${address}`, -1);
    if (guest !== null) this.#count(`g ${guest}`, -1);
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

  #fill(): void {
    const now = this.#time.now();
    this.#level = Math.min(10 * this.#rate, this.#level + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
  }

  /** Nothing was taken out for a while. */
  get full(): boolean {
    this.#fill();
    return this.#level >= 10 * this.#rate;
  }

  /** Takes one out; false if it is empty. */
  take(): boolean {
    this.#fill();
    if (this.#level < 1) return false;
    this.#level--;
    return true;
  }
}
