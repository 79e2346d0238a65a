/** A reference value made from raw chances and a calibration that was fitted to games (`fit.ts`). */
import type { Chance } from '@traque/engine/core/chance';
import type { AnyView, OpaqueState, Result, Seat } from '@traque/engine/core/game';
import type { ReferenceValue } from './value.ts';

/** What a fit finds for one number of players; see `calibrate`. */
export interface Calibration {
  readonly temperature: number;
  readonly floor: number;
  readonly bias: number;
}

interface Source<State> {
  readonly game: { readonly name: string; result(state: State): Result | null };
  /** Raised with every change of the raw chances or of the calibration. */
  readonly version: number;
  /** By number of players. */
  readonly calibrations: Readonly<Record<number, Calibration>>;
  players(state: State): number;
  /** The outcome with a weight of its own, if any: a side unlike the others, or nobody. */
  special(state: State): number | null;
  /** Outcomes: each seat wins; after these, where the game can end so, nobody. They add up to 1. The game is not over. */
  raw(state: State, seed?: number): Float64Array;
  readonly redraw?: (state: State, chance: Chance) => void;
  readonly imagine?: (view: AnyView, seat: Seat, chance: Chance) => State;
}

export interface CalibratedValue extends ReferenceValue {
  /** For the fit. */
  outcomes(state: OpaqueState): Float64Array;
  special(state: OpaqueState): number | null;
}

/**
 * Makes raw chances honest, in place: a little of the chance is spread evenly (`floor`: rollouts that all end alike
 * prove nothing), odds are raised to a power (`temperature`: below 1 they were too sure), and the special outcome is
 * e to the power of `bias` times as likely.
 */
export function calibrate(
  outcomes: Float64Array,
  special: number | null,
  { temperature, floor, bias }: Calibration,
): Float64Array {
  let total = 0;
  for (let i = 0; i < outcomes.length; i++) {
    const chance = (1 - floor) * outcomes[i]! + floor / outcomes.length;
    total += outcomes[i] = chance ** temperature * (i === special ? Math.exp(bias) : 1);
  }
  for (let i = 0; i < outcomes.length; i++) outcomes[i]! /= total;
  return outcomes;
}

export function calibratedValue<State>(source: Source<State>): CalibratedValue {
  const { game, version, calibrations, redraw, imagine } = source;
  const own = (state: OpaqueState): State => state as unknown as State;
  return {
    game: game.name,
    version,
    chances(opaque, seed) {
      const state = own(opaque);
      const players = source.players(state);
      const result = game.result(state);
      if (result === null)
        return calibrate(source.raw(state, seed), source.special(state), calibrations[players]!).slice(0, players);
      const chances = new Float64Array(players);
      for (const seat of result.winners) chances[seat] = 1 / result.winners.length;
      return chances;
    },
    ...(redraw === undefined ? {} : { redraw: (state, chance) => redraw(own(state), chance) }),
    ...(imagine === undefined
      ? {}
      : { imagine: (view, seat, chance) => imagine(view, seat, chance) as unknown as OpaqueState }),
    outcomes: (state) => source.raw(own(state)),
    special: (state) => source.special(own(state)),
  };
}
