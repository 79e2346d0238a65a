import { describe, expect, it } from 'vitest';
import { daysLeft, type Holiday, kept, withHoliday, withoutHoliday } from './holidays.ts';
import { dayFrom } from './time-zone.ts';

const at = (text: string): number => Date.parse(text);
const day = (text: string): number => dayFrom(text)!;
const now = at('2026-06-10T15:00Z');
const zone = 'Europe/Paris';
const add = (holidays: readonly Holiday[], from: string | null, until: string, perYear = 30): Holiday[] =>
  withHoliday(holidays, { zone, from: from === null ? null : day(from), until: day(until) }, perYear, now);

describe('holidays', () => {
  it('begin now or with a day, and end with a day, as the calendar there has it', () => {
    expect(add([], null, '2026-06-12')).toEqual([{ from: now, to: at('2026-06-12T22:00Z'), zone }]);
    expect(add([], '2026-06-10', '2026-06-10')).toEqual([{ from: now, to: at('2026-06-10T22:00Z'), zone }]);
    // The clock is put back in between.
    expect(add([], '2026-10-20', '2026-10-31')).toEqual([
      { from: at('2026-10-19T22:00Z'), to: at('2026-10-31T23:00Z'), zone },
    ]);
  });

  it('take every day on which they run, once, in the year of that day', () => {
    const some = add(add([], '2026-12-28', '2027-01-02'), '2026-12-30', '2026-12-31');
    expect(daysLeft(some, 2026, 30)).toBe(26);
    expect(daysLeft(some, 2027, 30)).toBe(28);
    expect(daysLeft(some, 2028, 30)).toBe(30);
    expect(daysLeft(some, 2026, 3)).toBe(0);
  });

  it('cannot take more days than a year has of them, also if both years are needed', () => {
    expect(add([], '2026-07-01', '2026-07-30')).toHaveLength(1);
    expect(() => add([], '2026-07-01', '2026-07-31')).toThrow('30 days');
    const used = add([], '2026-07-01', '2026-07-29');
    expect(() => add(used, '2026-12-30', '2027-01-02')).toThrow('30 days');
    expect(add(used, '2026-12-31', '2027-01-29')).toHaveLength(2);
    expect(() => add([], '2026-07-01', '2026-07-01', 0)).toThrow();
    // Days that are taken twice count once.
    expect(add(used, '2026-07-10', '2026-07-30')).toHaveLength(2);
  });

  it('cannot begin in the past or in the far future, nor end before they begin', () => {
    expect(() => add([], '2026-06-09', '2026-06-12')).toThrow();
    expect(() => add([], '2028-06-09', '2028-06-12')).toThrow();
    expect(() => add([], '2026-06-20', '2026-06-19')).toThrow();
    expect(() => add([], '2026-06-20', '2036-06-19')).toThrow();
  });

  it('are limited in number', () => {
    let all: Holiday[] = [];
    for (let i = 10; i < 22; i++) all = add(all, `2026-07-${i}`, `2026-07-${i}`);
    expect(() => add(all, '2026-07-22', '2026-07-22')).toThrow('12');
  });

  it('that end early take the days they had, those that are called off none, and what is over stays', () => {
    const [running] = add([], null, '2026-06-20');
    const later = now + 2 * 86_400_000;
    const ended = withoutHoliday([running!], now, later);
    expect(ended).toEqual([{ ...running, to: later }]);
    expect(daysLeft(ended, 2026, 30)).toBe(27);
    expect(withoutHoliday(ended, now, later + 1000), 'not again').toEqual(ended);
    const ahead = add([], '2026-07-01', '2026-07-30');
    expect(withoutHoliday(ahead, ahead[0]!.from, now)).toEqual([]);
    expect(withoutHoliday(ahead, 5, now)).toEqual(ahead);
  });

  it('are forgotten after a year', () => {
    const old = { from: at('2024-06-10T15:00Z'), to: at('2024-06-11T15:00Z'), zone };
    const last = { from: at('2025-06-10T15:00Z'), to: at('2025-06-11T15:00Z'), zone };
    expect(kept([old, last], now)).toEqual([last]);
  });
});
