/**
 * The bill of a game: how each player's result came about, as sums that add up exactly.
 *
 * With v the reference value, an action of seat j leads from one state to the next, and w is the mean of v over fresh
 * draws of that same action. For every player p:
 *
 * - luck: v after the action less w (of the set-up: v at the start less the prior);
 * - effect: w less v before the action. Of an own action it is split into the slip, which is what the best action would
 *   have been worth more, judged by what the player could see, and the unseen: the rest;
 * - so result - prior = luck - slips + unseen + effects of the others.
 */
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame, OpaqueState, Seat } from '@traque/engine/core/game';
import type { Action } from '@traque/engine/core/match';
import { openRecord, type GameRecord, replay } from '@traque/engine/core/record';
import { type Account, accountOf } from './account.ts';
import { CountingChance } from './counting-chance.ts';
import { judgeSlip, type Slip, type SlipEffort } from './slip.ts';
import type { ReferenceValue } from './value.ts';

export { type Account, accountOf };

/** How much is computed: the same effort and seed give the same bill, bit by bit. */
export interface Effort extends SlipEffort {
  /** Fresh draws of an action that drew chance. */
  readonly draws: number;
  /** Set-ups that the prior is the mean of. */
  readonly setUps: number;
}

/** One action, or the set-up (action 0), on the bill. */
export interface BillEntry {
  /** The number of the action, from 1; 0 is the set-up. */
  readonly number: number;
  /** Who acted; null: the set-up. */
  readonly seat: Seat | null;
  /** By player. */
  readonly luck: readonly number[];
  readonly effect: readonly number[];
  /** Of the seat that acted. */
  readonly slip: Slip | null;
  readonly unseen: number;
  /** By player: the true chances after it. */
  readonly chances: readonly number[];
  /** What the acting seat could know of its chance before the action. */
  readonly known: number | null;
}

export interface Bill {
  readonly game: string;
  readonly value: number;
  readonly seed: string;
  readonly entries: readonly BillEntry[];
  /** By player. */
  readonly accounts: readonly Account[];
}

const difference = (a: ArrayLike<number>, b: ArrayLike<number>): number[] => Array.from(a, (x, i) => x - b[i]!);

/** Mean of v over set-ups with the same players and options. */
export function priorOf(
  game: AnyGame,
  value: ReferenceValue,
  { players, options }: { readonly players: number; readonly options: Readonly<Record<string, unknown>> },
  setUps: number,
  seed: string,
): Float64Array {
  const sum = new Float64Array(players);
  for (let i = 0; i < setUps; i++) {
    const state = game.create(players, options, new FastChance(`${seed} set-up ${i}`));
    value.chances(state).forEach((chance, seat) => (sum[seat]! += chance));
  }
  return sum.map((total) => total / setUps);
}

/** Mean of v over fresh draws of an action, from piles too; null if it draws none. */
export function meanOutcome(
  game: AnyGame,
  before: OpaqueState,
  action: Action,
  value: ReferenceValue,
  draws: number,
  seed: string,
): Float64Array | null {
  const outcomes: Float64Array[] = [];
  for (let i = 0; i < draws; i++) {
    const state = game.clone(before);
    const fresh = new FastChance(`${seed} ${i}`);
    value.redraw?.(state, fresh);
    const chance = new CountingChance(fresh);
    game.apply(state, action, chance);
    if (chance.draws === 0 && value.redraw === undefined) return null;
    outcomes.push(value.chances(state));
  }
  return outcomes[0]!.map((_, seat) => outcomes.reduce((sum, each) => sum + each[seat]!, 0) / draws);
}

/** Each action's slip has a seed of its own: it does not matter in which order they are judged. */
export const slipSeed = (seed: string, number: number): string => `${seed} slip ${number}`;

/**
 * The entries, one after the other, as they are computed. `own`: the seats whose slips are judged; the slips of others
 * count as 0, and their bill is not made. @throws {Malformed} or {Unplayable} if the record does not fit the rules.
 */
export function* billEntries(
  record: GameRecord,
  game: AnyGame,
  value: ReferenceValue,
  seed: string,
  effort: Effort,
  own: readonly Seat[] = record.seats.map((_, seat) => seat),
): Generator<BillEntry, void> {
  let before = openRecord(record, game).state;
  let known = value.chances(before);
  const players = record.seats.length;
  const none = Array.from({ length: players }, () => 0);
  const prior = priorOf(game, value, { players, options: record.options }, effort.setUps, seed);
  yield {
    number: 0,
    seat: null,
    luck: difference(known, prior),
    effect: none,
    slip: null,
    unseen: 0,
    chances: [...known],
    known: null,
  };
  for (const { taken, match } of replay(record, game)) {
    if (taken === null) continue;
    const { seat, action } = taken;
    const number = match.actions;
    const after = value.chances(match.state);
    const mean = meanOutcome(game, before, action, value, effort.draws, `${seed} draw ${number}`) ?? after;
    const effect = difference(mean, known);
    const slip = own.includes(seat)
      ? judgeSlip(game, before, seat, action, value, effort, slipSeed(seed, number))
      : null;
    yield {
      number,
      seat,
      luck: difference(after, mean),
      effect,
      slip,
      unseen: effect[seat]! + (slip?.loss ?? 0),
      chances: [...after],
      known: slip?.known ?? null,
    };
    before = match.state;
    known = after;
  }
}

/** The whole bill at once. */
export function billOf(record: GameRecord, game: AnyGame, value: ReferenceValue, seed: string, effort: Effort): Bill {
  const entries = [...billEntries(record, game, value, seed, effort)];
  return {
    game: record.game,
    value: value.version,
    seed,
    entries,
    accounts: record.seats.map((_, player) => accountOf(entries, player)),
  };
}
