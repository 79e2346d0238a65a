/** Nights and holidays: when a person's clock stands still at tables with a clock of days. */
import * as v from 'valibot';
import { Time } from './common.ts';

/** A name of the IANA time zone database, such as `Europe/Zurich`. */
const Zone = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const TimeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** A day of the calendar, such as `2026-12-24`. */
const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** At most this many hours. */
export const MAX_NIGHT_HOURS = 9;

/** Every day between these times, past midnight if the second is earlier. */
const Night = v.object({ from: TimeOfDay, to: TimeOfDay });

export const NightInput = v.object({ zone: Zone, night: v.nullable(Night) });

export const HolidayInput = v.object({
  zone: Zone,
  from: v.pipe(v.nullable(Day), v.description('The first day; null: from now on.')),
  until: v.pipe(Day, v.description('The last day, which counts too.')),
});

/** A holiday is known by its beginning. */
export const HolidayEnd = v.object({ from: Time });

export const RestSettings = v.object({
  /** Null: nothing was set yet. */
  zone: v.nullable(v.string()),
  night: v.nullable(Night),
  /** Those that are not over, in order. */
  holidays: v.array(v.object({ from: Time, to: Time })),
  /** How many days a year this server allows; 0: it has no holidays. */
  daysPerYear: v.number(),
  /** This year and the next: how many days are left. */
  left: v.array(v.object({ year: v.number(), days: v.number() })),
});
export type RestSettings = v.InferOutput<typeof RestSettings>;
