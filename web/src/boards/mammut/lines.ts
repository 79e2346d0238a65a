/** What belongs to a line of the account: its picture and its clause. */
import type { Clause } from '@traque/engine/core/game';
import type { Event, Face } from '@traque/engine/mammut/protocol';

const pictures: Readonly<Record<Clause, Face>> = {
  'MM-61': 'axe',
  'MM-62': 'axe',
  'MM-66': 'hide',
  'MM-67': 'hide',
  'MM-68': 'hide',
  'MM-70': 'tusk',
  'MM-71': 'tusk',
  'MM-73': 'meat',
  'MM-76': 'fire',
  'MM-77': 'fire',
  'MM-90': 'reindeer',
};

export function pictureOf(event: Event): Face | null {
  switch (event.type) {
    case 'score':
      return pictures[event.rule] ?? null;
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

const clauses: Partial<Record<Event['type'], Clause>> = {
  reveal: 'MM-50',
  turn: 'MM-50',
  order: 'MM-51',
  counts: 'MM-52',
  hides: 'MM-65',
  draw: 'MM-60',
  decline: 'MM-83',
};

export const clauseOf = (event: Event): Clause => ('rule' in event ? event.rule : (clauses[event.type] ?? 'MM-0'));
