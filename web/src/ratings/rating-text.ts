/** Ratings in words. */
import { type Rating, SHOWN_FROM, type TableRatings } from '@traque/wire/ratings';
import { gameWords, t } from '../app/language.ts';
import type { GameName } from '../games.ts';

/** "1512 ± 80", or "new (3 of 8)" while there are too few games. */
export function ratingText({ games, shown }: Pick<Rating, 'games' | 'shown'>): string {
  return shown === null ? t().ratings.fresh({ games, of: SHOWN_FROM }) : t().ratings.value(shown);
}

/** The part in which they are rated; empty where there is only one. */
export const roleText = (game: string, role: string): string =>
  gameWords(game as GameName).summary.roles?.[role] ?? role;

const none = { games: 0, shown: null };

/** Beside a name at a table: the rating of the part they play, and before the start of every part they have played. */
export function seatRatingText(game: string, seat: TableRatings['seats'][number] | undefined): string | null {
  if (seat === undefined || seat === null) return null;
  const { role, ratings } = seat;
  if (role !== null) return ratingText(ratings.find((rating) => rating.role === role) ?? none);
  if (ratings.length === 0) return ratingText(none);
  return ratings
    .map((rating) => (rating.role === '' ? ratingText(rating) : `${roleText(game, rating.role)} ${ratingText(rating)}`))
    .join(' · ');
}
