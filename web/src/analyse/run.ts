/** Shares the work of an analysis between workers. Which of them does what changes nothing in what is found. */
import type { Seat } from '@traque/engine/core/game';
import type { Analyst } from '../client/analysts.ts';
import { type Findings, hasAllEntries, openSlips, withEntry, withSlipOf } from './findings.ts';

type Worker = Pick<Analyst, 'nextEntry' | 'slip'>;

interface Job {
  /** All have the same record open. */
  readonly workers: readonly Worker[];
  /** What is known already. */
  readonly found: Findings;
  /** Whose slips are judged first. */
  readonly order: readonly Seat[];
  readonly report: (found: Findings) => void;
  readonly signal: AbortSignal;
}

/** Resolves when everything is known, or when it was cancelled. */
export async function run({ workers, found: before, order, report, signal }: Job): Promise<void> {
  let found = before;
  const open = openSlips(found, order);
  const tell = (next: Findings): void => {
    found = next;
    if (!signal.aborted) report(found);
  };

  async function findEntries(worker: Worker): Promise<void> {
    if (hasAllEntries(found)) return;
    while (!signal.aborted) {
      const entry = await worker.nextEntry();
      if (entry === null) return;
      // A worker begins with the set-up, also where the first entries are known.
      if (entry.number === found.entries.length) tell(withEntry(found, entry));
    }
  }

  async function judgeSlips(worker: Worker): Promise<void> {
    for (let number = open.shift(); number !== undefined && !signal.aborted; number = open.shift()) {
      const slip = await worker.slip(number);
      // Only now: others have found something meanwhile.
      tell(withSlipOf(found, number, slip));
    }
  }

  await Promise.all(
    workers.map(async (worker, i) => {
      if (i === 0) await findEntries(worker);
      await judgeSlips(worker);
    }),
  );
}
