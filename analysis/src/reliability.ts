/**
 * How good a value is: predicted against observed wins, the Brier score, and how much of the variance of results is
 * left when luck is taken out. On games of `normal` against itself that no fit has seen.
 */
import type { AnyGame } from '@traque/engine/core/game';
import type { GameRecord } from '@traque/engine/core/record';
import { billEntries, type BillEntry, type Effort } from './bill.ts';
import { sampleGame } from './sample-game.ts';
import type { ReferenceValue } from './value.ts';

const BINS = 10;

export interface Bin {
  readonly count: number;
  readonly predicted: number;
  readonly observed: number;
}

export interface Reliability {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  /** The seeds of the games are these and a number from 0. */
  readonly seed: string;
  /** By predicted chance in tenths, all positions and seats together; means. */
  readonly bins: readonly Bin[];
  /** Mean squared error of the prediction; and of each seat's share of all wins as a prediction. */
  readonly brier: number;
  readonly base: number;
  /** By how much the bins miss, on average. */
  readonly miss: number;
  /** Variance of the luck-adjusted result / of the result, each around its seat's mean. */
  readonly varianceRatio: number;
  /** Its standard error, by leaving out one game at a time. */
  readonly ratioError: number;
  /**
   * Of all swings of the chances (sums of squares, over all actions and seats), the part at which chance was drawn. No
   * value can bring the ratio far below 1 less this.
   */
  readonly luckShare: number;
  /**
   * What a point of luck brought in the end: the slope of results over luck. 1 if the value is right; below 1/2 it takes
   * chance for more than it is, and a result without luck varies more than the result.
   */
  readonly luckSlope: number;
  /** By seat: mean of the luck of a game, and its standard error. It should be 0. */
  readonly luck: readonly { readonly mean: number; readonly error: number }[];
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);

export function variance(values: readonly number[]): number {
  const centre = mean(values);
  return values.reduce((sum, each) => sum + (each - centre) ** 2, 0) / Math.max(1, values.length - 1);
}

/** Luck alone needs no slips: none are judged. */
export const luckEffort: Effort = {
  draws: 12,
  setUps: 40,
  worlds: 0,
  firstWorlds: 0,
  candidates: 0,
  ideas: 0,
  firstTrials: 0,
  trials: 0,
};

interface Played {
  readonly entries: readonly BillEntry[];
  readonly result: readonly number[];
}

/** The finished ones of these games; the seed of each follows from its secret. */
function* billed(game: AnyGame, value: ReferenceValue, records: Iterable<GameRecord>, effort: Effort) {
  for (const record of records) {
    if (record.result === null) continue;
    const entries = [...billEntries(record, game, value, record.secret, effort, [])];
    yield { entries, result: entries.at(-1)!.chances } satisfies Played;
  }
}

function* sampled(game: AnyGame, players: number, games: number, seed: string) {
  const levels = Array.from({ length: players }, () => 'normal' as const);
  for (let i = 0; i < games; i++) yield sampleGame(game, levels, `${seed} ${i}`);
}

export function reliabilityOf(
  game: AnyGame,
  value: ReferenceValue,
  players: number,
  games: number,
  progress: () => void = () => undefined,
): Reliability {
  const seed = `reliability ${game.name} ${players}`;
  const records = sampled(game, players, games, seed);
  return { seed, ...reliabilityIn(game, value, players, records, luckEffort, progress) };
}

