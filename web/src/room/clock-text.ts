/** How the end of a player's time is written. Pure. */

/** With more time left than this, nobody wants to see the seconds pass. */
const SLOW_MS = 12 * 3600 * 1000;
/** Within this time the day of the week says which day is meant. */
const WEEK_MS = 6 * 24 * 3600 * 1000;

export interface ClockText {
  /** Such as 1:05:09, or 4:09. */
  readonly countdown: string;
  /** The day and time of the end, if that is far away; null: the countdown is shown. */
  readonly until: string | null;
  /** The same in full. */
  readonly full: string;
}

/** `timeZone`: the device's own if absent. */
export function clockText(deadline: number, now: number, locale: string, timeZone?: string): ClockText {
  const left = Math.max(0, deadline - now);
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = left < WEEK_MS ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const);
  const short = new Intl.DateTimeFormat(locale, { ...day, hour: 'numeric', minute: '2-digit', ...zone });
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', ...zone });
  return {
    countdown: hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`,
    until: left > SLOW_MS ? short.format(deadline) : null,
    full: full.format(deadline),
  };
}
