import { expect, it } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

const NOW = Date.UTC(2026, 0, 1);

/** Takes all tokens that there are at this moment, and returns how many. */
function drain(bucket: TokenBucket, rate: number, now: number): number {
  let count = 0;
  while (bucket.take(rate, now)) count++;
  return count;
}

it.each([1, 3, 7, 20, 30])('a bucket of %i a second holds ten seconds’ worth and fills at that rate', (rate) => {
  const bucket = new TokenBucket();
  expect(drain(bucket, rate, NOW)).toBe(10 * rate);
  expect(bucket.isFull(NOW)).toBe(false);
  expect(drain(bucket, rate, NOW + 2000)).toBe(2 * rate);
  expect(bucket.isFull(NOW + 60_000)).toBe(true);
  const priced = new TokenBucket();
  expect([priced.take(rate, NOW, 9 * rate), priced.take(rate, NOW, 2 * rate), priced.take(rate, NOW, rate)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(drain(bucket, rate, NOW + 60_000), 'it does not overflow').toBe(10 * rate);
});
