/** A rate limit: a bucket that fills at a steady rate and holds ten seconds' worth of tokens. */
const CAPACITY_MS = 10_000;
/** 1000 / 3 and 1000 / 7 are not exact. */
const ROUNDING_MS = 0.01;

export class TokenBucket {
  /** The level, expressed as the time at which the bucket will be full again. */
  #fullAt = 0;

  /** Takes one token or several; false if there are not enough. */
  take(tokensPerSecond: number, now: number, tokens = 1): boolean {
    const fullAt = Math.max(this.#fullAt, now) + (1000 * tokens) / tokensPerSecond;
    if (fullAt - now > CAPACITY_MS + ROUNDING_MS) return false;
    this.#fullAt = fullAt;
    return true;
  }

  isFull(now: number): boolean {
    return this.#fullAt <= now;
  }
}
