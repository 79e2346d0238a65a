/** How often the mummy wins on a map, by number of players: games of equal bots, with or without a restriction. */
import { mapDigest } from '@traque/engine/momie/atlas';
import type { PyramidMap } from '@traque/engine/momie/protocol';
import { type Entrant, type Match, nameOf, type Outcome } from '../tournament/contest.ts';
import { sideOf, type RestrictionName } from './restrictions.ts';

const MUMMY = 0;
export const PLAYERS = [2, 3, 4, 5] as const;

export interface Cell {
  readonly map: PyramidMap;
  readonly players: number;
  readonly bot: Entrant;
  readonly restriction?: RestrictionName;
}

/** Games `from` to `to` (not included) of a cell: the same seed and number are the same game, so that more can be added. */
export function matchesOf(cell: Cell, seed: string, to: number, from = 0): Match[] {
  const { map, players, bot, restriction } = cell;
  const restricted: Entrant = restriction === undefined ? bot : { ...bot, restriction };
  const side = restriction === undefined ? null : sideOf[restriction];
  const seats = Array.from({ length: players }, (_, seat) =>
    side !== null && (seat === MUMMY) === (side === 'mummy') ? restricted : bot,
  );
  const digest = mapDigest(map).slice(0, 16);
  return Array.from({ length: to - from }, (_, i) => ({
    key: ['maps', digest, players, nameOf(restricted), seed, from + i].join(' '),
    game: 'momie',
    players,
    seed: `${seed} ${from + i}`,
    options: { map, mummy: MUMMY },
    seats,
    measured: [],
    block: from + i,
  }));
}

export interface Tally {
  readonly games: number;
  readonly mummy: number;
  readonly errors: number;
}

export function tally(matches: readonly Match[], outcomes: ReadonlyMap<string, Outcome>): Tally {
  const results = matches.map(({ key }) => outcomes.get(key)!);
  return {
    games: results.length,
    mummy: results.filter(({ winners }) => winners.includes(MUMMY)).length,
    errors: results.reduce((sum, { failed }) => sum + failed.reduce((all, one) => all + one, 0), 0),
  };
}
