import type { Event } from '@traque/engine/momie/protocol';
import { courseOf } from '@traque/lessons/courses';
import { expect, it } from 'vitest';
import { firstMet } from './first-met.ts';

it.each<[string, Event, string | null]>([
  ['MO-55: the dice are freed, the mummy interrupts', { type: 'reset', for: null, hunter: 0 }, 'freeing'],
  ['MO-41: a turn is skipped', { type: 'skip', for: null, hunter: 0 }, 'shut-in'],
  ['MO-24: five mummies', { type: 'lost', for: null, hunter: 0 }, 'dice'],
  ['MO-22: a roll', { type: 'roll', for: null, hunter: 0, locked: 1 }, null],
])('%s', (_, event, lesson) => {
  expect(firstMet(event, [])).toBe(lesson);
  if (lesson !== null) expect(courseOf('momie')?.lessons).toHaveProperty(lesson);
});
