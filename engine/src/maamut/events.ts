/** Events: how they are emitted, and the clause that each carries out. */
import type { Clause } from '../core/game.ts';
import type { Event } from './protocol.ts';

/** Gets the events of an action in order. Where it is undefined, no event is built. */
export type Emit = (event: Event) => void;

export function clause(event: Event): Clause {
  switch (event.type) {
    case 'place':
      return 'MA-14';
    case 'move':
    case 'walk':
      return 'MA-20';
    case 'startle':
      if (event.dir === null) return 'MA-55';
      return event.closed.length === 0 ? 'MA-51' : 'MA-53';
    case 'run':
      return 'MA-50';
    case 'panic':
      return event.chosen ? 'MA-63' : 'MA-61';
    case 'removed':
    case 'over':
      return event.rule;
    case 'vanish':
      return 'MA-71';
    case 'setTrap':
      return 'MA-30';
    case 'liftTrap':
      return 'MA-35';
    case 'pass':
      return 'MA-38';
    case 'draw':
    case 'drawn':
      return 'MA-39';
    case 'reshuffle':
      return 'MA-40';
    case 'fall':
      return 'MA-60';
  }
}
