/** What an analyst's worker answers: the bill of one record, part by part, and how good another action would have been. */
import { openAnalysis } from '@traque/analysis/analysis';
import type { BillEntry, Effort } from '@traque/analysis/bill';
import { type Label, labelOf } from '@traque/analysis/labels';
import { BillParts } from '@traque/analysis/parts';
import type { Slip } from '@traque/analysis/slip';
import { type NoBill, whyNoBill } from '@traque/analysis/yardstick';
import type { AnyGame, Refusal, Seat } from '@traque/engine/core/game';
import { jsonEqual } from '@traque/engine/core/json-equal';
import type { Action, MatchEvent } from '@traque/engine/core/match';
import { type GameRecord, replay } from '@traque/engine/core/record';

/** The same as that of `traque analyse`: both tell the same of a game. */
const SEED = 'traque';

/** What is computed. With the record it determines every number: two plans that are equal give the same bill. */
export interface AnalysisPlan {
  /** The version of the reference value. */
  readonly value: number;
  readonly seed: string;
  readonly effort: Effort;
  readonly players: number;
  /** Who acted, by action. */
  readonly actors: readonly Seat[];
  /** Why the sums are not shown: the value fails its bar. Null: they are. */
  readonly noBill: NoBill | null;
}

/** Why a record is not analysed; of a broken one also what is wrong with it, for people who look closely. */
export interface WhyNot {
  readonly not: 'broken' | 'unfinished' | 'noValue';
}

export type Attempt =
  | { readonly refusal: Refusal }
  /** Solved: close to the best, by the measure of slips. */
  | { readonly solved: boolean; readonly label: Label; readonly loss: number };

interface Open {
  readonly record: GameRecord;
  readonly game: AnyGame;
  readonly parts: BillParts;
  readonly entries: Iterator<BillEntry, void>;
}

export function bills() {
  let open: Open | null = null;

  function opened(): Open {
    if (open === null) throw new Error('no record is open');
    return open;
  }

  return {
    /** Begins with a record, as JSON that came from anywhere. */
    open(json: unknown): AnalysisPlan | WhyNot {
      open = null;
      const what = openAnalysis(json);
      if ('not' in what) return { not: what.not.kind };
      const { record, game, yardstick } = what;
      const parts = new BillParts(what, SEED);
      open = { record, game, parts, entries: parts.entries() };
      const players = record.seats.length;
      return {
        value: yardstick.value.version,
        seed: SEED,
        effort: yardstick.effort,
        players,
        actors: record.actions.map(({ seat }) => seat),
        noBill: whyNoBill(yardstick, players),
      };
    },

    /** The next entry, from the set-up on, without its slip; null after the last. */
    nextEntry(): BillEntry | null {
      const next = opened().entries.next();
      return next.done === true ? null : next.value;
    },

    slip: (number: number): Slip => opened().parts.slip(number),

    /** What it would have been worth to do this instead of the action with this number. */
    attempt(number: number, action: Action, best: Action): Attempt {
      const { record, game, parts } = opened();
      const { seat } = record.actions[number - 1]!;
      const refusal = game.refusal(parts.before(number), seat, action);
      if (refusal !== null) return { refusal };
      if (jsonEqual(action, best)) return { solved: true, label: 'best', loss: 0 };
      const slip = parts.slip(number, action);
      const label = labelOf(slip, record.seats.length);
      return { solved: label === 'best' || label === 'close', label, loss: slip.loss };
    },

    /** All seats' true chances after the set-up and each action. */
    chances: (): readonly (readonly number[])[] => opened().parts.chances(),

    /** What happened by an action, from 1, with nothing hidden. */
    eventsAt(number: number): readonly MatchEvent[] {
      const { record, game } = opened();
      return [...replay(record, game)][number]!.events;
    },
  };
}
