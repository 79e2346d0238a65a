/** What in a game is worth looking at: luck, slips, the decisive moment. */
import type { BillEntry } from '@traque/analysis/bill';
import { accuracyOf, type Label, labelOf } from '@traque/analysis/labels';
import type { Slip } from '@traque/analysis/slip';
import type { Seat } from '@traque/engine/core/game';

const MOMENTS = 3;
/** Less is no luck worth a line. */
const MIN_LUCK = 0.0005;

export interface LuckyMoment {
  /** The number of the action; 0 is the set-up. */
  readonly number: number;
  readonly luck: number;
}

export function luckOf(
  entries: readonly BillEntry[],
  seat: Seat,
): { readonly luckiest: readonly LuckyMoment[]; readonly unluckiest: readonly LuckyMoment[] } {
  const moments = entries
    .map(({ number, luck }): LuckyMoment => ({ number, luck: luck[seat]! }))
    .toSorted((a, b) => b.luck - a.luck);
  return {
    luckiest: moments.filter(({ luck }) => luck > MIN_LUCK).slice(0, MOMENTS),
    unluckiest: moments
      .filter(({ luck }) => luck < -MIN_LUCK)
      .slice(-MOMENTS)
      .reverse(),
  };
}

export type SlipLabel = Exclude<Label, 'best' | 'close'>;

export interface LabelledSlip {
  readonly number: number;
  readonly label: SlipLabel;
  readonly slip: Slip;
}

/** The slips of a seat that have a name, in the order of the game. */
export function slipsOf(entries: readonly BillEntry[], seat: Seat, players: number): readonly LabelledSlip[] {
  return entries.flatMap(({ seat: mover, number, slip }) => {
    if (mover !== seat || slip === null) return [];
    const label = labelOf(slip, players);
    return label === 'best' || label === 'close' ? [] : [{ number, label, slip }];
  });
}

/** Mean over the seat's judged actions, 0 to 100; null if there are none. */
export function accuracyIn(entries: readonly BillEntry[], seat: Seat, players: number): number | null {
  const all = entries.flatMap(({ seat: mover, slip }) =>
    mover === seat && slip !== null ? [accuracyOf(slip.loss, players)] : [],
  );
  return all.length === 0 ? null : all.reduce((sum, each) => sum + each, 0) / all.length;
}

export interface Swing {
  readonly number: number;
  /** Whose chance changed most; of two whose chances changed alike, the one who gained. */
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** Changes of chances that differ by less than this are alike. */
const ALIKE = 1e-9;

/** The action that changed the true chances most; null in a game without actions. By number: all seats' chances. */
export function decisiveSwing(chances: readonly (readonly number[])[]): Swing | null {
  let best: Swing | null = null;
  for (const [number, after] of chances.entries()) {
    const before = chances[number - 1];
    if (before === undefined) continue;
    for (const [seat, to] of after.entries()) {
      const from = before[seat]!;
      const lead = best === null ? Infinity : Math.abs(to - from) - Math.abs(best.to - best.from);
      const isGainInstead = best !== null && best.number === number && best.to < best.from && to > from;
      if (lead > ALIKE || (isGainInstead && lead > -ALIKE)) best = { number, seat, from, to };
    }
  }
  return best;
}
