/** The server's own end of the line to the bench: says where it is, what it used, and ends when nobody listens. */
import type { Usage } from './process.ts';

function usage(collect: boolean): Usage {
  if (collect) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, rss } = process.memoryUsage();
  return { cpu: user + system, heap: heapUsed, rss };
}

export function report(address: string, close: () => Promise<void>): void {
  process.on('message', ({ collect }: { collect: boolean }) => process.send!(usage(collect)));
  process.once('disconnect', () => void close().finally(() => process.exit()));
  process.send!(address);
}
