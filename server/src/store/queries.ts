/** Queries that both databases share: all except appending. */
import type { Line, RoomInfo } from '@traque/wire/room';
import { type Kysely, sql } from 'kysely';
import type { LogEntry, Logged } from '../table/log.ts';
import { listedRoom } from '../table/options.ts';
import { ACTIVE_MS, publicEntry } from '../table/fold.ts';
import { accountQueries } from './accounts.ts';
import { alive, type Schema } from './schema.ts';
import type { Channel, Listed, Store } from './store.ts';

type Queries = Omit<Store, 'shared' | 'append' | 'close' | 'say' | 'notices' | 'rests' | 'ratings' | 'invitations'>;

interface Row {
  readonly room: string;
  readonly number: number;
  readonly to_act: number | null;
  readonly at: number;
  readonly seat?: number;
}

function listed(row: Row): Listed {
  return {
    // Earlier releases stored maps here too.
    room: listedRoom(JSON.parse(row.room) as RoomInfo),
    number: row.number,
    toAct: row.to_act,
    changed: row.at,
    seat: row.seat ?? null,
  };
}

interface OwnRow extends Row {
  readonly due: number | null;
  readonly logged: string;
}

function listedOwn(row: OwnRow): Listed {
  const table = listed(row);
  const player = row.to_act === null ? undefined : table.room.seats[row.to_act];
  const last = publicEntry(JSON.parse(row.logged) as Logged);
  return {
    ...table,
    // If a bot is to move, the table is due for another reason.
    deadline: player?.kind === 'person' && player.takenOver === null ? row.due : null,
    last: { kind: last.kind, ...('seat' in last ? { seat: last.seat } : {}) },
  };
}

