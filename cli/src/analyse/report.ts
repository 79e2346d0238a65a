/** What an analysis tells, as data. */
import type { Analysable } from '@traque/analysis/analysis';
import { type Account, accountOf, type BillEntry } from '@traque/analysis/bill';
import { accuracyOf, type Label, labelOf } from '@traque/analysis/labels';
import type { Reason } from '@traque/analysis/reason';
import { type NoBill, whyNoBill } from '@traque/analysis/yardstick';
import type { Seat } from '@traque/engine/core/game';
import type { Action } from '@traque/engine/core/match';

const MOMENTS = 3;
/** Less is no luck worth a line. */
const MIN_LUCK = 0.0005;

export interface Moment {
  /** The number of the action, from 1; 0 is the set-up. */
  readonly number: number;
  readonly luck: number;
}

interface ReportedSlip {
  readonly number: number;
  readonly label: Label;
  readonly loss: number;
  readonly played: Action;
  readonly better: Action;
  /** Why it is better, where that is proved. */
  readonly why: readonly Reason[];
}

interface SeatReport {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: string;
  /** Null where the bill is not shown. */
  readonly account: Account | null;
  /** Mean over the seat's actions, 0 to 100; null if they were not judged. */
  readonly accuracy: number | null;
  readonly slips: readonly ReportedSlip[];
  readonly luckiest: readonly Moment[];
  readonly unluckiest: readonly Moment[];
}

export interface Report {
  readonly game: string;
  readonly players: number;
  readonly actions: number;
  /** The version of the reference value, and the seed: with the record they give the same analysis. */
  readonly value: number;
  readonly seed: string;
  /** Variance of luck-adjusted results / of raw ones; the bill is shown only if it is low enough. */
  readonly varianceRatio: number;
  /** Why the bill is not shown unless it is asked for; null: it is. */
  readonly noBill: NoBill | null;
  /** Own seat first. */
  readonly seats: readonly SeatReport[];
  /** The chances of all seats after the set-up and after each action. */
  readonly chances: readonly (readonly number[])[];
}

/** `own`: the seat that comes first, and whose slips alone were judged; undefined: all were. */
export function reportOf(
  { record, yardstick }: Analysable,
  entries: readonly BillEntry[],
  seed: string,
  own: Seat | undefined,
  isBillShown: boolean,
): Report {
  const players = record.seats.length;
  const order = record.seats.map((_, i) => (i + (own ?? 0)) % players);
  // What was not judged has no bill: its slips would all be 0.
  const isJudged = (seat: Seat): boolean => own === undefined || own === seat;
  return {
    game: record.game,
    players,
    actions: record.actions.length,
    value: yardstick.value.version,
    seed,
    varianceRatio: yardstick.varianceRatios[players]!,
    noBill: whyNoBill(yardstick, players),
    seats: order.map((seat) => {
      const moments = entries
        .map(({ number, luck }): Moment => ({ number, luck: luck[seat]! }))
        .toSorted((a, b) => b.luck - a.luck);
      const judged = entries.flatMap((entry) => (entry.seat === seat && entry.slip !== null ? [entry.slip.loss] : []));
      const accuracies = judged.map((loss) => accuracyOf(loss, players));
      return {
        seat,
        name: record.seats[seat]!.name,
        kind: record.seats[seat]!.kind,
        account: isBillShown && isJudged(seat) ? accountOf(entries, seat) : null,
        accuracy: accuracies.length === 0 ? null : accuracies.reduce((sum, each) => sum + each, 0) / accuracies.length,
        slips: slipsOf(entries, record.actions, seat, players),
        luckiest: moments.filter(({ luck }) => luck > MIN_LUCK).slice(0, MOMENTS),
        unluckiest: moments
          .filter(({ luck }) => luck < -MIN_LUCK)
          .slice(-MOMENTS)
          .reverse(),
      };
    }),
    chances: entries.map(({ chances }) => chances),
  };
}

function slipsOf(
  entries: readonly BillEntry[],
  actions: readonly { readonly action: Action }[],
  seat: Seat,
  players: number,
): ReportedSlip[] {
  return entries.flatMap(({ seat: mover, number, slip }) => {
    if (mover !== seat || slip === null) return [];
    const label = labelOf(slip, players);
    if (label === 'best' || label === 'close') return [];
    return [
      {
        number,
        label,
        loss: slip.loss,
        played: actions[number - 1]!.action,
        better: slip.action,
        why: slip.reasons ?? [],
      },
    ];
  });
}
