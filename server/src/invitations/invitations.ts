/**
 * Invitations among people who have played together: one tap, within limits; people who want none from someone block
 * them. Who is meant is named by a seat at an earlier table, so nobody learns more of another than their name there. Who
 * invites is not told whether it arrived: a block must not show.
 */
import type { Answer } from '@traque/wire/api';
import type { Dependencies } from '../dependencies.ts';
import { DeniedError } from '../errors.ts';
import type { Delivery } from '../notices/delivery.ts';
import type { Look } from '../notices/turn-notices.ts';
import type { Invitation } from '../store/invitation-store.ts';
import type { NoticeTarget } from '../store/notice-store.ts';
import { personAt, seatOwnedBy } from '../table/roster.ts';
import type { Table } from '../table/table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** For how long an invitation is shown. */
const SHOWN_MS = 7 * DAY_MS;
/** In a day: of one person in all, and to one and the same. */
const MOST_SENT = 50;
const MOST_TO_ONE = 5;
/** How many are open for one person; further ones do not arrive. */
const MOST_OPEN = 20;
const MOST_BLOCKED = 200;
/** Earlier tables that are looked at, and people who are offered. */
const EARLIER_TABLES = 50;
const MOST_OFFERED = 12;

export class Invitations {
  readonly #deps: Dependencies;
  readonly #delivery: Delivery;
  readonly #look: Look;

  constructor(deps: Dependencies, delivery: Delivery, look: Look) {
    this.#deps = deps;
    this.#delivery = delivery;
    this.#look = look;
  }

  /** Whom a guest became, if they signed in to an account. */
  async #personOf(guest: string): Promise<string> {
    return (await this.#deps.store.ratings.personsOf([guest])).get(guest)!;
  }

  /** People of earlier tables who do not sit at this one, the latest first. */
  async friends({ id, state }: Table, guest: string): Promise<Answer<'friends'>> {
    const { store } = this.#deps;
    const rows = await store.invitations.earlier(guest, EARLIER_TABLES);
    const persons = await store.ratings.personsOf([...new Set(rows.map((row) => row.guest))]);
    const invited = new Set(await store.invitations.invitedTo(id));
    const here = state.roster.seats.flatMap((there) => (there.kind === 'person' ? there.owners : []));
    const own = await this.#personOf(guest);
    const seen = new Set([guest, own, ...here, ...(await store.ratings.personsOf(here)).values()]);
    const friends: Answer<'friends'>['friends'] = [];
    // A seat that was played from several devices has several rows.
    for (const devices of Map.groupBy(rows, ({ table, seat }) => `${table} ${seat}`).values()) {
      const ids = devices.flatMap((row) => [row.guest, persons.get(row.guest)!]);
      const isNew = !ids.some((one) => seen.has(one));
      for (const one of ids) seen.add(one);
      const { table, seat, name } = devices[0]!;
      if (isNew) friends.push({ table, seat, name, invited: ids.some((one) => invited.has(one)) });
    }
    return { friends: friends.slice(0, MOST_OFFERED) };
  }

  /** @throws {DeniedError} if they never played together, or too many were sent. */
  async invite(table: Table, guest: string, earlier: { readonly table: string; readonly seat: number }): Promise<void> {
    const { store, time } = this.#deps;
    const { roster } = (await this.#look(earlier.table)).state;
    const ownSeat = seatOwnedBy(roster, guest);
    const other = personAt(roster, earlier.seat);
    if (ownSeat === null || other === null || ownSeat === earlier.seat || roster.startedAt === null)
      throw new DeniedError('notSeated', 'you have not played with them at that table');
    const [inviter, person] = [await this.#personOf(guest), await this.#personOf(other.owners[0]!)];
    const sent = await store.invitations.sent(inviter, person, time.now() - DAY_MS);
    if (sent.all >= MOST_SENT) throw new DeniedError('tooMany', `a person sends ${MOST_SENT} invitations a day`);
    const name = personAt(roster, ownSeat)!.name;
    const invitation = { table: table.id, person, inviter, name, at: time.now() };
    const isWelcome = sent.toPerson < MOST_TO_ONE && (await this.#isWelcome(person, inviter));
    // Kept even if it does not arrive: for the limits, and so that it looks the same to who invites.
    const isNew = await store.invitations.add(invitation, isWelcome ? 'open' : 'declined');
    if (isNew && isWelcome) await this.#tell(invitation);
  }

  async #isWelcome(person: string, inviter: string): Promise<boolean> {
    const { store, time } = this.#deps;
    if (person === inviter || (await store.invitations.isBlocked(person, inviter))) return false;
    if (((await store.account(person))?.deleted ?? null) !== null) return false;
    const open = await store.invitations.open(person, time.now() - SHOWN_MS, MOST_OPEN);
    return open.length < MOST_OPEN;
  }

  /** To the devices on which they wanted notices, with the same limits as those. */
  async #tell(invitation: Invitation): Promise<void> {
    const { store, settings } = this.#deps;
    if (settings.notices === 'off') return;
    for (const target of await store.notices.targetsOf([invitation.person])) {
      if (settings.notices !== 'all' && settings.notices !== (target.kind === 'push' ? 'push' : 'webhooks')) continue;
      void this.#delivery.send(target, () => this.#notice(target, invitation));
    }
  }

  /** Null if it was answered meanwhile, or the game has begun. */
  async #notice({ origin }: NoticeTarget, { person, table, name, at }: Invitation) {
    const open = await this.#deps.store.invitations.open(person, at, MOST_OPEN);
    const room = open.find((one) => one.table === table)?.room;
    if (room === undefined) return null;
    const { game, title } = room;
    return {
      kind: 'invitation' as const,
      table,
      game,
      ...(title === undefined ? {} : { title }),
      players: [name],
      last: false,
      deadline: null,
      url: `${origin}/table/${table}`,
    };
  }

  async of(guest: string | null): Promise<Answer<'invitations'>> {
    if (guest === null) return { invitations: [], blocked: [] };
    const { store, time } = this.#deps;
    const person = await this.#personOf(guest);
    const open = await store.invitations.open(person, time.now() - SHOWN_MS, MOST_OPEN);
    const [blocked, seated] = [await store.invitations.blocks(person), await store.tablesOf(guest, MOST_OPEN * 10)];
    const there = new Set(seated.map(({ room }) => room.id));
    return {
      invitations: open
        .filter(({ table, room }) => !there.has(table) && room.seats.some(({ kind }) => kind === 'open'))
        .map(({ table, room: { game, title }, name, at }) => ({
          table,
          game,
          ...(title === undefined ? {} : { title }),
          from: name,
          at,
        })),
      blocked: blocked.map(({ id, name }) => ({ id, name })),
    };
  }

  async answer(guest: string, table: string, answer: 'accept' | 'decline' | 'block'): Promise<void> {
    const { store, random } = this.#deps;
    const person = await this.#personOf(guest);
    const invitation = (await store.invitations.open(person, 0, MOST_OPEN)).find((one) => one.table === table);
    if (invitation === undefined) return;
    await store.invitations.answer(person, table, answer === 'accept' ? 'accepted' : 'declined');
    const { inviter, name } = invitation;
    if (answer === 'block') await store.invitations.block({ id: random(16), person, inviter, name }, MOST_BLOCKED);
  }

  async unblock(guest: string, id: string): Promise<void> {
    await this.#deps.store.invitations.unblock(await this.#personOf(guest), id);
  }
}