/** The same for games that have been played. */
export function reliabilityIn(
  game: AnyGame,
  value: ReferenceValue,
  players: number,
  records: Iterable<GameRecord>,
  effort: Effort,
  progress: () => void = () => undefined,
): Omit<Reliability, 'seed'> {
  const all: Played[] = [];
  for (const one of billed(game, value, records, effort)) {
    all.push(one);
    progress();
  }
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const shares = seats.map((seat) => mean(all.map(({ result }) => result[seat]!)));
  const lucks = seats.map((seat) => all.map(({ entries }) => entries.reduce((sum, { luck }) => sum + luck[seat]!, 0)));
  const results = seats.map((seat) => all.map(({ result }) => result[seat]!));
  return {
    game: game.name,
    players,
    games: all.length,
    ...tableOf(predictionsIn(all, shares)),
    luckShare: luckShareOf(all),
    luckSlope: slopeOf(results, lucks),
    ...ratioOf(results, lucks),
    luck: lucks.map((each) => ({ mean: mean(each), error: Math.sqrt(variance(each) / each.length) })),
  };
}

/** By seat and game: the results, and the luck in them. */
function ratioOf(
  results: readonly (readonly number[])[],
  lucks: readonly (readonly number[])[],
): Pick<Reliability, 'varianceRatio' | 'ratioError'> {
  const games = results[0]!.length;
  const ratio = (without: number): number => {
    const kept = (values: readonly number[]) => values.filter((_, i) => i !== without);
    const raw = mean(results.map((values) => variance(kept(values))));
    const adjusted = results.map((values, seat) => kept(values.map((value, i) => value - lucks[seat]![i]!)));
    return mean(adjusted.map(variance)) / raw;
  };
  const parts = Array.from({ length: games }, (_, i) => ratio(i));
  return { varianceRatio: ratio(-1), ratioError: (Math.sqrt(variance(parts)) * (games - 1)) / Math.sqrt(games) };
}

function slopeOf(results: readonly (readonly number[])[], lucks: readonly (readonly number[])[]): number {
  const covariance = mean(
    results.map((values, seat) => {
      const [result, luck] = [mean(values), mean(lucks[seat]!)];
      const products = values.map((value, i) => (value - result) * (lucks[seat]![i]! - luck));
      return products.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length - 1);
    }),
  );
  return covariance / mean(lucks.map(variance));
}

function luckShareOf(all: readonly Played[]): number {
  let lucky = 0;
  let chosen = 0;
  for (const { entries } of all)
    for (const { luck, effect } of entries) {
      for (const each of luck) lucky += each ** 2;
      for (const each of effect) chosen += each ** 2;
    }
  return lucky / (lucky + chosen);
}

export interface Prediction {
  readonly chance: number;
  readonly result: number;
  /** The share of all wins of that seat. */
  readonly share: number;
  readonly weight: number;
}

/** Every game counts once, however long it was: the positions of one game are much alike. */
function predictionsIn(all: readonly Played[], shares: readonly number[]): Prediction[] {
  return all.flatMap(({ entries, result }) => {
    const positions = entries.slice(0, -1);
    const weight = 1 / Math.max(1, positions.length * result.length);
    return positions.flatMap(({ chances }) =>
      chances.map((chance, seat) => ({ chance, result: result[seat]!, share: shares[seat]!, weight })),
    );
  });
}

export function tableOf(predictions: readonly Prediction[]): Pick<Reliability, 'bins' | 'brier' | 'base' | 'miss'> {
  const sums = Array.from({ length: BINS }, () => ({ count: 0, weight: 0, predicted: 0, observed: 0 }));
  let [total, error, baseError] = [0, 0, 0];
  for (const { chance, result, share, weight } of predictions) {
    const bin = sums[Math.min(BINS - 1, Math.floor(chance * BINS))]!;
    bin.count++;
    bin.weight += weight;
    bin.predicted += weight * chance;
    bin.observed += weight * result;
    total += weight;
    error += weight * (chance - result) ** 2;
    baseError += weight * (share - result) ** 2;
  }
  const miss = sums.reduce((sum, { predicted, observed }) => sum + Math.abs(predicted - observed), 0);
  const bins = sums.map(({ count, weight, predicted, observed }): Bin => {
    const by = weight === 0 ? 1 : weight;
    return { count, predicted: predicted / by, observed: observed / by };
  });
  return { bins, brier: error / total, base: baseError / total, miss: miss / total };
}
