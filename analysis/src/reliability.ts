/**
 * How good a value is: predicted against observed wins, the Brier score, and how much of the variance of results is
 * left when luck is taken out. On games of `normal` against itself that no fit has seen.
 */
import type { AnyGame } from '@traque/engine/core/game';
import { billEntries, type BillEntry, type Effort } from './bill.ts';
import { sampleGame } from './sample-game.ts';
import type { ReferenceValue } from './value.ts';

const BINS = 10;

export interface Bin {
  count: number;
  predicted: number;
  observed: number;
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
  /** Variance of the luck-adjusted result / of the result, each around its seat's mean. */
  readonly varianceRatio: number;
  /**
   * Of all swings of the chances (sums of squares, over all actions and seats), the part at which chance was drawn. No
   * value can bring the ratio far below 1 less this.
   */
  readonly luckShare: number;
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
export const luckEffort: Effort = { draws: 12, setUps: 40, worlds: 0, firstWorlds: 0, candidates: 0 };

interface Played {
  readonly entries: readonly BillEntry[];
  readonly result: readonly number[];
}

function* playedGames(game: AnyGame, value: ReferenceValue, players: number, games: number, seed: string) {
  for (let i = 0; i < games; i++) {
    const levels = Array.from({ length: players }, () => 'normal' as const);
    const record = sampleGame(game, levels, `${seed} ${i}`);
    if (record.result === null) continue;
    const entries = [...billEntries(record, game, value, `${seed} ${i}`, luckEffort, [])];
    yield { entries, result: entries.at(-1)!.chances } satisfies Played;
  }
}

export function reliabilityOf(
  game: AnyGame,
  value: ReferenceValue,
  players: number,
  games: number,
  progress: () => void = () => undefined,
): Reliability {
  const seed = `reliability ${game.name} ${players}`;
  const all: Played[] = [];
  for (const one of playedGames(game, value, players, games, seed)) {
    all.push(one);
    progress();
  }
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const shares = seats.map((seat) => mean(all.map(({ result }) => result[seat]!)));
  const lucks = seats.map((seat) => all.map(({ entries }) => entries.reduce((sum, { luck }) => sum + luck[seat]!, 0)));
  const raw = seats.map((seat) => variance(all.map(({ result }) => result[seat]!)));
  const adjusted = seats.map((seat) => variance(all.map(({ result }, i) => result[seat]! - lucks[seat]![i]!)));
  return {
    game: game.name,
    players,
    games: all.length,
    seed,
    ...predictions(all, shares),
    luckShare: luckShareOf(all),
    varianceRatio: mean(adjusted) / mean(raw),
    luck: lucks.map((each) => ({ mean: mean(each), error: Math.sqrt(variance(each) / each.length) })),
  };
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

function predictions(all: readonly Played[], shares: readonly number[]): Pick<Reliability, 'bins' | 'brier' | 'base'> {
  const bins = Array.from({ length: BINS }, (): Bin => ({ count: 0, predicted: 0, observed: 0 }));
  const errors: number[] = [];
  const baseErrors: number[] = [];
  for (const { entries, result } of all)
    for (const { chances } of entries.slice(0, -1))
      chances.forEach((chance, seat) => {
        const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))]!;
        bin.count++;
        bin.predicted += chance;
        bin.observed += result[seat]!;
        errors.push((chance - result[seat]!) ** 2);
        baseErrors.push((shares[seat]! - result[seat]!) ** 2);
      });
  for (const bin of bins) {
    bin.predicted /= Math.max(1, bin.count);
    bin.observed /= Math.max(1, bin.count);
  }
  return { bins, brier: mean(errors), base: mean(baseErrors) };
}
