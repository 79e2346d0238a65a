/** Guest cookies and seat tokens, both signed with the server's key. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Seat } from '@traque/engine/core/game';
import type { GuestIdentity } from '../table/identity.ts';

/** How far the clocks of two machines may be apart for a token that is good for a moment. */
const MOMENT_MS = 600_000;

export class Signing {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  #mac(purpose: string, text: string): string {
    return createHmac('sha256', this.#key).update(`${purpose}\n${text}`).digest('base64url');
  }

  /** Compares in constant time, so that response times do not help a guess. */
  #isValid(purpose: string, text: string, mac: string): boolean {
    const right = Buffer.from(this.#mac(purpose, text));
    const given = Buffer.from(mac);
    return right.length === given.length && timingSafeEqual(right, given);
  }

  guestCookie({ id, name, session }: GuestIdentity): string {
    const parts = session === undefined ? [id, name] : [id, name, session.epoch, session.since];
    const body = Buffer.from(JSON.stringify(parts)).toString('base64url');
    return `${body}.${this.#mac('guest', body)}`;
  }

  /** Null if the signature is wrong. */
  readGuest(cookie: string): GuestIdentity | null {
    const [body = '', mac = '', rest] = cookie.split('.');
    if (rest !== undefined || !this.#isValid('guest', body, mac)) return null;
    const parts = JSON.parse(Buffer.from(body, 'base64url').toString()) as [string, string, number?, number?];
    const [id, name, epoch, since] = parts;
    return { id, name, ...(epoch === undefined || since === undefined ? {} : { session: { epoch, since } }) };
  }

  /** The same for the same record, so that sharing it twice stores it once; to be guessed by nobody without the key. */
  recordId(record: string): string {
    return this.#mac('record', record).slice(0, 16);
  }

  /** The same for all notices about one table to one guest, and nothing to anybody else. */
  noticeTopic(guest: string, table: string): string {
    return this.#mac('topic', `${guest} ${table}`).slice(0, 32);
  }

  /** The key by which a program checks that a notice is from this server. */
  webhookKey(guest: string, url: string): string {
    return this.#mac('webhook', `${guest} ${url}`);
  }

  /** `since`: the entry by which the seat was taken, so a later owner of the seat has a different token. */
  seatToken(table: string, seat: Seat, since: number): string {
    return `${seat}.${since}.${this.#mac('seat', `${table} ${seat} ${since}`)}`;
  }

  /** The seat of this table that the token proves; null if it is not valid. */
  readToken(table: string, token: string): { readonly seat: Seat; readonly since: number } | null {
    const [seat = '', since = '', mac = '', rest] = token.split('.');
    if (rest !== undefined || !/^\d{1,2}$/.test(seat) || !/^\d{1,10}$/.test(since)) return null;
    if (!this.#isValid('seat', `${table} ${Number(seat)} ${Number(since)}`, mac)) return null;
    return { seat: Number(seat), since: Number(since) };
  }

  /** For `/api/seen`: good for a moment. */
  seenToken(now: number): string {
    return `${now}.${this.#mac('seen', `${now}`)}`;
  }

  isSeenToken(token: string, now: number): boolean {
    const [at = '', mac = ''] = token.split('.');
    return Math.abs(now - Number(at)) < MOMENT_MS && this.#isValid('seen', at, mac);
  }
}
