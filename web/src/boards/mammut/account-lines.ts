/** The picture that belongs to a line of the account. */
import type { Clause } from '@traque/engine/core/game';
import type { Event, Face } from '@traque/engine/mammut/protocol';
import type { Group } from './loot.ts';

/** Which tiles a clause counts: they are lifted during its animation and drawn beside its line. */
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

function pictureOfClause(rule: Clause): Face | null {
  // One animal stands for all of them.
  if (rule === 'MM-90') return 'reindeer';
  const kind = kindCounted[rule];
  return kind === undefined || kind === 'animal' || kind === 'shaman' ? null : kind;
}

export function pictureOf(event: Event): Face | null {
  switch (event.type) {
    case 'score':
      return pictureOfClause(event.rule);
    case 'hides':
      return 'hide';
    case 'draw':
      return 'axe';
    case 'counts':
      return event.kind;
    case 'token':
      return event.species;
    case 'order':
      return event.arrow;
    case 'turn':
      return '?';
    default:
      return null;
  }
}
