/** Events: how they are emitted, and the clause that each carries out. */
import type { Clause } from '../core/game.ts';
import type { Event } from './protocol.ts';

/** Gets the events of an action in order. Where it is undefined, no event is built. */
export type Emit = (event: Event) => void;

export function clause(event: Event): Clause {
  switch (event.type) {
    case 'pour':
      return 'MM-20';
    case 'take':
      return 'MM-31';
    case 'steal':
      return 'MM-32';
    case 'peek':
    case 'peeked':
      return 'MM-41';
    case 'flip':
      return 'MM-42';
    case 'giveBack':
      return 'MM-43';
    case 'lay':
    case 'laid':
      return 'MM-44';
    case 'pass':
      return 'MM-37';
    case 'shared':
      return 'MM-35';
    case 'reveal':
    case 'turn':
      return 'MM-50';
    case 'order':
      return 'MM-51';
    case 'counts':
      return 'MM-52';
    case 'score':
    case 'token':
      return event.rule;
    case 'hides':
      return 'MM-65';
    case 'draw':
    case 'drawn':
      return 'MM-60';
    case 'reshuffle':
      return 'MM-63';
    case 'decline':
      return 'MM-83';
    case 'roundEnd':
      return 'MM-85';
    case 'over':
      return 'MM-91';
  }
}
