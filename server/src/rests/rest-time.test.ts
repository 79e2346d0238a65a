import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFrom, countedBetween, earlier, later, merged, noRest, type Rest, type Span } from './rest-time.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string): number => Date.parse(text);
const iso = (instant: number): string => new Date(instant).toISOString().replace(/:00\.000Z$/, 'Z');
const nights = (zone: string, from = 23 * 60, to = 7 * 60): Rest => ({ night: { zone, from, to }, holidays: [] });
const holiday = (from: string, to: string): Span => ({ from: at(from), to: at(to) });

describe('the end of a time in which nights and holidays do not count', () => {
  it.each<[string, string, number, Rest, string]>([
    ['without rests it is just later', '2026-06-01T10:00Z', DAY, noRest, '2026-06-02T10:00Z'],
    ['a night across midnight', '2026-06-01T10:00Z', DAY, nights('UTC'), '2026-06-02T18:00Z'],
    ['a night after midnight', '2026-06-01T10:00Z', DAY, nights('UTC', 60, 9 * 60), '2026-06-02T18:00Z'],
    ['begun in the night', '2026-06-01T02:00Z', HOUR, nights('UTC'), '2026-06-01T08:00Z'],
    ['begun as the night ends', '2026-06-01T07:00Z', HOUR, nights('UTC'), '2026-06-01T08:00Z'],
    ['ended as the night begins', '2026-06-01T22:00Z', HOUR, nights('UTC'), '2026-06-01T23:00Z'],
    ['a zone with a half hour', '2026-06-01T17:00Z', HOUR, nights('Asia/Kolkata'), '2026-06-02T02:00Z'],
    ['three days', '2026-06-01T12:00Z', 3 * DAY, nights('UTC', 0, 8 * 60), '2026-06-05T20:00Z'],
    // 23:00 to 7:00 takes seven hours when the clock is put forward, and nine when it is put back.
    ['clocks put forward', '2026-03-28T21:00Z', 2 * HOUR, nights('Europe/Paris'), '2026-03-29T06:00Z'],
    ['clocks put back', '2026-10-24T20:00Z', 2 * HOUR, nights('Europe/Paris'), '2026-10-25T07:00Z'],
    ['the last day of February', '2028-02-28T12:00Z', DAY, nights('UTC'), '2028-02-29T20:00Z'],
    [
      'a holiday',
      '2026-06-01T12:00Z',
      DAY,
      { night: null, holidays: [holiday('2026-06-02T00:00Z', '2026-06-09T00:00Z')] },
      '2026-06-09T12:00Z',
    ],
    [
      'a holiday that ends in the night',
      '2026-06-01T12:00Z',
      12 * HOUR,
      { ...nights('UTC'), holidays: [holiday('2026-06-01T13:00Z', '2026-06-09T00:00Z')] },
      '2026-06-09T18:00Z',
    ],
  ])('%s', (_name, from, ms, rest, end) => {
    expect(iso(later(at(from), ms, rest))).toBe(end);
    expect(countedBetween(at(from), at(end), rest)).toBe(ms);
  });

  it('a night that the clock leaves out is none', () => {
    // At 2:00 the clock is put forward to 3:00.
    const short = nights('Europe/Paris', 2 * 60, 3 * 60);
    expect(iso(later(at('2026-03-29T00:00Z'), 2 * HOUR, short))).toBe('2026-03-29T02:00Z');
    expect(iso(later(at('2026-03-28T00:00Z'), 2 * HOUR, short))).toBe('2026-03-28T03:00Z');
  });
});

const start = at('2026-01-01T00:00Z');
const instants = fc.integer({ min: 0, max: 365 * 24 * 60 }).map((minutes) => start + minutes * 60_000);
const spans = fc
  .array(fc.tuple(instants, fc.integer({ min: 1, max: 20 * 24 * 60 })), { maxLength: 5 })
  .map((all) => merged(all.map(([from, minutes]) => ({ from, to: from + minutes * 60_000 }))));
const rests: fc.Arbitrary<Rest> = fc.record({
  night: fc.option(
    fc
      .tuple(
        fc.constantFrom('UTC', 'Europe/Paris', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Kiritimati'),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 1, max: 540 }),
      )
      .map(([zone, from, length]) => ({ zone, from, to: (from + length) % 1440 })),
  ),
  holidays: spans,
});
const times = fc.integer({ min: 1, max: 14 * 24 * 60 }).map((minutes) => minutes * 60_000);

describe('for any nights and holidays', () => {
  it('exactly the given time counts until the end, and it is never in a rest', () => {
    fc.assert(
      fc.property(instants, times, rests, (from, ms, rest) => {
        const end = later(from, ms, rest);
        expect(countedBetween(from, end, rest)).toBe(ms);
        expect(countedBetween(from, end - 1, rest)).toBe(ms - 1);
      }),
    );
  });

  it('counted back from the end it is the same time', () => {
    fc.assert(
      fc.property(instants, times, rests, (to, ms, rest) => {
        const from = earlier(to, ms, rest);
        expect(countedBetween(from, to, rest)).toBe(ms);
        expect(earlier(to, 0, rest)).toBe(to);
      }),
    );
  });

  it('a change of holidays moves no end that has passed, and none that is to come before now', () => {
    fc.assert(
      fc.property(instants, times, rests, spans, instants, (from, ms, rest, after, now) => {
        const end = later(from, ms, rest);
        const changed = later(from, ms, { ...rest, holidays: changedFrom(now, rest.holidays, after) });
        if (end <= now) expect(changed).toBe(end);
        else expect(changed).toBeGreaterThan(now);
      }),
    );
  });
});
