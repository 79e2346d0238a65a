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
  /** By number of players: of all swings of the chances, the part that is luck, as measured with it. */
  readonly luckShares: Readonly<Record<number, number>>;
  /** By number of players: by how much predicted chances miss the observed ones on average, as measured with it. */
  readonly misses: Readonly<Record<number, number>>;
}

/** Why there is no bill for a number of players; both numbers as they were measured. */
export interface NoBill {
  /** `littleLuck`: predictions are right, but chance decides so little that no value could pass; `poorValue`: they are not. */
  readonly kind: 'littleLuck' | 'poorValue';
  readonly varianceRatio: number;
  readonly luckShare: number;
}

/** A bill is shown only if luck-adjusted results vary at most this much as raw ones do: otherwise it explains too little. */
export const MAX_VARIANCE_RATIO = 0.6;

/** Predictions are right if they miss by no more than this. */
const MAX_MISS = 0.05;

export const isBillShown = ({ varianceRatios }: Yardstick, players: number): boolean =>
  varianceRatios[players]! <= MAX_VARIANCE_RATIO;

/** Null where the bill is shown. */
export function whyNoBill(yardstick: Yardstick, players: number): NoBill | null {
  if (isBillShown(yardstick, players)) return null;
  const [varianceRatio, luckShare] = [yardstick.varianceRatios[players]!, yardstick.luckShares[players]!];
  const isRight = yardstick.misses[players]! <= MAX_MISS;
  const isLittle = luckShare < 1 - MAX_VARIANCE_RATIO;
  return { kind: isRight && isLittle ? 'littleLuck' : 'poorValue', varianceRatio, luckShare };
}
