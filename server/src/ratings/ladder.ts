/** The ratings that follow from rated games, in the order in which they were finished. Pure. */
import { afterGame, newSkill, type Skill } from './skill.ts';

export interface RatedSeat {
  /** The guest who sat down there. */
  readonly person: string;
  readonly role: string;
  /** From 1; who ties shares a place. */
  readonly place: number;
}

export interface RatedGame {
  readonly table: string;
  readonly game: string;
  /** When the entry was made that ended it. */
  readonly finished: number;
  readonly seats: readonly RatedSeat[];
}

export interface RatingRow extends Skill {
  readonly person: string;
  readonly game: string;
  readonly role: string;
  readonly games: number;
}

/** Which account a guest has become; others stay who they are. */
export type Aliases = ReadonlyMap<string, string>;

type Key = Pick<RatingRow, 'person' | 'game' | 'role'>;
const keyOf = ({ person, game, role }: Key): string => JSON.stringify([game, role, person]);

type Finished = Pick<RatedGame, 'finished' | 'table'>;

/** Games that were finished at the same moment have an order too. */
export const byFinish = (one: Finished, other: Finished): number =>
  one.finished - other.finished || (one.table < other.table ? -1 : one.table > other.table ? 1 : 0);

export class Ladder {
  readonly #rows = new Map<string, RatingRow>();
  readonly #aliases: Aliases;

  constructor(aliases: Aliases, rows: readonly RatingRow[] = []) {
    this.#aliases = aliases;
    for (const row of rows) this.#rows.set(keyOf(row), row);
  }

  personOf(guest: string): string {
    return this.#aliases.get(guest) ?? guest;
  }

  /** Nobody is rated against themselves: a game with two seats of one person counts for nobody. */
  add({ game, seats }: RatedGame): void {
    const keys = seats.map(({ person, role }) => ({ person: this.personOf(person), game, role }));
    if (new Set(keys.map(({ person }) => person)).size < keys.length) return;
    const before = keys.map((key) => this.#rows.get(keyOf(key)) ?? { ...key, ...newSkill(), games: 0 });
    const after = afterGame(
      before,
      seats.map(({ place }) => place),
    );
    for (const [seat, row] of before.entries())
      this.#rows.set(keyOf(row), { ...row, ...after[seat]!, games: row.games + 1 });
  }

  get rows(): readonly RatingRow[] {
    return [...this.#rows.values()];
  }
}

/** Everything again, from the first game. */
export function ladderOf(games: readonly RatedGame[], aliases: Aliases): Ladder {
  const ladder = new Ladder(aliases);
  for (const game of games.toSorted(byFinish)) ladder.add(game);
  return ladder;
}

/** Numbers may differ in the last digit between machines. */
const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

export function sameRatings(one: readonly RatingRow[], other: readonly RatingRow[]): boolean {
  const known = new Map(one.map((row) => [keyOf(row), row]));
  return (
    known.size === other.length &&
    other.every((row) => {
      const found = known.get(keyOf(row));
      return found?.games === row.games && near(found.mu, row.mu) && near(found.sigma, row.sigma);
    })
  );
}