export function queries(db: Kysely<Schema>): Queries {
  /** Tables with their last entry. */
  const tables = db.selectFrom('tables').innerJoin('entries as last', (join) =>
    join.onRef('last.table_id', '=', 'tables.id').on('last.number', '=', (e) =>
      e
        .selectFrom('entries as own')
        .select((s) => s.fn.max('own.number').as('number'))
        .whereRef('own.table_id', '=', 'tables.id'),
    ),
  );
  /** Both visibilities, so that the index is used. */
  const unused = async (phase: RoomInfo['phase'], before: number, limit: number): Promise<readonly string[]> => {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('visibility', 'in', ['public', 'private'])
      .where('phase', '=', phase)
      .where('active', '<', before)
      .orderBy('active')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  };
  return {
    ...accountQueries(db),
    async read(table, from) {
      const rows = await db
        .selectFrom('entries')
        .select(['number', 'at', 'logged'])
        .where('table_id', '=', table)
        .where('number', '>=', from)
        .orderBy('number')
        .execute();
      return rows.map(({ number, at, logged }): LogEntry => ({ number, at, logged: JSON.parse(logged) as Logged }));
    },
    async due(now, limit) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('due', '<=', now)
        .orderBy('due')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    async handOver(waiting, now) {
      for (const { table, number } of waiting)
        await db
          .updateTable('tables')
          .set({ due: now })
          .where('id', '=', table)
          .where((e) =>
            e.not(
              e.exists(
                e
                  .selectFrom('entries')
                  .select('entries.number')
                  .whereRef('entries.table_id', '=', 'tables.id')
                  .where('entries.number', '>', number),
              ),
            ),
          )
          .execute();
    },
    async lobby(game, since, limit) {
      let found = db
        .selectFrom('tables')
        .select(['tables.id', 'tables.created'])
        .where('visibility', '=', 'public')
        .where('phase', 'in', ['gathering', 'playing'])
        .where('active', '>=', since - ACTIVE_MS);
      if (game !== null) found = found.where('game', '=', game);
      // Only for those that are listed is the last entry looked for.
      const rows = await tables
        .innerJoin(found.orderBy('created', 'desc').limit(limit).as('found'), 'found.id', 'tables.id')
        .select(['tables.room', 'last.number', 'last.to_act', 'last.at'])
        .where('last.at', '>=', since)
        .orderBy('tables.created', 'desc')
        .execute();
      return rows.map(listed);
    },
    unstarted: (before, limit) => unused('gathering', before, limit),
    unfinished: (before, limit) => unused('playing', before, limit),
    async tablesOf(guest, limit) {
      const unfinished = sql<number>`case when tables.phase in ('gathering', 'playing') then 0 else 1 end`;
      const found = db
        .selectFrom('members')
        .innerJoin('tables', 'tables.id', 'members.table_id')
        .select(['members.table_id', 'members.seat'])
        .where('members.guest', '=', guest)
        .orderBy(unfinished)
        .orderBy('tables.active', 'desc')
        .limit(limit);
      // Only for those that are listed is the last entry looked for.
      const rows = await tables
        .innerJoin(found.as('found'), 'found.table_id', 'tables.id')
        .select(['tables.room', 'tables.due', 'last.number', 'last.to_act', 'last.at', 'last.logged', 'found.seat'])
        .orderBy(unfinished)
        .orderBy('last.at', 'desc')
        .execute();
      return rows.map(listedOwn);
    },
    async hosted(guest, gatheringSince) {
      const { count } = await tables
        .select((e) => e.fn.countAll<number | string>().as('count'))
        .where('tables.host', '=', guest)
        .where((e) =>
          e.or([
            e('tables.phase', '=', 'playing'),
            e.and([e('tables.phase', '=', 'gathering'), e('last.at', '>=', gatheringSince)]),
          ]),
        )
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async talk(table, channel, after, limit) {
      const rows = await db
        .selectFrom('lines')
        .select(['line', 'body'])
        .where('table_id', '=', table)
        .where('channel', '=', channel)
        .where('line', '>', after)
        .orderBy('line', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse().map(({ line, body }) => Object.assign({ line }, JSON.parse(body) as Omit<Line, 'line'>));
    },
    async keepRecord(id, at, record) {
      await db
        .insertInto('records')
        .values({ id, at, record })
        .onConflict((c) => c.column('id').doNothing())
        .execute();
    },
    async sharedRecord(id) {
      const found = await db.selectFrom('records').select('record').where('id', '=', id).executeTakeFirst();
      return found?.record ?? null;
    },
    async setting(key, fresh) {
      await db
        .insertInto('settings')
        .values({ key, value: fresh })
        .onConflict((c) => c.column('key').doNothing())
        .execute();
      const { value } = await db
        .selectFrom('settings')
        .select('value')
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return value;
    },
    async putSetting(key, value) {
      await db
        .insertInto('settings')
        .values({ key, value })
        .onConflict((c) => c.column('key').doUpdateSet({ value }))
        .execute();
    },
    async settingsUnder(prefix) {
      return db
        .selectFrom('settings')
        .select(['key', 'value'])
        .where('key', 'like', `${prefix}%`)
        .orderBy('key')
        .execute();
    },
    async takeSetting(key) {
      const taken = await db.deleteFrom('settings').where('key', '=', key).returning('value').executeTakeFirst();
      return taken?.value ?? null;
    },
    async latest(limit) {
      const found = db.selectFrom('tables').select('tables.id').orderBy('active', 'desc').limit(limit);
      const rows = await tables
        .innerJoin(found.as('found'), 'found.id', 'tables.id')
        .select(['tables.room', 'last.number', 'last.to_act', 'last.at'])
        .orderBy('last.at', 'desc')
        .execute();
      return rows.map(listed);
    },
    async phases() {
      const rows = await db
        .selectFrom('tables')
        .select((e) => ['phase', e.fn.countAll<number | string>().as('count')])
        .groupBy('phase')
        .orderBy('phase')
        .execute();
      return Object.fromEntries(rows.map(({ phase, count }) => [phase, Number(count)]));
    },
    async check() {
      await alive.execute(db);
    },
    async checkWritable() {
      await db
        .insertInto('settings')
        .values({ key: 'checked', value: '1' })
        // A different value each time: it must reach the disk.
        .onConflict((c) => c.column('key').doUpdateSet({ value: `${Date.now()}` }))
        .execute();
    },
  };
}

/** Adds a chat line at the end of its channel and returns its number. */
export async function addLine(
  db: Kysely<Schema>,
  table: string,
  channel: Channel,
  line: Omit<Line, 'line'>,
): Promise<number> {
  const { line: number } = await db
    .insertInto('lines')
    .values((e) => ({
      table_id: table,
      channel,
      line: e
        .selectFrom('lines')
        .select((s) => s.fn.coalesce(s(s.fn.max('line'), '+', s.lit(1)), s.lit(0)).as('next'))
        .where('table_id', '=', table)
        .where('channel', '=', channel),
      body: JSON.stringify(line),
    }))
    .returning('line')
    .executeTakeFirstOrThrow();
  return number;
}
