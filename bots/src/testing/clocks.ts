import type { Clock } from '../core/clock.ts';

/** A clock that only its readings move: each finds it `step` milliseconds later. The same work, the same answer, on every machine. */
export function ticking(step: number): Clock {
  let now = 0;
  return () => (now += step);
}
