/** Which lesson explains what just happened, for those who meet the rule for the first time. */
import type { Event } from '@traque/engine/maamut/protocol';
import type { FirstMet } from '../contract.ts';

export const firstMet: FirstMet<Event> = (event) => {
  switch (event.type) {
    case 'panic':
      return 'panic';
    case 'startle':
      if (event.dir === null) return 'facing';
      return event.closed.length > 0 ? 'turning' : null;
    case 'over':
      return event.rule === 'MA-82' ? 'lost' : null;
    default:
      return null;
  }
};
