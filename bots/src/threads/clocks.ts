/** What thinking time is measured by in Node. */
import { type Clock, wallClock } from '../core/clock.ts';

/** The CPU time of the calling thread: other programs and threads do not count. */
export const processorClock: Clock = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** `processor`: each thread may work for the whole time itself, however long it has to wait for a processor. */
export type Timing = 'wall' | 'processor';
export const clocks: Readonly<Record<Timing, Clock>> = { wall: wallClock, processor: processorClock };
