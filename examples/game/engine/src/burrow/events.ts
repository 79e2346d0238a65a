/** Events: how they are emitted, and the clause that each carries out. */
import type { Clause } from '../core/game.ts';
import type { Event } from './protocol.ts';

/** Gets the events of an action in order. Where it is undefined, no event is built. */
export type Emit = (event: Event) => void;

export function clause(event: Event): Clause {
  switch (event.type) {
    case 'hopped':
    case 'hop':
    case 'roll':
      return 'BU-21';
    case 'search':
      return 'BU-23';
    case 'over':
      return event.result.reason === 'caught' ? 'BU-30' : 'BU-31';
  }
}
