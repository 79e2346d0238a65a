/**
 * Do better players slip less? Each level plays against itself: at a mixed table the weak would have little left to
 * lose, and their slips would cost them little.
 */
import { type Level, levels } from '@traque/bots';
import type { AnyGame } from '@traque/engine/core/game';
import { accountOf, billEntries } from './bill.ts';
import { mean, variance } from './reliability.ts';
import { sampleGame } from './sample-game.ts';
import type { SlipEffort } from './slip.ts';
import type { ReferenceValue } from './value.ts';

export interface LevelSlips {
  readonly level: Level;
  readonly games: number;
  /** What slips cost a seat in a game, and the standard error of that mean; each game counts once. */
  readonly loss: number;
  readonly error: number;
  /** What a slip cost per action, over all games. */
  readonly perAction: number;
}

/** Best level last, as in `levels`. The seeds are `slips GAME LEVEL NUMBER`. */
export function slipsByLevel(
  game: AnyGame,
  value: ReferenceValue,
  players: number,
  games: number,
  effort: SlipEffort,
  compared: readonly Level[] = levels,
): LevelSlips[] {
  return compared.map((level) => {
    let actions = 0;
    const losses = Array.from({ length: games }, (_, i) => {
      const seed = `slips ${game.name} ${level} ${i}`;
      const record = sampleGame(
        game,
        Array.from({ length: players }, () => level),
        seed,
      );
      if (record.result === null) return [];
      actions += record.actions.length / players;
      // Slips alone: no draws are repeated.
      const entries = [...billEntries(record, game, value, seed, { ...effort, draws: 1, setUps: 1 })];
      return [mean(record.seats.map((_, seat) => accountOf(entries, seat).slips))];
    }).flat();
    return {
      level,
      games: losses.length,
      loss: mean(losses),
      error: Math.sqrt(variance(losses) / losses.length),
      perAction: (mean(losses) * losses.length) / actions,
    };
  });
}
