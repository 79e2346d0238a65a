import type { Clock } from '../core/clock.ts';

/** The processor time of the calling thread: what other programs and other threads take does not count. */
export const processorClock: Clock = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
