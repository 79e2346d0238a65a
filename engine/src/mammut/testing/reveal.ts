/** What may become known in a game of Mammut, and by what: everything else that differs between two worlds is a leak. */
import type { Viewer } from '../../core/game.ts';
import type { Event } from '../protocol.ts';

/** The event without the hidden facts that it shows this viewer by rule. */
export function outline(event: Event, viewer: Viewer): object {
  switch (event.type) {
    // A new pour is new to all (MM-20).
    case 'pour':
      return { ...event, up: event.up.length };
    // A seat sees the hidden sides it peeks at (MM-41).
    case 'peeked':
      return event.seat === viewer ? { ...event, sides: event.sides.map(({ tile }) => tile) } : event;
    // Everybody sees those that are turned (MM-42, MM-50).
    case 'flip':
    case 'turn':
      return { ...event, sides: event.sides.map(({ tile }) => tile) };
    // The face-down cards are revealed (MM-50).
    case 'reveal':
      return { ...event, laid: event.laid.map((cards) => cards.length) };
    // A seat sees the cards it draws (MM-60).
    case 'drawn':
      return event.seat === viewer ? { ...event, cards: event.cards.length } : event;
    default:
      return event;
  }
}

/** Nothing is announced in one world and passed over in silence in the other. */
export const announcements: readonly Event['type'][] = [];
