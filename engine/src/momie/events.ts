/** Events: how they are emitted, and the clause that each carries out. */
import type { Clause } from '../core/game.ts';
import type { Event } from './protocol.ts';

/** Gets the events of an action in order. Where it is undefined, no event is built. */
export type Emit = (event: Event) => void;

export function clause(event: Event): Clause {
  switch (event.type) {
    case 'reset':
      return 'MO-20';
    case 'roll':
    case 'rolled':
      return 'MO-22';
    case 'lost':
      return 'MO-24';
    case 'move':
      return 'MO-30';
    case 'walked':
      return event.die === 'arrow' ? 'MO-34' : 'MO-31';
    case 'collect':
      return 'MO-40';
    case 'skip':
      return 'MO-41';
    case 'prowl':
      if (event.caught !== null) return 'MO-52';
      return event.interrupt ? 'MO-55' : 'MO-50';
  }
}
