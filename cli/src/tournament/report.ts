/** What a tournament says: a pay-off table with intervals, ratings, seats and speed. */
import { FastChance } from '@traque/engine/core/chance';
import { afterGame, newSkill, ordinal, type Skill } from '@traque/server/skill';
import { wilson } from '../terminal/interval.ts';
import { type Match, nameOf, type Outcome } from './contest.ts';

interface Cell {
  readonly one: string;
  readonly others: string;
  readonly games: number;
  readonly blocks: number;
  /** Of the games, those that the one alone won; shared victories count in part. */
  readonly rate: number;
  /** 95 %: the wider of what resampled blocks and Wilson's interval over games say. */
  readonly interval: readonly [number, number];
  /** What equal strength would give. */
  readonly fair: number;
  /** The same without luck; null if it was not measured in all games. */
  readonly adjusted: Adjusted | null;
}

interface Adjusted {
  /** Results less luck: the same mean in the long run. */
  readonly rate: number;
  /** 95 %, by resampled blocks. */
  readonly interval: readonly [number, number];
  /** Of the variance between blocks, the part that luck was: as many games fewer would tell as much. */
  readonly varianceSaved: number;
}

export interface Report {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly undecided: number;
  readonly medianActions: number;
  readonly payoff: readonly Cell[];
  readonly ratings: readonly {
    readonly bot: string;
    readonly ordinal: number;
    readonly mu: number;
    readonly sigma: number;
  }[];
  /** Wins by seat over all games, with Wilson's interval: only telling where all bots are alike. */
  readonly seats: readonly { readonly rate: number; readonly interval: readonly [number, number] }[];
  readonly reasons: Readonly<Record<string, number>>;
  readonly speed: Readonly<Record<string, number>>;
  /** Illegal choices and exceptions, by bot. */
  readonly failed: Readonly<Record<string, number>>;
  /** Choices more than 20 ms after the limit, by bot. */
  readonly late: Readonly<Record<string, number>>;
}

type Played = readonly [Match, Outcome];

const part = (outcome: Outcome, seat: number): number =>
  outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;

export function report(game: string, players: number, played: readonly Played[]): Report {
  const lengths = played.map(([, { actions }]) => actions).toSorted((a, b) => a - b);
  const wins = Array.from({ length: players }, (_, seat) => played.filter(([, o]) => o.winners.includes(seat)).length);
  return {
    game,
    players,
    games: played.length,
    undecided: played.filter(([, { reason }]) => reason === null).length,
    medianActions: lengths[Math.floor(lengths.length / 2)] ?? 0,
    payoff: payoff(played, players),
    ratings: ratings(played),
    seats: wins.map((won) => ({
      rate: played.length === 0 ? 0 : won / played.length,
      interval: wilson(won, played.length),
    })),
    reasons: counted(played.map(([, { reason }]) => reason ?? 'undecided')),
    speed: speeds(played),
    failed: summed(played, ({ failed }) => failed),
    late: summed(played, ({ late }) => late),
  };
}

