/**
 * Time that counts at a slow table, and time that does not: a player's nights and holidays. Pure; the deadline of a move,
 * its reminder and what is left after an outage all come from here, on whichever process asks.
 */
import { DAY_MS, dayAt, instantOf } from './time-zone.ts';

const MINUTE_MS = 60_000;

/** Every day between these times of day, in minutes; past midnight if `to` is not later than `from`. */
export interface Night {
  readonly zone: string;
  readonly from: number;
  readonly to: number;
}

/** From the first instant until just before the second. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** When somebody's clock stands still. */
export interface Rest {
  readonly night: Night | null;
  /** In order, without overlaps. */
  readonly holidays: readonly Span[];
}

export const noRest: Rest = { night: null, holidays: [] };

/** The night that begins on this day. */
function nightOn({ zone, from, to }: Night, day: number): Span {
  const ends = to > from ? day : day + 1;
  return {
    from: instantOf(day * DAY_MS + from * MINUTE_MS, zone),
    to: instantOf(ends * DAY_MS + to * MINUTE_MS, zone),
  };
}

/**
 * The nights around an instant: enough of them that one begins after it and one has ended before. One that the clock leaves
 * out, since it is put forward, ends no later than it begins: no time is in it.
 */
function nightsAround(night: Night | null, instant: number): Span[] {
  if (night === null) return [];
  const day = dayAt(instant, night.zone);
  return [-2, -1, 0, 1].map((away) => nightOn(night, day + away));
}

const spansAround = ({ night, holidays }: Rest, instant: number): readonly Span[] => [
  ...holidays,
  ...nightsAround(night, instant),
];

/** The instant at which this much time that counts has passed since `from`. */
export function later(from: number, ms: number, rest: Rest): number {
  let [at, left] = [from, ms];
  for (;;) {
    const spans = spansAround(rest, at);
    const here = spans.find((span) => span.from <= at && at < span.to);
    if (here !== undefined) {
      at = here.to;
      continue;
    }
    const next = Math.min(...spans.filter((span) => span.from > at).map((span) => span.from));
    if (next - at >= left) return at + left;
    left -= next - at;
    at = next;
  }
}

/** The latest instant since which this much time that counts has passed until `to`. */
export function earlier(to: number, ms: number, rest: Rest): number {
  let [at, left] = [to, ms];
  for (;;) {
    if (left <= 0) return at;
    const spans = spansAround(rest, at);
    const here = spans.find((span) => span.from < at && at <= span.to);
    if (here !== undefined) {
      at = here.from;
      continue;
    }
    const last = Math.max(...spans.filter((span) => span.to < at).map((span) => span.to));
    if (at - last >= left) return at - left;
    left -= at - last;
    at = last;
  }
}

/** How much of the time between two instants counts. */
export function countedBetween(from: number, to: number, rest: Rest): number {
  let [at, counted] = [from, 0];
  while (at < to) {
    const now = at;
    const spans = spansAround(rest, now);
    const here = spans.find((span) => span.from <= now && now < span.to);
    const next = here?.to ?? Math.min(to, ...spans.filter((span) => span.from > now).map((span) => span.from));
    if (here === undefined) counted += next - now;
    at = next;
  }
  return counted;
}

/** In order, with those that overlap or touch as one. */
export function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.filter(({ from, to }) => to > from).toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last !== undefined && span.from <= last.to)
      all[all.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else all.push(span);
  }
  return all;
}

/** The holidays after a change at that time: what is over by then stays as it was, whatever is said of it later. */
export function changedFrom(at: number, before: readonly Span[], after: readonly Span[]): Span[] {
  const past = before.map(({ from, to }) => ({ from, to: Math.min(to, at) }));
  const future = after.map(({ from, to }) => ({ from: Math.max(from, at), to }));
  return merged([...past, ...future]);
}
