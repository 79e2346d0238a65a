import type { Clock } from '../core/clock.ts';

/** A clock that moves only when it is read, by `step` milliseconds: the same work and the same answer on every machine. */
export function ticking(step: number): Clock {
  let now = 0;
  return () => (now += step);
}
