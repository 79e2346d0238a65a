/** What is known of a game's bill so far: parts arrive in any order, and sums are made of those that are there. */
import { type Account, accountOf } from '@traque/analysis/account';
import type { BillEntry } from '@traque/analysis/bill';
import type { Slip } from '@traque/analysis/slip';
import { withSlip } from '@traque/analysis/with-slips';
import type { Seat } from '@traque/engine/core/game';
import type { AnalysisPlan } from '../client/worker/bills.ts';

export interface Findings {
  readonly plan: AnalysisPlan;
  /** From the set-up on, without slips. */
  readonly entries: readonly BillEntry[];
  /** By the number of the action. */
  readonly slips: ReadonlyMap<number, Slip>;
}

export const nothingYet = (plan: AnalysisPlan): Findings => ({ plan, entries: [], slips: new Map() });

export const withEntry = (found: Findings, entry: BillEntry): Findings => ({
  ...found,
  entries: [...found.entries, entry],
});

export const withSlipOf = (found: Findings, number: number, slip: Slip): Findings => ({
  ...found,
  slips: new Map([...found.slips, [number, slip]]),
});

/** The entries as far as they are known, each with its slip. */
export const billedEntries = ({ entries, slips }: Findings): readonly BillEntry[] =>
  entries.map((entry) => withSlip(entry, slips.get(entry.number)));

/** 0 to 1. */
export function progressOf({ plan: { actors }, entries, slips }: Findings): number {
  return (entries.length + slips.size) / (2 * actors.length + 1);
}

export const isComplete = (found: Findings): boolean => progressOf(found) === 1;

export const hasAllEntries = ({ plan, entries }: Findings): boolean => entries.length === plan.actors.length + 1;

/** Whether all slips of a seat were judged. */
export const isJudged = ({ plan, slips }: Findings, seat: Seat): boolean =>
  plan.actors.every((actor, i) => actor !== seat || slips.has(i + 1));

/** A player's sums; null until all that they are made of is there. */
export function accountIn(found: Findings, seat: Seat): Account | null {
  return hasAllEntries(found) && isJudged(found, seat) ? accountOf(billedEntries(found), seat) : null;
}

/** The actions whose slips are still to be judged: those of the first seat first, each seat's in order. */
export function openSlips({ plan: { actors }, slips }: Findings, order: readonly Seat[]): number[] {
  return order.flatMap((seat) => actors.flatMap((actor, i) => (actor === seat && !slips.has(i + 1) ? [i + 1] : [])));
}
