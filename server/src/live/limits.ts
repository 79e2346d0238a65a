/** How many live connections one guest or address may have, and how often an address may open one. */
import { DeniedError } from '../errors.ts';
import { networkOf } from '../http/origin.ts';
import type { Settings } from '../settings.ts';
import type { Time } from '../time.ts';
import { TokenBucket } from './token-bucket.ts';

/** With more addresses than this, those whose bucket is full again are forgotten. */
const MAX_ADDRESSES = 10_000;

/** Whose connection it is. */
export interface Caller {
  /** Null if there is no valid guest cookie. */
  readonly guest: string | null;
  readonly address: string;
}

export class Limits {
  readonly #settings: Settings;
  readonly #time: Time;
  readonly #open = new Map<string, number>();
  /** By address. */
  readonly #connectBuckets = new Map<string, TokenBucket>();

  constructor(settings: Settings, time: Time) {
    this.#settings = settings;
    this.#time = time;
  }

  /** Connections an address may open per second: as many as requests. @throws {DeniedError} */
  checkConnectRate(from: string): void {
    const address = networkOf(from);
    const now = this.#time.monotonic();
    if (this.#connectBuckets.size >= MAX_ADDRESSES)
      for (const [known, bucket] of this.#connectBuckets) if (bucket.isFull(now)) this.#connectBuckets.delete(known);
    const bucket = this.#connectBuckets.get(address) ?? new TokenBucket();
    if (!bucket.take(this.#settings.requestsPerMinute / 60, now))
      throw new DeniedError('tooFast', 'too many connections in a short time: wait a little');
    this.#connectBuckets.set(address, bucket);
  }

  #count(key: string, change: 1 | -1): void {
    const count = (this.#open.get(key) ?? 0) + change;
    if (count === 0) this.#open.delete(key);
    else this.#open.set(key, count);
  }

  #check(key: string, most: number): void {
    if ((this.#open.get(key) ?? 0) >= most)
      throw new DeniedError('tooMany', `no more than ${most} connections at once`);
  }

  /** @throws {DeniedError} */
  addConnection({ guest, address: from }: Caller): void {
    const address = networkOf(from);
    this.#check(`a ${address}`, this.#settings.connectionsPerAddress);
    if (guest !== null) this.#check(`g ${guest}`, this.#settings.connectionsPerGuest);
    this.#count(`a ${address}`, 1);
    if (guest !== null) this.#count(`g ${guest}`, 1);
  }

  /** Call once for each connection that was added. */
  removeConnection({ guest, address: from }: Caller): void {
    const address = networkOf(from);
    this.#count(`a ${address}`, -1);
    if (guest !== null) this.#count(`g ${guest}`, -1);
  }
}
