/** Who asks: a guest by his cookie, or a seat's token. */
import type { Seat, Viewer } from '@traque/engine/core/game';
import { Denied } from '../errors.ts';
import { type Company, personAt, seatOwnedBy } from './room.ts';

export interface Identity {
  /** Null: no cookie of ours. */
  readonly guest: { readonly id: string; readonly name: string } | null;
  /** The seat that a token of this table proves. */
  readonly holds: { readonly seat: Seat; readonly since: number } | null;
}

export function viewerOf(company: Company, { guest, holds }: Identity): Viewer {
  if (holds !== null) {
    const there = company.seats[holds.seat];
    return there?.kind === 'person' && there.since === holds.since ? holds.seat : null;
  }
  return guest === null ? null : seatOwnedBy(company, guest.id);
}

/** The host, on any device that his seat was carried to. */
export function isHost(company: Company, { guest, holds }: Identity): boolean {
  if (holds !== null || guest === null) return false;
  if (guest.id === company.host.guest) return true;
  const seat = seatOwnedBy(company, company.host.guest);
  return seat !== null && seatOwnedBy(company, guest.id) === seat;
}

/** @throws {Denied} if he only watches. */
export function seatedAt(company: Company, identity: Identity): Seat {
  const seat = viewerOf(company, identity);
  if (seat === null) throw new Denied('notSeated', 'only players may do this');
  return seat;
}

/** @throws {Denied} */
export function guestOf({ guest }: Identity): { readonly id: string; readonly name: string } {
  if (guest === null) throw new Denied('noGuest', 'take a name first (PUT /api/me)');
  return guest;
}

/** The name somebody speaks under: a player by his seat's, a watcher by his own. @throws {Denied} */
export function speakerName(company: Company, identity: Identity): string {
  const seat = viewerOf(company, identity);
  return (seat === null ? null : personAt(company, seat)?.name) ?? guestOf(identity).name;
}
