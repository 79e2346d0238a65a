/**
 * How many requests each address made in its present window. The rate limiter's own store uses the wall clock: if that is
 * set back, a window stays open, and everybody stays locked out, until the clock has caught up.
 */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Time } from '../time.ts';

/** With more addresses than this, the one whose last request is oldest is forgotten. */
const MAX_ADDRESSES = 10_000;

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
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      const now = time.monotonic();
      const known = this.#windows.get(address);
      const window = known === undefined || known.since + windowMs <= now ? { current: 0, since: now } : known;
      window.current++;
      this.#windows.delete(address);
      this.#windows.set(address, window);
      if (this.#windows.size > MAX_ADDRESSES) this.#windows.delete(this.#windows.keys().next().value!);
      done(null, { current: window.current, ttl: window.since + windowMs - now });
    }

    child(): RequestCounts {
      return new RequestCounts();
    }
  };
}
