/**
 * How good a value is for what a seat can see: the mean of the value over imagined worlds, which slips and hints are
 * judged by, against what came of it. On the same games as `reliability.ts`.
 */
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame, AnyView, Seat } from '@traque/engine/core/game';
import { replay } from '@traque/engine/core/record';
import { mean, type Prediction, type Reliability, tableOf } from './reliability.ts';
import { sampleGame } from './sample-game.ts';
import type { ReferenceValue } from './value.ts';

const WORLDS = 24;
const DECISIONS_PER_GAME = 12;

/** A seat's chance as far as it can know. */
function chanceInView(game: AnyGame, view: AnyView, seat: Seat, value: ReferenceValue, seed: string): number {
  const chance = new FastChance(seed);
  const worlds = Array.from({ length: WORLDS }, () => {
    return value.imagine?.(view, seat, chance) ?? game.imagine(view, seat, chance);
  });
  return mean(worlds.map((world) => value.chances(world, chance.below(2 ** 31))[seat]!));
}

export type ViewReliability = Pick<Reliability, 'bins' | 'brier' | 'base' | 'miss'> & { readonly games: number };

/** In decisions of the seat to act, spread over each game. The base rate is that every seat is as likely to win. */
export function viewReliabilityOf(
  game: AnyGame,
  value: ReferenceValue,
  players: number,
  games: number,
): ViewReliability {
  const predictions = Array.from({ length: games }, (_, i): Prediction[] => {
    const seed = `reliability ${game.name} ${players} ${i}`;
    const record = sampleGame(
      game,
      Array.from({ length: players }, () => 'normal' as const),
      seed,
    );
    if (record.result === null) return [];
    const { winners } = record.result;
    const every = Math.max(1, Math.floor(record.actions.length / DECISIONS_PER_GAME));
    const found: Omit<Prediction, 'weight'>[] = [];
    for (const { match } of replay(record, game)) {
      const seat = game.toAct(match.state);
      if (seat === null || match.actions % every !== 0) continue;
      const result = winners.includes(seat) ? 1 / winners.length : 0;
      const chance = chanceInView(game, game.view(match.state, seat), seat, value, `${seed} view ${match.actions}`);
      found.push({ chance, result, share: 1 / players });
    }
    return found.map((one) => ({ ...one, weight: 1 / found.length }));
  });
  return { ...tableOf(predictions.flat()), games: predictions.filter(({ length }) => length > 0).length };
}
