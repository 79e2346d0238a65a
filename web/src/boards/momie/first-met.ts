/** Which lesson explains what just happened, for those who meet the rule for the first time. */
import type { Event } from '@traque/engine/momie/protocol';
import type { FirstMet } from '../contract.ts';

export const firstMet: FirstMet<Event> = (event) => {
  switch (event.type) {
    // The mummy that may walk at once should know why before it does.
    case 'reset':
      return 'freeing';
    case 'skip':
      return 'shut-in';
    case 'lost':
      return 'dice';
    default:
      return null;
  }
};
