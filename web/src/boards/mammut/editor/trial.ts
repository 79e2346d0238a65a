/** What games between bots tell about a set of tiles. Plain sums. */
import { type Points, type Source, sources } from '../summary.ts';

/** One game, by seat; seat 0 begins. */
export interface TrialGame {
  /** Empty: it was broken off. */
  readonly winners: readonly number[];
  readonly points: readonly Points[];
}

export interface TrialSum {
  readonly games: number;
  readonly unfinished: number;
  /** Wins by seat; one that is shared counts in part for each. */
  readonly wins: readonly number[];
  /** Points by kind of all players in all games. */
  readonly points: Points;
  /** How many players all games had together. */
  readonly seats: number;
}

const nothing: Points = { axe: 0, hide: 0, tusk: 0, meat: 0, fire: 0, animal: 0 };
export const noGames: TrialSum = { games: 0, unfinished: 0, wins: [], points: nothing, seats: 0 };

export function withGame(sum: TrialSum, { winners, points }: TrialGame): TrialSum {
  const share = (seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);
  const total = (source: Source): number => points.reduce((all, of) => all + of[source], sum.points[source]);
  return {
    games: sum.games + 1,
    unfinished: sum.unfinished + Number(winners.length === 0),
    wins: points.map((_, seat) => (sum.wins[seat] ?? 0) + share(seat)),
    points: Object.fromEntries(sources.map((source) => [source, total(source)])) as Points,
    seats: sum.seats + points.length,
  };
}

/** Points of one player in one game, by kind, on average. */
export function averages({ points, seats }: TrialSum): readonly (readonly [Source, number])[] {
  return sources.map((source) => [source, seats === 0 ? 0 : points[source] / seats]);
}
