/** How each level searches. */
import type { BrainLevel } from '../core/brain.ts';

interface LevelParams {
  /** The most simulations per decision. */
  readonly effort: number;
  /** How loosely the choice follows the values that were found; 0: always the most visited action. */
  readonly temperature: number;
}

export const levelParams: Readonly<Record<BrainLevel, LevelParams>> = {
  easy: { effort: 20, temperature: 0.15 },
  normal: { effort: 100, temperature: 0.04 },
  hard: { effort: Infinity, temperature: 0 },
};
