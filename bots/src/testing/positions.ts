/** Positions for tests of bots: what a seat sees in random games. */
import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame, AnyView, OpaqueState, Seat } from '@traque/engine/core/game';

export interface Seen {
  /** Valid until the next decision is requested. */
  readonly state: OpaqueState;
  readonly seat: Seat;
  readonly view: AnyView;
  /** The game and the number of the decision, for messages of failed tests. */
  readonly where: string;
}

/** Every game with every number of players. */
export const tables = games.flatMap((game) =>
  Array.from({ length: game.players.max - game.players.min + 1 }, (_, i) => ({
    name: game.name,
    game,
    players: game.players.min + i,
  })),
);

/** The decisions of one random game to its end, or the first `most` of them. */
export function* decisions(game: AnyGame, players: number, seed: string, most = Infinity): Generator<Seen> {
  const chance = new FastChance(`${game.name} ${players} ${seed}`);
  const state = game.create(players, {}, chance);
  for (let number = 0; number < most; number++) {
    const seat = game.toAct(state);
    if (seat === null) return;
    yield { state, seat, view: game.view(state, seat), where: `${game.name} ${players} ${seed}, decision ${number}` };
    game.apply(state, game.sample(state, chance), chance);
  }
}
