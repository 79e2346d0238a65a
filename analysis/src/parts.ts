/**
 * A bill in parts that may be computed in any order and by several workers: the entries without slips, and the slip of
 * each action. Put together they are the bill of `billOf`, bit by bit.
 */
import type { OpaqueState } from '@traque/engine/core/game';
import type { Action } from '@traque/engine/core/match';
import { type RecordedAction, replay } from '@traque/engine/core/record';
import type { Analysable } from './analysis.ts';
import { billEntries, type BillEntry, slipSeed } from './bill.ts';
import { judgeSlip, type Slip } from './slip.ts';

/** The state in which an action was taken. */
interface Decision {
  readonly before: OpaqueState;
  readonly taken: RecordedAction;
}

export class BillParts {
  readonly #what: Analysable;
  readonly #seed: string;
  readonly #decisions: readonly Decision[];

  constructor(what: Analysable, seed: string) {
    this.#what = what;
    this.#seed = seed;
    const { record, game } = what;
    const states = [...replay(record, game)].map(({ match }) => match.state);
    this.#decisions = record.actions.map((taken, i) => ({ before: states[i]!, taken }));
  }

  /** The entries, one after the other, without slips: only luck and effects are known. */
  entries(): Generator<BillEntry, void> {
    const { record, game, yardstick } = this.#what;
    return billEntries(record, game, yardstick.value, this.#seed, yardstick.effort, []);
  }

  /** The true chances of all seats after the set-up and after each action: much less work than the entries. */
  chances(): readonly (readonly number[])[] {
    const { record, game, yardstick } = this.#what;
    return [...replay(record, game)].map(({ match }) => [...yardstick.value.chances(match.state)]);
  }

  /** The slip of an action, from 1; or what it would have been if `instead` had been played, by the same measure. */
  slip(number: number, instead?: Action): Slip {
    const { game, yardstick } = this.#what;
    const { before, taken } = this.#decisions[number - 1]!;
    const action = instead ?? taken.action;
    return judgeSlip(game, before, taken.seat, action, yardstick.value, yardstick.effort, slipSeed(this.#seed, number));
  }

  /** The state before an action, from 1. */
  before(number: number): OpaqueState {
    return this.#decisions[number - 1]!.before;
  }
}
