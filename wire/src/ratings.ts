/** Ratings of people, by game and part: kept for rated games alone, to which every player agreed. */
import * as v from 'valibot';

/** From this many rated games on a rating is shown. */
export const SHOWN_FROM = 8;

export const Rating = v.object({
  game: v.string(),
  /** The part they played, where a game has different ones; empty: all play the same. */
  role: v.string(),
  /** How many rated games it comes from. */
  games: v.number(),
  /** Null before the eighth game. `deviation`: two times in three the true strength is no further away than this. */
  shown: v.nullable(v.object({ rating: v.number(), deviation: v.number() })),
});
export type Rating = v.InferOutput<typeof Rating>;

export const Ratings = v.object({ ratings: v.array(Rating) });

/** By seat; null where nobody sits. Empty where the table is not rated. */
export const TableRatings = v.object({
  seats: v.array(
    v.nullable(
      v.object({
        /** The part they play; null before the start. */
        role: v.nullable(v.string()),
        ratings: v.array(Rating),
      }),
    ),
  ),
});
export type TableRatings = v.InferOutput<typeof TableRatings>;

export const Consent = v.object({ agree: v.boolean() });
