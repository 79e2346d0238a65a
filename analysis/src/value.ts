/** The reference value of a game: the yardstick of its bills. */
import type { OpaqueState } from '@traque/engine/core/game';

export interface ReferenceValue {
  readonly game: string;
  /** Raised whenever the same state could get another number: a bill names the version it was made with. */
  readonly version: number;
  /**
   * Each seat's chance to win in this full state, hidden facts included. A fixed function: the same state gives the
   * same numbers. When the game is over: 1/k for each of k winners, 0 for the rest.
   */
  chances(state: OpaqueState): Float64Array;
}
