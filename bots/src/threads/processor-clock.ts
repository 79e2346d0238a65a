import type { Clock } from '../core/clock.ts';

/** The CPU time of the calling thread: other programs and threads do not count. */
export const processorClock: Clock = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
