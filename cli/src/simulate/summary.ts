/** What came of many games with one number of players. */
import type { GameRecord } from '@traque/engine/core/record';
import { wilson } from '../terminal/interval.ts';

interface Rate {
  readonly games: number;
  readonly rate: number;
  /** Wilson, 95 %. */
  readonly interval: readonly [number, number];
}

export interface Summary {
  readonly players: number;
  readonly games: number;
  readonly unfinished: number;
  readonly actions: {
    readonly mean: number;
    readonly min: number;
    readonly p10: number;
    readonly median: number;
    readonly p90: number;
    readonly max: number;
  };
  readonly reasons: Readonly<Record<string, Rate>>;
  /** Games won by each seat, shared victories included. */
  readonly seats: readonly Rate[];
  readonly shared: number;
}

/** Gathers games one by one, keeping numbers only. */
export class Tally {
  readonly #players: number;
  readonly #lengths: number[] = [];
  readonly #reasons = new Map<string, number>();
  readonly #wins: number[];
  #shared = 0;
  #unfinished = 0;

  constructor(players: number) {
    this.#players = players;
    this.#wins = Array.from({ length: players }, () => 0);
  }

  add({ actions, result }: GameRecord): void {
    this.#lengths.push(actions.length);
    if (result === null) {
      this.#unfinished++;
      return;
    }
    this.#reasons.set(result.reason, (this.#reasons.get(result.reason) ?? 0) + 1);
    if (result.winners.length > 1) this.#shared++;
    for (const seat of result.winners) this.#wins[seat]!++;
  }

  summary(): Summary {
    const lengths = this.#lengths.toSorted((a, b) => a - b);
    const games = lengths.length;
    const rate = (count: number): Rate => ({
      games: count,
      rate: games === 0 ? 0 : count / games,
      interval: wilson(count, games),
    });
    const at = (share: number): number => lengths[Math.min(games - 1, Math.floor(share * games))] ?? 0;
    return {
      players: this.#players,
      games,
      unfinished: this.#unfinished,
      actions: {
        mean: games === 0 ? 0 : lengths.reduce((sum, each) => sum + each, 0) / games,
        min: at(0),
        p10: at(0.1),
        median: at(0.5),
        p90: at(0.9),
        max: at(1),
      },
      reasons: Object.fromEntries(
        [...this.#reasons].sort(([a], [b]) => (a < b ? -1 : 1)).map(([reason, count]) => [reason, rate(count)]),
      ),
      seats: this.#wins.map(rate),
      shared: this.#shared,
    };
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(7);
const withInterval = ({ rate, interval: [low, high], games }: Rate): string =>
  `${percent(rate)}  [${percent(low)}, ${percent(high)}]  ${games} games`;

export function inWords(summary: Summary): string {
  const { players, games, unfinished, actions, reasons, seats, shared } = summary;
  return [
    `${players} players, ${games} games`,
    `  actions   mean ${actions.mean.toFixed(1)}, median ${actions.median}, 10 to 90 %: ${actions.p10} to ${actions.p90}, range ${actions.min} to ${actions.max}`,
    ...Object.entries(reasons).map(([reason, rate]) => `  ${`ends by ${reason}`.padEnd(20)} ${withInterval(rate)}`),
    ...seats.map((rate, seat) => `  ${`seat ${seat} wins`.padEnd(20)} ${withInterval(rate)}`),
    ...(shared > 0 ? [`  shared victories: ${shared}, counted for each winner`] : []),
    ...(unfinished > 0 ? [`  unfinished: ${unfinished}`] : []),
  ].join('\n');
}
