/** Who is connected, for processes that share a database. A process that died is noticed after half a minute. */
import type { Presence } from '@traque/wire/room';
import type { Kysely } from 'kysely';
import type { Bus } from '../bus/bus.ts';
import type { Schema } from '../store/schema.ts';
import { every, type Time } from '../time.ts';
import { nobody, type PresenceStore } from './presence.ts';

const HEARTBEAT_MS = 10_000;
const LIFETIME_MS = 30_000;
/** Rows per statement. */
const ROWS_PER_STATEMENT = 500;

/** Who is connected to any of several processes. */
function joined(parts: readonly Pick<Schema['presence'], 'seats' | 'watchers'>[]): Presence {
  const seats = new Set(parts.flatMap((part) => (part.seats === '' ? [] : part.seats.split(' ').map(Number))));
  return {
    seats: [...seats].sort((a, b) => a - b),
    watchers: parts.reduce((sum, { watchers }) => sum + watchers, 0),
  };
}

export async function sharedPresence(db: Kysely<Schema>, bus: Bus, time: Time, self: string): Promise<PresenceStore> {
  const heartbeat = async (): Promise<void> => {
    const until = time.now() + LIFETIME_MS;
    await db
      .insertInto('processes')
      .values({ process: self, until })
      .onConflict((c) => c.column('process').doUpdateSet({ until }))
      .execute();
  };

  /** Any process removes what dead processes left behind. */
  const removeDead = async (): Promise<void> => {
    const dead = db.selectFrom('processes').select('process').where('until', '<', time.now());
    const gone = await db.deleteFrom('presence').where('process', 'in', dead).returning('table_id').execute();
    await db.deleteFrom('processes').where('until', '<', time.now()).execute();
    for (const { table_id } of gone) await bus.publish({ about: 'presence', table: table_id, number: 0 });
  };

  /** What this process wrote, in case another took it for dead and removed it. */
  const here = new Map<string, Presence>();
  const rowOf = (table: string, { seats, watchers }: Presence): Schema['presence'] => ({
    process: self,
    table_id: table,
    seats: seats.join(' '),
    watchers,
  });

  const write = async (table: string): Promise<void> => {
    const now = here.get(table);
    if (now === undefined)
      await db.deleteFrom('presence').where('table_id', '=', table).where('process', '=', self).execute();
    else
      await db
        .insertInto('presence')
        .values(rowOf(table, now))
        .onConflict((c) => c.columns(['table_id', 'process']).doUpdateSet(rowOf(table, now)))
        .execute();
  };

  /** Writes again what is missing, and notifies. */
  const restore = async (): Promise<void> => {
    const tables = [...here];
    for (let from = 0; from < tables.length; from += ROWS_PER_STATEMENT) {
      const rows = tables.slice(from, from + ROWS_PER_STATEMENT);
      const missing = await db
        .insertInto('presence')
        .values(rows.map(([table, presence]) => rowOf(table, presence)))
        .onConflict((c) => c.columns(['table_id', 'process']).doNothing())
        .returning('table_id')
        .execute();
      for (const { table_id } of missing) {
        // It may have changed while this was written.
        await write(table_id);
        await bus.publish({ about: 'presence', table: table_id, number: 0 });
      }
    }
  };

  await heartbeat();
  const stop = every(time, HEARTBEAT_MS, async () => {
    try {
      await heartbeat();
      await restore();
      await removeDead();
    } catch {
      // The database cannot be reached: the next heartbeat tries again.
    }
  });

  const ofAll = async (tables: readonly string[]): Promise<Map<string, Presence>> => {
    if (tables.length === 0) return new Map();
    const rows = await db
      .selectFrom('presence')
      .innerJoin('processes', 'processes.process', 'presence.process')
      .select(['presence.table_id', 'presence.seats', 'presence.watchers'])
      .where('presence.table_id', 'in', tables)
      .where('processes.until', '>=', time.now())
      .execute();
    const byTable = Map.groupBy(rows, ({ table_id }) => table_id);
    return new Map([...byTable].map(([table, parts]) => [table, joined(parts)]));
  };

  return {
    async put(table, presence) {
      if (presence.seats.length === 0 && presence.watchers === 0) here.delete(table);
      else here.set(table, presence);
      await write(table);
      await bus.publish({ about: 'presence', table, number: 0 });
    },
    of: async (table) => (await ofAll([table])).get(table) ?? nobody,
    ofAll,
    async close() {
      stop();
      const gone = await db.deleteFrom('presence').where('process', '=', self).returning('table_id').execute();
      await db.deleteFrom('processes').where('process', '=', self).execute();
      for (const { table_id } of gone) await bus.publish({ about: 'presence', table: table_id, number: 0 });
    },
  };
}
