import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

const NOON = Date.UTC(2026, 10, 17, 12);
const HOUR = 3_600_000;

it('counts down when the end is near', () => {
  expect(clockText(NOON + 65_000, NOON, 'en-GB')).toMatchObject({ countdown: '1:05', until: null });
  expect(clockText(NOON + 11 * HOUR + 5000, NOON, 'en-GB')).toMatchObject({ countdown: '11:00:05', until: null });
  expect(clockText(NOON - HOUR, NOON, 'en-GB').countdown).toBe('0:00');
});

it('says the day and time of an end that is far away, in the zone of the reader', () => {
  const deadline = NOON + 24 * HOUR;
  expect(clockText(deadline, NOON, 'en-GB', 'Europe/Zurich').until).toBe('Wed 13:00');
  expect(clockText(deadline, NOON, 'en-GB', 'Asia/Tokyo').until).toBe('Wed 21:00');
  expect(clockText(deadline, NOON, 'de', 'Pacific/Auckland').until).toMatch(/^Do.*01:00/);
  const { until, full } = clockText(NOON + 14 * 24 * HOUR, NOON, 'en-GB', 'UTC');
  expect(until).toMatch(/^1 Dec.* 12:00$/);
  expect(full).toMatch(/^Tuesday.* 1 December 2026.* 12:00$/);
});
