/** The luck of a game while it is played, by seat: what a bill sums up as luck, without judging anybody's choices. */
import type { AnyGame, OpaqueState } from '@traque/engine/core/game';
import type { Action } from '@traque/engine/core/match';
import { meanOutcome, priorOf } from './bill.ts';
import type { ReferenceValue } from './value.ts';

/** Fresh draws of an action, and set-ups that the prior is the mean of. */
const DRAWS = 8;
const SET_UPS = 40;

export class LuckMeter {
  readonly #game: AnyGame;
  readonly #value: ReferenceValue;
  readonly #seed: string;
  readonly #sums: Float64Array;
  #actions = 0;

  /** `state`: as it was set up by chance. */
  constructor(
    game: AnyGame,
    value: ReferenceValue,
    state: OpaqueState,
    table: { readonly players: number; readonly options: Readonly<Record<string, unknown>> },
    seed: string,
  ) {
    this.#game = game;
    this.#value = value;
    this.#seed = seed;
    const prior = priorOf(game, value, table, SET_UPS, seed);
    this.#sums = value.chances(state).map((chance, seat) => chance - prior[seat]!);
  }

  /** An action that led from one state to another. */
  add(before: OpaqueState, action: Action, after: OpaqueState): void {
    const draws = `${this.#seed} draw ${++this.#actions}`;
    const mean = meanOutcome(this.#game, before, action, this.#value, DRAWS, draws);
    if (mean === null) return;
    this.#value.chances(after).forEach((chance, seat) => (this.#sums[seat]! += chance - mean[seat]!));
  }

  /** By seat, so far. */
  get luck(): readonly number[] {
    return [...this.#sums];
  }
}
