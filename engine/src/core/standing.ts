/** Who played which part, and who came before whom: what ratings are made from. */
import type { AnyGame, OpaqueState, Seat } from './game.ts';

export interface Standing {
  /** By seat; all the same where all play the same part. */
  readonly roles: readonly string[];
  /** By seat, from 1; who ties shares a place. */
  readonly places: readonly number[];
}

const bySeat = <T>(players: number, make: (seat: Seat) => T): T[] =>
  Array.from({ length: players }, (_, seat) => make(seat));

export function rolesOf(game: AnyGame, players: number, state: OpaqueState): readonly string[] {
  return game.roles?.(state) ?? bySeat(players, () => '');
}

/** Null unless the game is over. Where nobody has won, all share the first place. */
export function standingOf(game: AnyGame, players: number, state: OpaqueState): Standing | null {
  const winners = game.result(state)?.winners;
  if (winners === undefined) return null;
  const places = bySeat(players, (seat) => (winners.length === 0 || winners.includes(seat) ? 1 : 2));
  return { roles: rolesOf(game, players, state), places: game.places?.(state) ?? places };
}

/** Of a game that a player forfeited: they come last, and the others share the first place. */
export function standingAfterForfeit(game: AnyGame, players: number, state: OpaqueState, forfeiter: Seat): Standing {
  return { roles: rolesOf(game, players, state), places: bySeat(players, (seat) => (seat === forfeiter ? 2 : 1)) };
}
