/** The registry of reference values: a new game adds a line here. A game without one is not analysed. */
import type { Effort } from './bill.ts';
import type { CalibratedValue } from './calibrated-value.ts';
import * as maamut from './maamut/value.ts';
import * as mammut from './mammut/value.ts';
import * as momie from './momie/value.ts';

export interface Yardstick {
  readonly value: CalibratedValue;
  /** How much an analysis computes: at most a minute for a game. */
  readonly effort: Effort;
  /**
   * By number of players: the variance of the luck-adjusted result / of the result, as `npm run reliability` measured it
   * (100 games each). `npm run test:long` measures it again.
   */
  readonly varianceRatios: Readonly<Record<number, number>>;
}

export const yardsticks: readonly Yardstick[] = [maamut, mammut, momie];

export const yardstickOf = (game: string): Yardstick | undefined => yardsticks.find(({ value }) => value.game === game);

/** A bill is shown only if luck-adjusted results vary at most this much as raw ones do: otherwise it explains too little. */
export const MAX_VARIANCE_RATIO = 0.6;

export const isBillShown = ({ varianceRatios }: Yardstick, players: number): boolean =>
  varianceRatios[players]! <= MAX_VARIANCE_RATIO;
