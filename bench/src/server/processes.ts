/** Several processes that are measured as one, and other programs whose processor time the system tells. */
import { readdirSync, readFileSync } from 'node:fs';
import type { MeasuredServer, ServerProcess, Usage } from './process.ts';

export class ServerProcesses implements MeasuredServer {
  readonly all: readonly ServerProcess[];

  constructor(all: readonly ServerProcess[]) {
    this.all = all;
  }

  async usage(collect = false): Promise<Usage> {
    const used = await Promise.all(this.all.map((server) => server.usage(collect)));
    const sum = (of: (usage: Usage) => number): number => used.reduce((total, usage) => total + of(usage), 0);
    return { cpu: sum(({ cpu }) => cpu), heap: sum(({ heap }) => heap), rss: sum(({ rss }) => rss) };
  }

  async stop(): Promise<void> {
    for (const server of this.all) await server.stop();
  }
}

/** The fields of `/proc/PID/stat` after the name, which may contain anything. */
function fieldsOf(pid: number | string): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text
    .slice(text.lastIndexOf(')') + 4)
    .split(' ')
    .map(Number);
}

const TICK_US = 10_000;

/**
 * Processor time in microseconds of a program and its children, those that have ended included; null where the system
 * does not tell (Linux does).
 */
export function cpuOf(pid: number): number | null {
  try {
    const [, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] = fieldsOf(pid);
    let ticks = user + system + endedUser + endedSystem;
    for (const entry of readdirSync('/proc')) {
      if (!/^\d+$/.test(entry)) continue;
      try {
        const fields = fieldsOf(entry);
        if (fields[0] === pid) ticks += fields[10]! + fields[11]!;
      } catch {
        // It has just ended.
      }
    }
    return ticks * TICK_US;
  } catch {
    return null;
  }
}
