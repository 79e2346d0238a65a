/** Puts entries and slips together that were computed apart. Free of rules. */
import type { BillEntry } from './bill.ts';
import type { Slip } from './slip.ts';

export function withSlip(entry: BillEntry, slip: Slip | undefined): BillEntry {
  if (slip === undefined || entry.seat === null) return entry;
  return { ...entry, slip, unseen: entry.effect[entry.seat]! + slip.loss, known: slip.known };
}
