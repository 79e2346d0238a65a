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
  /** By address, for the connections it begins. */
  readonly #knocks = new Map<string, Level>();

  constructor(settings: Settings, time: Time) {
    this.#settings = settings;
    this.#time = time;
  }

  /** Somebody begins a live connection: as often as he may ask for anything else. @throws {Denied} */
  knock(address: string): void {
    const now = this.#time.steady();
    if (this.#knocks.size >= MOST_ADDRESSES)
      for (const [known, fullAt] of this.#knocks) if (fullAt <= now) this.#knocks.delete(known);
    const level = taken(this.#knocks.get(address) ?? FULL, this.#settings.requestsPerMinute / 60, now);
    if (level === null) throw new Denied('tooFast', 'too many connections in a short time: wait a little');
    this.#knocks.set(address, level);
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

/**
 * How full a bucket is that fills at a steady rate and holds ten seconds' worth: told by the time at which it is full
 * again, on a clock that never steps. So a bucket is a number.
 */
export type Level = number;

export const FULL: Level = 0;

const HOLDS_MS = 10_000;
/** Thirds and sevenths of a second do not add up exactly. */
const ROUNDING_MS = 0.01;

/** The level when one is taken out, `rate` being what comes in a second; null: it is empty. */
export function taken(fullAt: Level, rate: number, now: number): Level | null {
  const level = Math.max(fullAt, now) + 1000 / rate;
  return level - now > HOLDS_MS + ROUNDING_MS ? null : level;
}
