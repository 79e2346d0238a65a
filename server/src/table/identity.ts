/** Who sent a request: a guest by their cookie, or a seat by its token. */
import type { Seat, Viewer } from '@traque/engine/core/game';
import { DeniedError } from '../errors.ts';
import { type Roster, personAt, seatOwnedBy } from './roster.ts';

export interface GuestIdentity {
  readonly id: string;
  readonly name: string;
  /** Of a guest who signed in to an account: absent for all others. */
  readonly session?: {
    /** Void when the account has another one. */
    readonly epoch: number;
    /** When the passkey by which they came was made, or the recovery code used. */
    readonly since: number;
  };
}

export interface Identity {
  /** Null if there is no valid guest cookie. */
  readonly guest: GuestIdentity | null;
  /** The seat that a token of this table proves. */
  readonly holds: { readonly seat: Seat; readonly since: number } | null;
}

export function viewerOf(roster: Roster, { guest, holds }: Identity): Viewer {
  if (holds !== null) {
    const there = roster.seats[holds.seat];
    return there?.kind === 'person' && there.since === holds.since ? holds.seat : null;
  }
  return guest === null ? null : seatOwnedBy(roster, guest.id);
}

/** The host, on any device that plays their seat. */
export function isHost(roster: Roster, { guest, holds }: Identity): boolean {
  if (holds !== null || guest === null) return false;
  if (guest.id === roster.host.guest) return true;
  const seat = seatOwnedBy(roster, roster.host.guest);
  return seat !== null && seatOwnedBy(roster, guest.id) === seat;
}

/** @throws {DeniedError} for a watcher. */
export function seatedAt(roster: Roster, identity: Identity): Seat {
  const seat = viewerOf(roster, identity);
  if (seat === null) throw new DeniedError('notSeated', 'only players may do this');
  return seat;
}

/** @throws {DeniedError} */
export function guestOf({ guest }: Identity): GuestIdentity {
  if (guest === null) throw new DeniedError('noGuest', 'take a name first (PUT /api/me)');
  return guest;
}

/** The name for the chat: a player's from their seat, a watcher's own. @throws {DeniedError} */
export function speakerName(roster: Roster, identity: Identity): string {
  const seat = viewerOf(roster, identity);
  return (seat === null ? null : personAt(roster, seat)?.name) ?? guestOf(identity).name;
}
