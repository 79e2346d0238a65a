/** What games between bots tell about a pyramid. Plain sums: they are the same in whatever order the games end. */
import type { Cell } from '@traque/engine/momie/protocol';

/** One game. */
export interface TrialGame {
  /** Null: it took too long and was broken off. */
  readonly winner: 'mummy' | 'hunters' | null;
  readonly turns: number;
  readonly caught: readonly Cell[];
  /** How often hunters stepped on each cell. */
  readonly walked: Readonly<Record<Cell, number>>;
}

export interface TrialSum {
  readonly games: number;
  readonly mummy: number;
  readonly hunters: number;
  readonly unfinished: number;
  readonly turns: number;
  readonly caught: ReadonlyMap<Cell, number>;
  readonly walked: ReadonlyMap<Cell, number>;
}

export const noGames: TrialSum = {
  games: 0,
  mummy: 0,
  hunters: 0,
  unfinished: 0,
  turns: 0,
  caught: new Map(),
  walked: new Map(),
};

export function withGame(sum: TrialSum, { winner, turns, caught, walked }: TrialGame): TrialSum {
  const caughtAt = new Map(sum.caught);
  for (const cell of caught) caughtAt.set(cell, (caughtAt.get(cell) ?? 0) + 1);
  const walkedAt = new Map(sum.walked);
  for (const [cell, times] of Object.entries(walked)) walkedAt.set(cell, (walkedAt.get(cell) ?? 0) + times);
  return {
    games: sum.games + 1,
    mummy: sum.mummy + Number(winner === 'mummy'),
    hunters: sum.hunters + Number(winner === 'hunters'),
    unfinished: sum.unfinished + Number(winner === null),
    turns: sum.turns + turns,
    caught: caughtAt,
    walked: walkedAt,
  };
}

export type Heat = 'none' | 'caught' | 'walked';
export const heats: readonly Heat[] = ['none', 'caught', 'walked'];

/** How hot each cell is, from 0 to 1, the hottest being 1. */
export function heatOf(sum: TrialSum, heat: Heat): ReadonlyMap<Cell, number> {
  if (heat === 'none') return new Map();
  const most = Math.max(1, ...sum[heat].values());
  return new Map([...sum[heat]].map(([cell, times]) => [cell, times / most]));
}
