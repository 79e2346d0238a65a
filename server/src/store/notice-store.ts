/** Where turn notices are sent, and which are due. Queries that both databases share. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A place a person's notices are sent to: a device, or a program. */
export interface NoticeTarget {
  readonly id: string;
  readonly guest: string;
  readonly kind: 'push' | 'webhook';
  /** Who knows the address of a push subscription can send to it: it is never logged. */
  readonly address: string;
  /** Keys of a push subscription, as JSON; empty for a webhook. */
  readonly keys: string;
  /** Where the person uses this server, such as `https://example.org`. */
  readonly origin: string;
}

/** What was sent about a turn: nothing yet, the notice, or the reminder too. */
type Stage = 0 | 1 | 2;

/** A turn of which somebody is to be told at some time. One for each table. */
export interface TurnNotice {
  readonly table: string;
  /** The entry by which the turn began. */
  readonly turn: number;
  readonly stage: Stage;
}

export interface NoticeStore {
  /** Adds or replaces a target. Of each kind a guest has `most`; the oldest gives way. */
  put(target: NoticeTarget, at: number, most: number): Promise<void>;
  targetsOf(guests: readonly string[]): Promise<readonly NoticeTarget[]>;
  /** Only if it is this guest's. */
  remove(id: string, guest: string): Promise<void>;
  /** Counts one more notice to this target in this hour; false if it had `most` already. */
  count(id: string, hour: number, most: number): Promise<boolean>;
  /** It was sent, or could not be: after `most` failures in a row the target is removed. */
  sent(id: string): Promise<void>;
  failed(id: string, most: number): Promise<void>;
  /** From `due` on somebody is to be told of this turn, if one of these guests has a target. No effect if it is known. */
  arm(table: string, turn: number, due: number, guests: readonly string[]): Promise<void>;
  due(now: number, limit: number): Promise<readonly TurnNotice[]>;
  /** Goes on to a stage; false if another process did, or another turn has begun. `due`: when to look again. */
  advance(notice: TurnNotice, stage: Stage, due: number | null): Promise<boolean>;
}

export function noticeQueries(db: Kysely<Schema>): NoticeStore {
  const ofGuests = (guests: readonly string[]) => db.selectFrom('notice_targets').where('guest', 'in', guests);
  return {
    async put({ id, guest, kind, address, keys, origin }, at, most) {
      const values = { guest, kind, address, keys, origin, at, failures: 0 };
      await db
        .insertInto('notice_targets')
        .values({ id, ...values, hour: 0, count: 0 })
        .onConflict((c) => c.column('id').doUpdateSet(values))
        .execute();
      const own = await ofGuests([guest])
        .select('id')
        .where('kind', '=', kind)
        .orderBy('at', 'desc')
        .orderBy('id')
        .execute();
      for (const old of own.filter((one) => one.id !== id).slice(most - 1))
        await db.deleteFrom('notice_targets').where('id', '=', old.id).execute();
    },
    async targetsOf(guests) {
      if (guests.length === 0) return [];
      const columns = ['id', 'guest', 'kind', 'address', 'keys', 'origin'] as const;
      return ofGuests(guests).select(columns).orderBy('at').orderBy('id').execute();
    },
    async remove(id, guest) {
      await db.deleteFrom('notice_targets').where('id', '=', id).where('guest', '=', guest).execute();
    },
    async count(id, hour, most) {
      const counted = await db
        .updateTable('notice_targets')
        .set((e) => ({
          hour,
          count: e
            .case()
            .when('hour', '=', hour)
            .then(e('count', '+', 1))
            .else(1)
            .end(),
        }))
        .where('id', '=', id)
        .where((e) => e.or([e('hour', '!=', hour), e('count', '<', most)]))
        .returning('id')
        .execute();
      return counted.length > 0;
    },
    async sent(id) {
      await db.updateTable('notice_targets').set({ failures: 0 }).where('id', '=', id).execute();
    },
    async failed(id, most) {
      await db
        .updateTable('notice_targets')
        .set((e) => ({ failures: e('failures', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await db.deleteFrom('notice_targets').where('id', '=', id).where('failures', '>=', most).execute();
    },
    async arm(table, turn, due, guests) {
      if (guests.length === 0) return;
      if ((await ofGuests(guests).select('id').limit(1).execute()).length === 0) return;
      await db
        .insertInto('turn_notices')
        .values({ table_id: table, turn, stage: 0, due })
        .onConflict((c) =>
          c
            .column('table_id')
            .doUpdateSet({ turn, stage: 0, due })
            // Not again for the same turn, by whichever process.
            .where('turn_notices.turn', '<', turn),
        )
        .execute();
    },
    async due(now, limit) {
      const rows = await db
        .selectFrom('turn_notices')
        .select(['table_id', 'turn', 'stage'])
        .where('due', '<=', now)
        .orderBy('due')
        .limit(limit)
        .execute();
      return rows.map(({ table_id, turn, stage }) => ({ table: table_id, turn, stage: stage as Stage }));
    },
    async advance({ table, turn, stage: from }, stage, due) {
      const advanced = await db
        .updateTable('turn_notices')
        .set({ stage, due })
        .where('table_id', '=', table)
        .where('turn', '=', turn)
        .where('stage', '=', from)
        .returning('table_id')
        .execute();
      return advanced.length > 0;
    },
  };
}
