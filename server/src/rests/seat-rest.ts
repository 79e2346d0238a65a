/** The nights and holidays of a player as one table knows them, and what the others learn of them. Pure. */
import type { RoomSeat } from '@traque/wire/room';
import { changedFrom, merged, type Night, type Rest, type Span } from './rest-time.ts';
import { DAY_MS } from './time-zone.ts';

export interface SeatRest {
  /** What counts in the present turn, and what counts from the next on. */
  readonly night: Night | null;
  readonly nextNight: Night | null;
  readonly holidays: readonly Span[];
  /** When this was last changed. */
  readonly at: number;
}

/** More pieces of holidays than this are not kept: the oldest are forgotten. */
const MAX_SPANS = 40;

export const newSeatRest = ({ night, holidays }: Rest, at: number): SeatRest => ({
  night,
  nextNight: night,
  holidays: merged(holidays),
  at,
});

/** Nights change with the next turn, holidays at once; neither changes what has been. */
export function seatRestAfter(before: SeatRest | undefined, { night, holidays }: Rest, at: number): SeatRest {
  return {
    night: before?.night ?? null,
    nextNight: night,
    holidays: changedFrom(at, before?.holidays ?? [], holidays).slice(-MAX_SPANS),
    at,
  };
}

const sameNight = (a: Night | null, b: Night | null): boolean =>
  a === b || (a !== null && b !== null && a.zone === b.zone && a.from === b.from && a.to === b.to);

const after = (spans: readonly Span[], now: number): Span[] =>
  merged(spans.map(({ from, to }) => ({ from: Math.max(from, now), to })));

/** Whether the table knows all of it that matters from now on. */
export function isKnown(before: SeatRest | undefined, { night, holidays }: Rest, now: number): boolean {
  const [known, wanted] = [after(before?.holidays ?? [], now), after(holidays, now)];
  return (
    sameNight(before?.nextNight ?? null, night) &&
    known.length === wanted.length &&
    known.every(({ from, to }, i) => from === wanted[i]!.from && to === wanted[i]!.to)
  );
}

/**
 * What everybody may know: on which days the player is away, and nothing of their nights. Whole days of UTC, so that the
 * hour at which a day begins does not say where somebody lives; never shorter at the end, so that "at the latest" is true.
 */
export function publicHolidays(rest: SeatRest | undefined): Pick<RoomSeat & { kind: 'person' }, 'holidays'> {
  const spans = rest === undefined ? [] : rest.holidays.filter(({ to }) => to > rest.at);
  if (rest === undefined || spans.length === 0) return {};
  const holidays = spans.map(({ from, to }) => ({
    // One that has begun is seen at once.
    from: (from <= rest.at ? Math.floor(from / DAY_MS) : Math.ceil(from / DAY_MS)) * DAY_MS,
    to: Math.ceil(to / DAY_MS) * DAY_MS,
  }));
  return { holidays };
}
