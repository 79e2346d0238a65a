import { expect, it } from 'vitest';
import { awayUntil, dayOf, fieldDay } from './holidays.ts';

const at = (text: string): number => Date.parse(text);
const holidays = [
  { from: at('2026-06-10T00:00Z'), to: at('2026-06-12T00:00Z') },
  { from: at('2026-07-01T00:00Z'), to: at('2026-07-09T00:00Z') },
];

it('finds the holiday that somebody is on', () => {
  expect(awayUntil(holidays, at('2026-06-09T23:59Z'))).toBeNull();
  expect(awayUntil(holidays, at('2026-06-10T00:00Z'))).toBe(at('2026-06-12T00:00Z'));
  expect(awayUntil(holidays, at('2026-06-12T00:00Z'))).toBeNull();
  expect(awayUntil(holidays, at('2026-07-04T12:00Z'))).toBe(at('2026-07-09T00:00Z'));
  expect(awayUntil(undefined, 0)).toBeNull();
});

it('writes the day of the return as the reader’s calendar has it', () => {
  expect(dayOf(at('2026-06-12T00:00Z'), 'en-GB', 'Europe/Paris')).toBe('12 June');
  expect(dayOf(at('2026-06-12T00:00Z'), 'en-GB', 'America/New_York')).toBe('11 June');
  expect(fieldDay(new Date(2026, 0, 5, 23).getTime())).toBe('2026-01-05');
});
