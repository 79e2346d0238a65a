/** Holidays of players, as everyone at a table may know them. Pure. */

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Until when somebody is on holiday at the latest; null: they are not. */
export function awayUntil(holidays: readonly Span[] | undefined, now: number): number | null {
  return holidays?.find(({ from, to }) => from <= now && now < to)?.to ?? null;
}

/** The day on which somebody is back, in the reader's own time zone. `timeZone`: the device's if absent. */
export function dayOf(time: number, locale: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...zone }).format(time);
}

/** A day as a date field writes it, in the reader's own time zone. */
export function fieldDay(time: number): string {
  const date = new Date(time);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
