import type { Event } from '@traque/engine/mammut/protocol';
import { courseOf } from '@traque/lessons/courses';
import { describe, expect, it } from 'vitest';
import { firstMet } from './first-met.ts';

const order: Event = { type: 'order', for: null, holder: 0, arrow: 'red', seats: [0, 1, 2] };
const score = (seat: number, rule: 'MM-73' | 'MM-76' | 'MM-77', vp: number, count: number): Event => ({
  type: 'score',
  for: null,
  seat,
  rule,
  vp,
  total: 10 + vp,
  count,
});

describe('a tie', () => {
  it('MM-51: the same meat, but not the same points', () => {
    expect(firstMet(score(1, 'MM-73', 5, 3), [order, score(0, 'MM-73', 8, 3)])).toBe('ties');
    expect(courseOf('mammut')?.lessons).toHaveProperty('ties');
    expect(firstMet(score(1, 'MM-73', 5, 2), [order, score(0, 'MM-73', 8, 3)])).toBeNull();
  });

  it('MM-77: of two players, the same fires', () => {
    expect(firstMet(score(1, 'MM-77', 2, 2), [order, score(0, 'MM-76', -5, 2)])).toBe('ties');
    expect(firstMet(score(1, 'MM-77', 3, 3), [order, score(0, 'MM-76', -5, 2)])).toBeNull();
  });

  it('is not one with the round before, nor of different kinds', () => {
    expect(firstMet(score(1, 'MM-73', 8, 3), [order, score(0, 'MM-73', 8, 3), order])).toBeNull();
    expect(firstMet(score(1, 'MM-76', -5, 3), [order, score(0, 'MM-73', 8, 3)])).toBeNull();
  });
});

it.each<[string, Event, string | null]>([
  [
    'MM-43: shares are given back',
    { type: 'giveBack', for: null, seat: 1, shares: [[0, 0]], tiles: [], sides: [] },
    'loot-cards',
  ],
  ['MM-42: tiles are turned over', { type: 'flip', for: null, seat: 1, sides: [] }, 'loot-cards'],
  ['MM-50: cards are revealed', { type: 'reveal', for: null, laid: [['ownHide'], []] }, 'scoring-cards'],
  [
    'MM-81: an animal is exchanged',
    { type: 'token', for: null, seat: 0, species: 'fox', rule: 'MM-81', tile: 3 },
    'animals',
  ],
  ['MM-80: an animal token', { type: 'token', for: null, seat: 0, species: 'fox', rule: 'MM-80', tile: 3 }, null],
  ['MM-37: nothing is left', { type: 'pass', for: null, seat: 0 }, 'two-players'],
  ['MM-31: a share is taken', { type: 'take', for: null, seat: 0, tiles: [1], sides: [] }, null],
])('%s', (_, event, lesson) => {
  expect(firstMet(event, [])).toBe(lesson);
  if (lesson !== null) expect(courseOf('mammut')?.lessons).toHaveProperty(lesson);
});
