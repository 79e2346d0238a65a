/** Spans of time in the reader's words: how long ago, how much is left. */
import { locale } from '../app/language.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The largest unit of which there is at least one, and how many; less than a minute is no time at all. */
export function spanOf(ms: number): readonly ['day' | 'hour' | 'minute' | 'second', number] {
  for (const [unit, length] of units) if (ms >= length) return [unit, Math.floor(ms / length)];
  return ['second', 0];
}

/** "2 hours ago", "hier", "now". */
export function since(ms: number): string {
  const [unit, n] = spanOf(ms);
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(-n, unit);
}

/** "3 hours": never more than there is, but for the last minute. */
export function timeLeft(ms: number): string {
  const [unit, n] = spanOf(Math.max(ms, 60_000));
  return new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'long' }).format(n);
}
