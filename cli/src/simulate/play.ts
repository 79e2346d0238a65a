/** Random games as complete records, so that each of them can be verified and replayed. */
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame } from '@traque/engine/core/game';
import { randomRecord } from '@traque/engine/core/random-record';
import type { GameRecord } from '@traque/engine/core/record';
import { commitment } from '@traque/engine/core/seeds';

/** Far beyond any game seen; a game that reaches it is counted as unfinished rather than played for ever. */
const MAX_ACTIONS = 100_000;

/** One random game; the same seed gives the same record. Simulated time: a second per action. */
export function playRandom(game: AnyGame, players: number, seed: string): GameRecord {
  return randomRecord({
    game,
    seats: Array.from({ length: players }, (_, seat) => ({ name: `random ${seat + 1}`, kind: 'random' })),
    entropy: { secret: commitment(`traque simulate ${seed}`) },
    choices: new FastChance(seed),
    maxActions: MAX_ACTIONS,
    at: (index) => index * 1000,
  });
}
