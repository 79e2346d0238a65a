/**
 * How many requests each address made in its present window. The limiter's own store goes by the wall clock: one that is
 * set back would hold a window open, and everybody out, until it has caught up.
 */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Time } from '../time.ts';

/** Addresses remembered before the one that has been quiet for longest is forgotten. */
const MOST_ADDRESSES = 10_000;

interface Window {
  current: number;
  readonly since: number;
}

export function requestCounts(time: Time): FastifyRateLimitStoreCtor {
  return class RequestCounts implements FastifyRateLimitStore {
    /** Latest request last. */
    readonly #windows = new Map<string, Window>();

    incr(
      address: string,
      tell: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      const now = time.steady();
      const known = this.#windows.get(address);
      const window = known === undefined || known.since + windowMs <= now ? { current: 0, since: now } : known;
      window.current++;
      this.#windows.delete(address);
      this.#windows.set(address, window);
      if (this.#windows.size > MOST_ADDRESSES) this.#windows.delete(this.#windows.keys().next().value!);
      tell(null, { current: window.current, ttl: window.since + windowMs - now });
    }

    child(): RequestCounts {
      return new RequestCounts();
    }
  };
}
