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
  /** What slips cost per action, over all games, and the standard error of that. Levels play games of different lengths. */
  readonly perAction: number;
  readonly perActionError: number;
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
    const played = Array.from({ length: games }, (_, i) => {
      const seed = `slips ${game.name} ${level} ${i}`;
      const record = sampleGame(
        game,
        Array.from({ length: players }, () => level),
        seed,
      );
      if (record.result === null) return [];
      // Slips alone: no draws are repeated.
      const entries = [...billEntries(record, game, value, seed, { ...effort, draws: 1, setUps: 1 })];
      const loss = mean(record.seats.map((_, seat) => accountOf(entries, seat).slips));
      return [{ loss, actions: record.actions.length / players }];
    }).flat();
    const losses = played.map(({ loss }) => loss);
    const actions = mean(played.map((each) => each.actions));
    const perAction = mean(losses) / actions;
    // The error of a ratio: of what each game lost more than its length explains.
    const more = played.map((each) => each.loss - perAction * each.actions);
    return {
      level,
      games: played.length,
      loss: mean(losses),
      error: Math.sqrt(variance(losses) / played.length),
      perAction,
      perActionError: Math.sqrt(variance(more) / played.length) / actions,
    };
  });
}
