/** Which kind of loot a clause is about. */
import type { Clause } from '@traque/engine/core/game';
import type { Group } from './loot.ts';

/** Which tiles a clause counts: they are lifted during its animation, and its points are in their row of the table. */
export const kindCounted: Readonly<Record<Clause, Group>> = {
  'MM-60': 'axe',
  'MM-61': 'axe',
  'MM-62': 'axe',
  'MM-65': 'hide',
  'MM-66': 'hide',
  'MM-67': 'hide',
  'MM-68': 'hide',
  'MM-70': 'tusk',
  'MM-71': 'tusk',
  'MM-73': 'meat',
  'MM-76': 'fire',
  'MM-77': 'fire',
  'MM-80': 'animal',
  'MM-81': 'animal',
  'MM-82': 'hide',
};
