import { expect, it } from 'vitest';
import { beginningOf, DAY_MS, dayAt, dayFrom, instantOf, isTimeZone, shownAt, yearOf } from './time-zone.ts';

const at = (text: string): number => Date.parse(text);

it.each([
  ['2026-01-15T12:00Z', 'Europe/Paris', '2026-01-15T13:00Z'],
  ['2026-07-15T12:00Z', 'Europe/Paris', '2026-07-15T14:00Z'],
  ['2026-07-15T20:00Z', 'Asia/Kolkata', '2026-07-16T01:30Z'],
  ['2026-01-15T12:00Z', 'Asia/Kathmandu', '2026-01-15T17:45Z'],
  ['2026-01-15T12:00Z', 'Australia/Lord_Howe', '2026-01-15T23:00Z'],
  ['2026-07-15T12:00Z', 'Australia/Lord_Howe', '2026-07-15T22:30Z'],
  ['2026-01-01T05:00Z', 'Pacific/Honolulu', '2025-12-31T19:00Z'],
])('at %s the clocks of %s show %s, and back', (instant, zone, shown) => {
  expect(shownAt(at(instant), zone)).toBe(at(shown));
  expect(instantOf(at(shown), zone)).toBe(at(instant));
});

it('a time that the clock shows twice is the first of the two', () => {
  expect(instantOf(at('2026-10-25T02:30Z'), 'Europe/Paris')).toBe(at('2026-10-25T00:30Z'));
  expect(instantOf(at('2026-11-01T01:30Z'), 'America/New_York')).toBe(at('2026-11-01T05:30Z'));
});

it('a time that the clock leaves out is as much later as it was put forward', () => {
  expect(instantOf(at('2026-03-29T02:30Z'), 'Europe/Paris')).toBe(at('2026-03-29T01:30Z'));
  expect(instantOf(at('2026-10-04T02:15Z'), 'Australia/Lord_Howe')).toBe(at('2026-10-03T15:45Z'));
});

it('days begin when the calendar there says so, on a leap day too', () => {
  expect(dayFrom('2028-02-29')! - dayFrom('2028-02-28')!).toBe(1);
  expect(dayFrom('2027-02-29')).toBeNull();
  expect(dayFrom('29.2.2028')).toBeNull();
  expect(dayFrom('')).toBeNull();
  const leapDay = dayFrom('2028-02-29')!;
  expect(beginningOf(leapDay, 'Asia/Kolkata')).toBe(at('2028-02-28T18:30Z'));
  expect(dayAt(at('2028-02-28T18:30Z'), 'Asia/Kolkata')).toBe(leapDay);
  expect(dayAt(at('2028-02-28T18:29:59Z'), 'Asia/Kolkata')).toBe(leapDay - 1);
  expect(beginningOf(leapDay + 1, 'UTC')).toBe((leapDay + 1) * DAY_MS);
  expect([yearOf(dayFrom('2026-12-31')!), yearOf(dayFrom('2027-01-01')!)]).toEqual([2026, 2027]);
});

it('knows the zones that people live in, and takes an unknown one for UTC', () => {
  for (const zone of ['Europe/Zurich', 'America/Argentina/Buenos_Aires', 'UTC', 'Asia/Kolkata'])
    expect(isTimeZone(zone), zone).toBe(true);
  for (const zone of ['', 'Europe/Atlantis', '+01:00', 'x'.repeat(99)]) expect(isTimeZone(zone), zone).toBe(false);
  expect(shownAt(at('2026-07-15T12:00Z'), 'Europe/Atlantis')).toBe(at('2026-07-15T12:00Z'));
});
