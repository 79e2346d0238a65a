/** Of many random games, the one most worth reading: much happens, and it is soon over. */
import type { AnyGame } from '@traque/engine/core/game';
import { gameNamed } from '@traque/engine';
import { type GameRecord, replay, rulesOf } from '@traque/engine/core/record';
import { playRandom } from '@traque/cli/simulate';

/** A kind of event is worth this many actions to read. */
const WORTH = 12;

function interest(record: GameRecord): number {
  const game = rulesOf(gameNamed, record);
  const kinds = new Set<string>();
  for (const { events } of replay(record, game)) for (const { type, clause } of events) kinds.add(`${type} ${clause}`);
  return WORTH * kinds.size - record.actions.length;
}

export function chooseSeed(game: AnyGame, players: number, candidates: number): string {
  let best = { seed: '', interest: -Infinity };
  for (let i = 0; i < candidates; i++) {
    const seed = `playthrough ${i}`;
    const record = playRandom(game, players, seed);
    if (record.result === null) continue;
    const found = interest(record);
    if (found > best.interest) best = { seed, interest: found };
  }
  return best.seed;
}
