/** What proves who asks: guests' cookies and seats' tokens, both signed with the server's one key. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Seat } from '@traque/engine/core/game';

export interface SignedGuest {
  readonly id: string;
  readonly name: string;
}

export class Signing {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  #mac(purpose: string, text: string): string {
    return createHmac('sha256', this.#key).update(`${purpose}\n${text}`).digest('base64url');
  }

  /** In constant time: how far a guess is right cannot be measured. */
  #fits(purpose: string, text: string, mac: string): boolean {
    const right = Buffer.from(this.#mac(purpose, text));
    const given = Buffer.from(mac);
    return right.length === given.length && timingSafeEqual(right, given);
  }

  guestCookie({ id, name }: SignedGuest): string {
    const body = Buffer.from(JSON.stringify([id, name])).toString('base64url');
    return `${body}.${this.#mac('guest', body)}`;
  }

  /** Null if it is not ours. */
  readGuest(cookie: string): SignedGuest | null {
    const [body = '', mac = '', rest] = cookie.split('.');
    if (rest !== undefined || !this.#fits('guest', body, mac)) return null;
    const [id, name] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [string, string];
    return { id, name };
  }

  /** `since`: the entry by which the seat was taken; whoever takes it later has another token. */
  seatToken(table: string, seat: Seat, since: number): string {
    return `${seat}.${since}.${this.#mac('seat', `${table} ${seat} ${since}`)}`;
  }

  /** What a token proves about that table; null: nothing. */
  readToken(table: string, token: string): { readonly seat: Seat; readonly since: number } | null {
    const [seat = '', since = '', mac = '', rest] = token.split('.');
    if (rest !== undefined || !/^\d{1,2}$/.test(seat) || !/^\d{1,10}$/.test(since)) return null;
    if (!this.#fits('seat', `${table} ${Number(seat)} ${Number(since)}`, mac)) return null;
    return { seat: Number(seat), since: Number(since) };
  }
}
