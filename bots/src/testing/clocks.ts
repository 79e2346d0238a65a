/** Clocks for tests: one that only its readings move, and one that only this thread's work moves. */
import type { Clock } from '../core/clock.ts';

/** Each reading finds it `step` milliseconds later: the same work, the same answer, on every machine. */
export function ticking(step: number): Clock {
  let now = 0;
  return () => (now += step);
}

/** The processor time of this thread: what other programs on the machine take does not count. */
export function working(): Clock {
  return () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
}
