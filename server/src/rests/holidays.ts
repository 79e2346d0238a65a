/** How many days of holiday somebody takes, and which they may still take. Pure. */
import { DeniedError } from '../errors.ts';
import type { Span } from './rest-time.ts';
import { beginningOf, dayAt, yearOf } from './time-zone.ts';

/** Its days are those of the calendar in this time zone. */
export interface Holiday extends Span {
  readonly zone: string;
}

/** How far ahead a holiday may begin. */
const MAX_DAYS_AHEAD = 400;
/** How many holidays may lie ahead. */
const MAX_HOLIDAYS = 12;

export const yearAt = (now: number, zone: string): number => yearOf(dayAt(now, zone));

/** Every calendar day on which one of these holidays runs, if only for a minute. */
function daysOf(holidays: readonly Holiday[]): ReadonlySet<number> {
  const days = new Set<number>();
  for (const { from, to, zone } of holidays)
    for (let day = dayAt(from, zone); day <= dayAt(to - 1, zone); day++) days.add(day);
  return days;
}

export function daysLeft(holidays: readonly Holiday[], year: number, perYear: number): number {
  const taken = [...daysOf(holidays)].filter((day) => yearOf(day) === year).length;
  return Math.max(0, perYear - taken);
}

/** The holidays that still matter: for the allowance those of this year and the last. */
export const kept = (holidays: readonly Holiday[], now: number): Holiday[] =>
  holidays.filter(({ to, zone }) => yearAt(to, zone) >= yearAt(now, zone) - 1);

interface Wanted {
  readonly zone: string;
  /** Null: from now on. */
  readonly from: number | null;
  /** The last day. */
  readonly until: number;
}

/** The holidays with one more. @throws {DeniedError} if it cannot be. */
export function withHoliday(
  holidays: readonly Holiday[],
  { zone, from, until }: Wanted,
  perYear: number,
  now: number,
): Holiday[] {
  const today = dayAt(now, zone);
  const first = from === null || from === today ? today : from;
  if (first < today || first > today + MAX_DAYS_AHEAD)
    throw new DeniedError('malformed', 'a holiday begins today or on a day of the next year', 'from');
  if (until < first || until > first + perYear)
    throw new DeniedError(until < first ? 'malformed' : 'noDaysLeft', 'that is not a possible last day', 'until');
  if (holidays.filter(({ to }) => to > now).length >= MAX_HOLIDAYS)
    throw new DeniedError('tooMany', `${MAX_HOLIDAYS} holidays can lie ahead`);
  const holiday = { from: Math.max(now, beginningOf(first, zone)), to: beginningOf(until + 1, zone), zone };
  const all = [...kept(holidays, now), holiday].toSorted((a, b) => a.from - b.from);
  for (const year of new Set([yearOf(first), yearOf(until)])) {
    const taken = [...daysOf(all)].filter((day) => yearOf(day) === year).length;
    if (taken > perYear) throw new DeniedError('noDaysLeft', `there are ${perYear} days of holiday a year`, 'until');
  }
  return all;
}

/** One that has begun ends now, one that has not is called off. */
export function withoutHoliday(holidays: readonly Holiday[], from: number, now: number): Holiday[] {
  return holidays.flatMap((holiday) => {
    if (holiday.from !== from || holiday.to <= now) return [holiday];
    return holiday.from >= now ? [] : [{ ...holiday, to: now }];
  });
}
