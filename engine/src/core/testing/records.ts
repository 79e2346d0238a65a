import { FastChance } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import { randomRecord } from '../random-record.ts';
import type { GameRecord } from '../record.ts';

/** A random game, broken off after `maxActions`. */
export function playedRecord(game: AnyGame, players: number, maxActions = Infinity): GameRecord {
  return randomRecord({
    game,
    seats: Array.from({ length: players }, (_, seat) => ({ name: `P${seat}`, kind: 'human' })),
    entropy: {
      secret: `the secret of ${game.name} ${players}`,
      contributions: ['moon', '', 'été', '4', '5'].slice(0, players),
    },
    choices: new FastChance(`${game.name} ${players}`),
    maxActions,
    at: (index) => 1_700_000_000_000 + index - 1,
  });
}
