/** The reference value of a game: the yardstick of its bills. */
import type { Chance } from '@traque/engine/core/chance';
import type { AnyView, OpaqueState, Seat } from '@traque/engine/core/game';

export interface ReferenceValue {
  readonly game: string;
  /** Raised whenever the same state could get another number: a bill names the version it was made with. */
  readonly version: number;
  /**
   * Each seat's chance to win in this full state, hidden facts included. A fixed function: the same state gives the
   * same numbers. When the game is over: 1/k for each of k winners, 0 for the rest.
   *
   * `seed`: for the choices of rollouts instead of one that follows from the state. With the same seed, two states that
   * differ by one action are compared under the same choices (common random numbers).
   */
  chances(state: OpaqueState, seed?: number): Float64Array;
  /**
   * Shuffles, in place, what nobody can know (a pile of cards): its order was drawn earlier, but a card taken from it is
   * luck of the moment it is taken. `chances` does not depend on it. Absent: there is no such thing.
   */
  redraw?(state: OpaqueState, chance: Chance): void;
  /**
   * A full state that this seat could not tell from the real one, the likelier the more often; absent: the game's own
   * `imagine` is good enough.
   */
  imagine?(view: AnyView, seat: Seat, chance: Chance): OpaqueState;
}
