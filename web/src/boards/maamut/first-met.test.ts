import type { Event } from '@traque/engine/maamut/protocol';
import { courseOf } from '@traque/lessons/courses';
import { expect, it } from 'vitest';
import { firstMet } from './first-met.ts';

const startle = { type: 'startle', for: null, seat: 1, at: '0,0', closed: [], dir: 2 } as const;

it.each<[string, Event, string | null]>([
  ['MA-51: it flees straight ahead', startle, null],
  ['MA-53: it turns', { ...startle, closed: [{ dir: 1, at: '0,1', by: 'rock' }] }, 'turning'],
  ['MA-55: it faces the hunter', { ...startle, dir: null }, 'facing'],
  ['MA-61: a hunter panics', { type: 'panic', for: null, seat: 0, from: '0,0', to: '0,1', chosen: true }, 'panic'],
  ['MA-38: a hunter passes', { type: 'pass', for: null, seat: 0, card: 1 }, null],
])('%s', (_, event, lesson) => {
  expect(firstMet(event, [])).toBe(lesson);
  if (lesson !== null) expect(courseOf('maamut')?.lessons).toHaveProperty(lesson);
});
