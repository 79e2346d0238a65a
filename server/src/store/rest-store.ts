/** The nights and holidays of people. Queries that both databases share. */
import type { Kysely } from 'kysely';
import type { Holiday } from '../rests/holidays.ts';
import type { Night } from '../rests/rest-time.ts';
import type { Schema } from './schema.ts';

export interface PersonRest {
  readonly zone: string;
  readonly night: Night | null;
  readonly holidays: readonly Holiday[];
}

export interface StoredRest extends PersonRest {
  readonly guest: string;
  /** Grows with every change. */
  readonly version: number;
  /** The day, in days since 1970, and how many changes were made on it. */
  readonly day: number;
  readonly changes: number;
}

export interface RestStore {
  of(guests: readonly string[]): Promise<readonly StoredRest[]>;
  /**
   * Stores a change, of which the person's tables are still to learn; false if another request was first. `version` is one
   * more than that of the rest it was made from.
   */
  put(rest: StoredRest, at: number): Promise<boolean>;
  /** Changes before this time of which some tables may not have learned: a process that should have told them died. */
  untold(before: number, limit: number): Promise<readonly StoredRest[]>;
  /** All tables know this version. */
  told(guest: string, version: number): Promise<void>;
  /** The tables are to learn of it again, since the person has more of them. */
  tellAgain(guest: string): Promise<void>;
  remove(guest: string): Promise<void>;
}

const storedOf = ({ guest, body, version, day, changes }: Schema['rests']): StoredRest => ({
  guest,
  ...(JSON.parse(body) as PersonRest),
  version,
  day,
  changes,
});

export function restQueries(db: Kysely<Schema>): RestStore {
  return {
    async of(guests) {
      if (guests.length === 0) return [];
      const rows = await db.selectFrom('rests').selectAll().where('guest', 'in', guests).orderBy('changed').execute();
      return rows.map(storedOf);
    },
    async put({ guest, zone, night, holidays, version, day, changes }, at) {
      const values = {
        body: JSON.stringify({ zone, night, holidays }),
        version,
        changed: at,
        untold: at,
        day,
        changes,
      };
      const stored = await db
        .insertInto('rests')
        .values({ guest, ...values })
        .onConflict((c) =>
          c
            .column('guest')
            .doUpdateSet(values)
            .where('rests.version', '=', version - 1),
        )
        .returning('guest')
        .execute();
      return stored.length > 0;
    },
    async untold(before, limit) {
      const rows = await db
        .selectFrom('rests')
        .selectAll()
        .where('untold', '<', before)
        .orderBy('untold')
        .limit(limit)
        .execute();
      return rows.map(storedOf);
    },
    async told(guest, version) {
      await db
        .updateTable('rests')
        .set({ untold: null })
        .where('guest', '=', guest)
        .where('version', '=', version)
        .execute();
    },
    async tellAgain(guest) {
      await db
        .updateTable('rests')
        .set((e) => ({ untold: e.ref('changed') }))
        .where('guest', '=', guest)
        .execute();
    },
    async remove(guest) {
      await db.deleteFrom('rests').where('guest', '=', guest).execute();
    },
  };
}
