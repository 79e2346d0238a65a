/** How each level plays. */
import type { BrainLevel } from '../core/brain.ts';

export interface LevelParams {
  /** The most candidate shares to take, and the most candidate returns for a stolen share. */
  readonly maxTakes: number;
  readonly maxReturns: number;
  /** Candidate returns that leave the thief a fair part of a big share. */
  readonly fairReturns: number;
  /** Random shares are worth between these fractions of a fair share. */
  readonly takeFractions: readonly [least: number, most: number];
  /** The most trials per decision. */
  readonly effort: number;
  /** How loosely the choice follows the values that were found; 0: always the best. */
  readonly temperature: number;
  /** Of a hundred turns, how many are played without considering theft. */
  readonly peacefulPercent: number;
  /** Of a hundred cards that would help, how many are not laid. */
  readonly forgetCardPercent: number;
  /** Whether tile prices are fitted to the position, shares enumerated and replies searched. */
  readonly isDeep: boolean;
}

export const levelParams: Readonly<Record<BrainLevel, LevelParams>> = {
  easy: {
    maxTakes: 3,
    maxReturns: 2,
    fairReturns: 0,
    takeFractions: [0.2, 1.8],
    effort: 10,
    temperature: 0.12,
    peacefulPercent: 58,
    forgetCardPercent: 50,
    isDeep: false,
  },
  normal: {
    maxTakes: 6,
    maxReturns: 2,
    fairReturns: 1,
    takeFractions: [0.4, 1.8],
    effort: 80,
    temperature: 0.06,
    peacefulPercent: 32,
    forgetCardPercent: 20,
    isDeep: false,
  },
  hard: {
    maxTakes: 90,
    maxReturns: 16,
    fairReturns: 3,
    takeFractions: [0.5, 1.75],
    effort: Infinity,
    temperature: 0,
    peacefulPercent: 0,
    forgetCardPercent: 0,
    isDeep: true,
  },
};
