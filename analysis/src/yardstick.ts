/** What a game is analysed with: its value, the effort, and how good the value has proved. */
import type { Effort } from './bill.ts';
import type { CalibratedValue } from './calibrated-value.ts';
import type { GameFacts } from './reason.ts';

export interface Yardstick {
  readonly value: CalibratedValue;
  /** What reasons are made from. */
  readonly facts: GameFacts;
  /** How much an analysis computes: at most a minute for a game. */
  readonly effort: Effort;
  /**
   * By number of players: the variance of the luck-adjusted result / of the result, as `npm run reliability` measured it.
   * `npm run test:long` measures it again.
   */
  readonly varianceRatios: Readonly<Record<number, number>>;
}

/** A bill is shown only if luck-adjusted results vary at most this much as raw ones do: otherwise it explains too little. */
export const MAX_VARIANCE_RATIO = 0.6;

export const isBillShown = ({ varianceRatios }: Yardstick, players: number): boolean =>
  varianceRatios[players]! <= MAX_VARIANCE_RATIO;
