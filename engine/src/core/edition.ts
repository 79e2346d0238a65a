/**
 * By which rules a game goes on: those of its version, with the data (map, tiles, cards) it was begun with. The one place
 * where this is decided, for tables and records alike.
 *
 * What is begun today keeps the digest of its data. What was written before that does not, and some data had been
 * changed under the same names and versions by then (`Game.earlier`). Such a game is of the edition by which all that
 * happened in it could happen. Often several fit, for they differ in a few walls; then it is the newest of those
 * that were drawn when it began. Where that is not known, or is a time before all of them, it is the newest that fits.
 * A game that is played on by the edition found still fits it, so that it is found again.
 */
import type { AnyGame } from './game.ts';
import { Malformed } from './malformed.ts';

export interface Beginning {
  readonly options: Readonly<Record<string, unknown>>;
  /** The digest of its data. */
  readonly data?: string | undefined;
  /** When it began or soon after, in milliseconds since 1970. */
  readonly at?: number | undefined;
}

/** `otherData`: it was begun with data that we do not have. `noneFits`: it could not have happened by any rules of ours. */
export type Unfound = 'otherData' | 'noneFits';

/** Null where an edition did not know these options. */
function dataOf(game: AnyGame, options: Beginning['options']): string | null {
  try {
    return game.data(options);
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

/** Editions that mean different data by these options, newest first; of those that mean the same, the oldest. */
function candidates(newest: AnyGame, options: Beginning['options']): readonly AnyGame[] {
  const found = new Map<string, AnyGame>();
  for (const game of [newest, ...(newest.earlier ?? [])]) {
    const data = dataOf(game, options);
    if (data !== null) found.set(data, game);
  }
  return [...found.values()];
}

/**
 * The edition of these rules, given as their newest, by which a game was begun. `fits` is asked only where more than one
 * is possible: whether all that happened in the game could happen by those rules.
 */
export function editionOf(newest: AnyGame, begun: Beginning, fits: (game: AnyGame) => boolean): AnyGame | Unfound {
  const { options, data, at } = begun;
  if (data === undefined && newest.earlier === undefined) return newest;
  const possible = candidates(newest, options);
  // Options that nobody understands: setting up says what is wrong with them.
  if (possible.length === 0) return newest;
  if (data !== undefined) return possible.find((game) => game.data(options) === data) ?? 'otherData';
  if (possible.length === 1) return possible[0]!;
  const drawn = (game: AnyGame): boolean => at === undefined || (game.since ?? 0) <= at;
  const ordered = [...possible.filter(drawn), ...possible.filter((game) => !drawn(game))];
  return ordered.find(fits) ?? 'noneFits';
}
