/** The server's own end of the line to the bench: says where it is, what it used, and ends when nobody listens. */
import { setImmediate } from 'node:timers/promises';
import type { Usage } from './process.ts';

async function usage(collect: boolean): Promise<Usage> {
  if (collect) {
    // What one collection sets free may hold more that only the next finds. A regular one would leave code that is not used.
    for (let i = 0; i < 2; i++) {
      globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
      await setImmediate();
    }
  }
  const { user, system } = process.cpuUsage();
  const { heapUsed, rss } = process.memoryUsage();
  return { cpu: user + system, heap: heapUsed, rss };
}

export function report(address: string, close: () => Promise<void>): void {
  process.on('message', ({ collect }: { collect: boolean }) => {
    void usage(collect).then((used) => process.send!(used));
  });
  process.once('disconnect', () => void close().finally(() => process.exit()));
  process.send!(address);
}
