/** A schema that is built beside the present one and takes its name when it is complete. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { connectionTo, SCHEMA } from '../store/postgres.ts';
import { migrate, type Schema } from '../store/schema.ts';
import type { NewDatabase } from './new-database.ts';
import { aliveProcesses, checkNotRunning, type Place, running } from './place.ts';
import { postgresSnapshot, unreachable } from './postgres-snapshot.ts';
import { type Batch, listOf, type Snapshot, UpkeepError } from './snapshot.ts';

const BUILT = `${SCHEMA}_new`;
const CONNECT_MS = 10_000;

const stampOf = (now: number): string => new Date(now).toISOString().slice(0, 19).replaceAll(/\D/g, '');

export class NewPostgres implements NewDatabase {
  readonly #place: Place & { kind: 'postgres' };
  readonly #pool: Pool;
  readonly #base: Kysely<Schema>;

  private constructor(place: Place & { kind: 'postgres' }) {
    this.#place = place;
    this.#pool = new Pool({ ...connectionTo(place.url, CONNECT_MS), max: 2 });
    this.#pool.on('error', () => undefined);
    this.#base = new Kysely({ dialect: new PostgresDialect({ pool: this.#pool }) });
  }

  /** @throws {UpkeepError} if a server runs on the present one. */
  static async begin(place: Place & { kind: 'postgres' }): Promise<NewPostgres> {
    await checkNotRunning(place);
    const built = new NewPostgres(place);
    try {
      await built.#pool.query(`drop schema if exists ${BUILT} cascade`);
      await built.#pool.query(`create schema ${BUILT}`);
      return built;
    } catch (error) {
      await built.#base.destroy();
      throw unreachable(error);
    }
  }

  migrate(to?: string): Promise<void> {
    return migrate(this.#base.withSchema(BUILT), BUILT, to);
  }

  async load({ table, columns, rows }: Batch): Promise<void> {
    if (rows.length === 0) return;
    const places = rows.map((_, r) => `(${columns.map((_column, c) => `$${r * columns.length + c + 1}`).join(', ')})`);
    await this.#pool.query(
      `insert into ${BUILT}.${table} (${listOf(columns)}) values ${places.join(', ')}`,
      rows.flat(),
    );
  }

  snapshot(): Promise<Snapshot> {
    return postgresSnapshot(this.#place.url, BUILT);
  }

  /** In one transaction. A server that starts meanwhile waits for its end to say that it is alive. */
  async takePlace(now: number): Promise<string | null> {
    const aside = `${SCHEMA}_before_${stampOf(now)}`;
    const kept = await this.#base.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ there: boolean }>`
        select to_regnamespace(${SCHEMA}) is not null as there`.execute(transaction);
      const isThere = rows[0]!.there;
      if (isThere) await this.#checkOurs(transaction);
      if (isThere) await sql`alter schema ${sql.id(SCHEMA)} rename to ${sql.id(aside)}`.execute(transaction);
      await sql`alter schema ${sql.id(BUILT)} rename to ${sql.id(SCHEMA)}`.execute(transaction);
      return isThere ? `the schema ${aside}` : null;
    });
    await this.#base.destroy();
    return kept;
  }

  async #checkOurs(transaction: Kysely<Schema>): Promise<void> {
    const { rows } = await sql<{ ours: boolean }>`
      select to_regclass(${`${SCHEMA}.kysely_migration`}) is not null
        and to_regclass(${`${SCHEMA}.processes`}) is not null as ours`.execute(transaction);
    if (rows[0]?.ours !== true) throw new UpkeepError(`the database has a schema ${SCHEMA} that is not ours`);
    await sql`lock table ${sql.id(SCHEMA, 'processes')} in access exclusive mode`.execute(transaction);
    const alive = await sql.raw<{ n: number }>(aliveProcesses).execute(transaction);
    if (alive.rows[0]!.n > 0) throw running(this.#place);
  }

  async discard(): Promise<void> {
    await this.#pool.query(`drop schema if exists ${BUILT} cascade`);
    await this.#base.destroy();
  }
}
