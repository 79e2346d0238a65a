/** Invitations among people who have played together. Queries that both databases share. */
import type { RoomInfo } from '@traque/wire/room';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A seat at an earlier table, and one of the guests who played it. */
interface EarlierSeat {
  readonly table: string;
  readonly seat: number;
  readonly guest: string;
  readonly name: string;
}

export interface Invitation {
  readonly table: string;
  readonly person: string;
  readonly inviter: string;
  /** Of who invites, at the earlier table. */
  readonly name: string;
  readonly at: number;
}

interface OpenInvitation extends Pick<Invitation, 'table' | 'inviter' | 'name' | 'at'> {
  readonly room: RoomInfo;
}

interface Block {
  readonly id: string;
  readonly name: string;
}

export interface InvitationStore {
  /** The other seats at tables that this guest has played at, the latest first. */
  earlier(guest: string, limit: number): Promise<readonly EarlierSeat[]>;
  /** False if they were invited to this table before, whatever came of it. `declined`: it does not reach them. */
  add(invitation: Invitation, state: 'open' | 'declined'): Promise<boolean>;
  /** How many invitations an inviter has sent since then, to anybody and to this person. */
  sent(inviter: string, person: string, since: number): Promise<{ readonly all: number; readonly toPerson: number }>;
  /** Those that were neither answered nor are too late: the table has not started, and they are not older than this. */
  open(person: string, since: number, limit: number): Promise<readonly OpenInvitation[]>;
  invitedTo(table: string): Promise<readonly string[]>;
  answer(person: string, table: string, state: 'accepted' | 'declined'): Promise<void>;
  isBlocked(person: string, inviter: string): Promise<boolean>;
  /** Of each person `most` at most: the oldest gives way to none, a further one is not kept. */
  block(block: Block & { readonly person: string; readonly inviter: string }, most: number): Promise<void>;
  unblock(person: string, id: string): Promise<void>;
  blocks(person: string): Promise<readonly Block[]>;
  /** Everything about a deleted account. */
  forget(person: string): Promise<void>;
}

const played = ['playing', 'over', 'abandoned'];

export function invitationQueries(db: Kysely<Schema>): InvitationStore {
  const count = async (inviter: string, since: number, person: string | null): Promise<number> => {
    let found = db
      .selectFrom('invitations')
      .select((e) => e.fn.countAll<number | string>().as('count'))
      .where('inviter', '=', inviter)
      .where('at', '>=', since);
    if (person !== null) found = found.where('person', '=', person);
    return Number((await found.executeTakeFirstOrThrow()).count);
  };
  return {
    async earlier(guest, limit) {
      const own = db
        .selectFrom('members')
        .innerJoin('tables', 'tables.id', 'members.table_id')
        .select(['members.table_id', 'members.seat', 'tables.room', 'tables.active'])
        .where('members.guest', '=', guest)
        .where('tables.phase', 'in', played)
        .orderBy('tables.active', 'desc')
        .limit(limit);
      const rows = await db
        .selectFrom('members')
        .innerJoin(own.as('own'), 'own.table_id', 'members.table_id')
        .select(['members.table_id', 'members.seat', 'members.guest', 'own.room'])
        .whereRef('members.seat', '!=', 'own.seat')
        .orderBy('own.active', 'desc')
        .orderBy('members.table_id')
        .orderBy('members.seat')
        .execute();
      return rows.flatMap(({ table_id, seat, guest: other, room }) => {
        const { started, seats } = JSON.parse(room) as RoomInfo;
        const there = seats[seat];
        if (started === null || there?.kind !== 'person') return [];
        return [{ table: table_id, seat, guest: other, name: there.name }];
      });
    },
    async add({ table, person, inviter, name, at }, state) {
      const added = await db
        .insertInto('invitations')
        .values({ person, table_id: table, inviter, name, at, state })
        .onConflict((c) => c.columns(['person', 'table_id']).doNothing())
        .returning('person')
        .execute();
      return added.length > 0;
    },
    async sent(inviter, person, since) {
      return { all: await count(inviter, since, null), toPerson: await count(inviter, since, person) };
    },
    async open(person, since, limit) {
      const rows = await db
        .selectFrom('invitations')
        .innerJoin('tables', 'tables.id', 'invitations.table_id')
        .select(['invitations.table_id', 'invitations.inviter', 'invitations.name', 'invitations.at', 'tables.room'])
        .where('invitations.person', '=', person)
        .where('invitations.state', '=', 'open')
        .where('invitations.at', '>=', since)
        .where('tables.phase', '=', 'gathering')
        .orderBy('invitations.at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ table_id, room, ...row }) => ({
        ...row,
        table: table_id,
        room: JSON.parse(room) as RoomInfo,
      }));
    },
    async invitedTo(table) {
      const rows = await db.selectFrom('invitations').select('person').where('table_id', '=', table).execute();
      return rows.map(({ person }) => person);
    },
    async answer(person, table, state) {
      await db
        .updateTable('invitations')
        .set({ state })
        .where('person', '=', person)
        .where('table_id', '=', table)
        .execute();
    },
    async isBlocked(person, inviter) {
      const rows = await db
        .selectFrom('invitation_blocks')
        .select('id')
        .where('person', '=', person)
        .where('inviter', '=', inviter)
        .execute();
      return rows.length > 0;
    },
    async block({ id, person, inviter, name }, most) {
      const own = await db.selectFrom('invitation_blocks').select('id').where('person', '=', person).execute();
      if (own.length >= most) return;
      await db
        .insertInto('invitation_blocks')
        .values({ id, person, inviter, name })
        .onConflict((c) => c.columns(['person', 'inviter']).doNothing())
        .execute();
    },
    async unblock(person, id) {
      await db.deleteFrom('invitation_blocks').where('person', '=', person).where('id', '=', id).execute();
    },
    blocks: (person) =>
      db.selectFrom('invitation_blocks').select(['id', 'name']).where('person', '=', person).orderBy('name').execute(),
    async forget(person) {
      await db.deleteFrom('invitations').where('person', '=', person).execute();
      await db.deleteFrom('invitations').where('inviter', '=', person).execute();
      await db.deleteFrom('invitation_blocks').where('person', '=', person).execute();
    },
  };
}
