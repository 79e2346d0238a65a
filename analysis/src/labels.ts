/** Words for slips, and how accurate a move was. */
import type { Slip } from './slip.ts';

export type Label = 'best' | 'close' | 'inaccuracy' | 'mistake' | 'blunder';

/** In percentage points of winning chance, for two players; with n players a point weighs n/2 times as much. */
const thresholds = { inaccuracy: 5, mistake: 10, blunder: 15 } as const;

/** One-sided 90 %. */
const LOWER_BOUND = 1.2816;

/** A slip has a label only if it is certain enough: its lower bound exceeds half the threshold. */
export function labelOf({ loss, error }: Pick<Slip, 'loss' | 'error'>, players: number): Label {
  if (loss === 0) return 'best';
  const scale = players / 2;
  const points = 100 * loss * scale;
  const certain = 100 * (loss - LOWER_BOUND * error) * scale;
  for (const label of ['blunder', 'mistake', 'inaccuracy'] as const)
    if (points >= thresholds[label] && certain > thresholds[label] / 2) return label;
  return 'close';
}

/** 0 to 100, by the curve that lichess uses for chess. */
export function accuracyOf(loss: number, players: number): number {
  const points = (100 * loss * players) / 2;
  return Math.min(100, Math.max(0, 103.1668 * Math.exp(-0.04354 * points) - 2.1669));
}
