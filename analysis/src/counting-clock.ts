import type { Clock } from '@traque/bots/core/clock';

/** A clock that moves when it is read: `hard` then thinks for a number of readings, the same on every machine. */
export function countingClock(): Clock {
  let now = 0;
  return () => now++;
}