function grouped<T>(items: readonly T[], key: (item: T) => string | number): Map<string | number, T[]> {
  const groups = new Map<string | number, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** One cell per pairing: how often the one won among the others. */
function payoff(played: readonly Played[], players: number): Cell[] {
  const seen = played.flatMap(([{ measured, block }, outcome]) =>
    measured.map(({ one, others, seat }) => ({
      one,
      others,
      block,
      won: part(outcome, seat),
      luck: outcome.luck?.[seat] ?? null,
    })),
  );
  return [...grouped(seen, ({ one, others }) => `${one} ${others}`).values()].map((games) => {
    const byBlock = [...grouped(games, ({ block }) => block).values()];
    const blocks = byBlock.map((block) => mean(block.map(({ won }) => won)));
    const won = games.reduce((sum, game) => sum + game.won, 0);
    const [low, high] = resampled(blocks);
    // Where all games went one way resampling them says nothing.
    const [lowest, highest] = wilson(won, games.length);
    return {
      one: games[0]!.one,
      others: games[0]!.others,
      games: games.length,
      blocks: blocks.length,
      rate: won / games.length,
      interval: [Math.min(low, lowest), Math.max(high, highest)],
      fair: 1 / players,
      adjusted: games.some(({ luck }) => luck === null)
        ? null
        : withoutLuck(
            blocks,
            byBlock.map((block) => mean(block.map(({ won, luck }) => won - luck!))),
          ),
    };
  });
}

/** By block: mean results, raw and less luck. */
function withoutLuck(raw: readonly number[], adjusted: readonly number[]): Adjusted {
  const before = variance(raw);
  return {
    rate: mean(adjusted),
    interval: resampled(adjusted),
    varianceSaved: before === 0 ? 0 : 1 - variance(adjusted) / before,
  };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function variance(values: readonly number[]): number {
  const centre = mean(values);
  return mean(values.map((value) => (value - centre) ** 2));
}

const RESAMPLES = 2000;

/** The bootstrap: blocks drawn again with replacement, the middle 95 % of their means. */
function resampled(blocks: readonly number[]): readonly [number, number] {
  const chance = new FastChance('resample');
  const means = Array.from({ length: RESAMPLES }, () =>
    mean(blocks.map(() => blocks[chance.below(blocks.length)]!)),
  ).sort((a, b) => a - b);
  return [means[Math.floor(0.025 * RESAMPLES)]!, means[Math.floor(0.975 * RESAMPLES)]!];
}

/** Plackett-Luce over all games: winners before the rest. */
function ratings(played: readonly Played[]): Report['ratings'] {
  const known = new Map<string, Skill>();
  for (const [match, { winners }] of played) {
    const names = match.seats.map(nameOf);
    const after = afterGame(
      names.map((name) => known.get(name) ?? newSkill()),
      names.map((_, seat) => (winners.includes(seat) ? 1 : 2)),
    );
    // Several seats of one bot: the mean of what they learnt.
    for (const name of new Set(names)) {
      const seats = names.flatMap((each, seat) => (each === name ? [after[seat]!] : []));
      known.set(name, { mu: mean(seats.map(({ mu }) => mu)), sigma: mean(seats.map(({ sigma }) => sigma)) });
    }
  }
  return [...known]
    .map(([bot, skill]) => ({ bot, ordinal: ordinal(skill), mu: skill.mu, sigma: skill.sigma }))
    .sort((a, b) => b.mu - a.mu);
}

function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function speeds(played: readonly Played[]): Record<string, number> {
  const seen = played.flatMap(([match, { speed }]) =>
    speed.map((each, seat) => [nameOf(match.seats[seat]!), each] as const),
  );
  const groups = grouped(seen, ([bot]) => bot);
  return Object.fromEntries([...groups].map(([bot, each]) => [bot, Math.round(mean(each.map(([, speed]) => speed)))]));
}

function summed(played: readonly Played[], counts: (outcome: Outcome) => readonly number[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [match, outcome] of played)
    for (const [seat, count] of counts(outcome).entries()) {
      const bot = nameOf(match.seats[seat]!);
      sums[bot] = (sums[bot] ?? 0) + count;
    }
  return sums;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(7);

export function inWords(report: Report): string {
  const interval = ([low, high]: readonly [number, number]): string => `[${percent(low)}, ${percent(high)}]`;
  return [
    `${report.game}, ${report.players} players: ${report.games} games, median ${report.medianActions} actions`,
    ...report.payoff.flatMap(({ one, others, rate, interval: range, games, fair, adjusted }) => [
      `  ${`${one} among ${others}`.padEnd(28)} ${percent(rate)}  ${interval(range)}  fair ${percent(fair)}  ${games} games`,
      ...(adjusted === null
        ? []
        : [
            `  ${'  without luck'.padEnd(28)} ${percent(adjusted.rate)}  ${interval(adjusted.interval)}  variance saved ${percent(adjusted.varianceSaved)}`,
          ]),
    ]),
    ...report.seats.map(
      ({ rate, interval: range }, seat) => `  ${`seat ${seat} wins`.padEnd(28)} ${percent(rate)}  ${interval(range)}`,
    ),
    listed('ends', report.reasons),
    ...report.ratings.map(
      ({ bot, mu, sigma }) => `  rating ${bot.padEnd(21)} ${mu.toFixed(1)} ± ${(2 * sigma).toFixed(1)}`,
    ),
    listed('simulations a second', report.speed),
    listed('illegal or failed choices', report.failed),
    listed('more than 20 ms late', report.late),
  ].join('\n');
}

const listed = (what: string, counts: Readonly<Record<string, number>>): string =>
  `  ${what}: ${Object.entries(counts)
    .map(([bot, count]) => `${bot} ${count}`)
    .join(', ')}`;
