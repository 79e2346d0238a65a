/** What may become known in a game of La Momie, and by what: everything else that differs between two worlds is a leak. */
import type { Event } from '../protocol.ts';

/** The event without the hidden facts that it shows by rule, to all who see it. */
export function outline(event: Event): object {
  // The mummy finds out whether a hunter stands on its way, and stops there (MO-52).
  return event.type === 'prowl' ? { ...event, path: 'up to a catch', caught: 'somebody or nobody' } : event;
}

/** A hunter who cannot move says so (MO-41): that they do, or do not, says something about where they stand. */
export const announcements: readonly Event['type'][] = ['skip'];
