/** Lets Kysely use an embedded database, in whichever thread it is. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Value } from './sqlite-file.ts';

type Execute = (sql: string, values: readonly Value[]) => Promise<Record<string, unknown>[]>;

class Connection implements DatabaseConnection {
  readonly #execute: Execute;

  constructor(execute: Execute) {
    this.#execute = execute;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return { rows: (await this.#execute(sql, parameters as readonly Value[])) as Row[] };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('streaming is not supported');
  }
}

/** Without transactions: statements that go through Kysely stand alone. */
class Driver extends DummyDriver {
  readonly #connection: Connection;

  constructor(execute: Execute) {
    super();
    this.#connection = new Connection(execute);
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }
}

export const sqliteDialect = (execute: Execute): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new Driver(execute),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
