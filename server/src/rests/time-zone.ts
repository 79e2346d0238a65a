/** What the clocks of a time zone show, from the time zone data of the runtime (`Intl`). Pure. */

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** Making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
    const options = {
      ...fields,
      second: 'numeric',
      hourCycle: 'h23',
      calendar: 'gregory',
      numberingSystem: 'latn',
    } as const;
    try {
      format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
    } catch {
      // A zone that this runtime does not know, or no longer: a stored table must open all the same.
      format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    }
    formats.set(zone, format);
  }
  return format;
}

export function isTimeZone(zone: string): boolean {
  try {
    const known = new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
    // Offsets such as +01:00 know no summer time, and other runtimes do not know them.
    return /^[A-Za-z]/.test(known);
  } catch {
    return false;
  }
}

/** What the clock shows, written as if it were UTC: whole days and minutes can be counted in it. */
export function shownAt(instant: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** By how much the clock is ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  const whole = Math.floor(instant / 1000) * 1000;
  return shownAt(whole, zone) - whole;
}

/**
 * When the clock shows this, as `shownAt` writes it: the first time if it does so twice; if it never does, since it was put
 * forward, as much later as it was put forward.
 */
export function instantOf(shown: number, zone: string): number {
  const before = shown - offsetAt(shown - DAY_MS, zone);
  const after = shown - offsetAt(shown + DAY_MS, zone);
  const fitting = [before, after].filter((instant) => instant + offsetAt(instant, zone) === shown);
  return fitting.length > 0 ? Math.min(...fitting) : before;
}

/** The day that the calendar shows, in days since 1970. */
export const dayAt = (instant: number, zone: string): number => Math.floor(shownAt(instant, zone) / DAY_MS);

/** When that day begins there. */
export const beginningOf = (day: number, zone: string): number => instantOf(day * DAY_MS, zone);

export const yearOf = (day: number): number => new Date(day * DAY_MS).getUTCFullYear();

/** A day that was written as `2028-02-29`; null if there is none. */
export function dayFrom(text: string): number | null {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text ? null : ms / DAY_MS;
}
