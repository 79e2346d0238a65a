/** Which lesson explains what just happened, for those who meet the rule for the first time. */
import type { Event } from '@traque/engine/mammut/protocol';
import type { FirstMet } from '../contract.ts';

/** MM-51: as much meat as somebody who got points before, or with two players as many fires. */
function isTie(event: Event, before: readonly Event[]): boolean {
  if (event.type !== 'score' || (event.rule !== 'MM-73' && event.rule !== 'MM-77')) return false;
  const beaten = event.rule === 'MM-73' ? 'MM-73' : 'MM-76';
  // Only of this scoring, which begins with the order for ties.
  const scoring = before.slice(before.findLastIndex(({ type }) => type === 'order') + 1);
  return scoring.some((other) => other.type === 'score' && other.rule === beaten && other.count === event.count);
}

export const firstMet: FirstMet<Event> = (event, before) => {
  switch (event.type) {
    case 'score':
      return isTie(event, before) ? 'ties' : null;
    case 'giveBack':
    case 'flip':
      return 'loot-cards';
    case 'reveal':
      return 'scoring-cards';
    case 'token':
      return event.rule === 'MM-81' ? 'animals' : null;
    case 'pass':
      return 'two-players';
    default:
      return null;
  }
};
