/** What may become known in a game of Mâamut, and by what: everything else that differs between two worlds is a leak. */
import type { Viewer } from '../../core/game.ts';
import type { Event } from '../protocol.ts';

/** The event without the hidden facts that it shows this viewer by rule. */
export function outline(event: Event, viewer: Viewer): object {
  switch (event.type) {
    // A hunter sees the cards they draw (MA-39).
    case 'drawn':
      return event.seat === viewer ? { ...event, cards: event.cards.length } : event;
    // The hand of a removed hunter goes face up onto the discard pile (MA-70).
    case 'removed':
      return { ...event, hand: event.hand.length };
    default:
      return event;
  }
}

/** Nothing is announced in one world and passed over in silence in the other. */
export const announcements: readonly Event['type'][] = [];
