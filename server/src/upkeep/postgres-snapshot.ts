/** Reads a PostgreSQL while servers write to it: one transaction that sees one moment. */
import { Client } from 'pg';
import { connectionTo, SCHEMA } from '../store/postgres.ts';
import { PASSING_TABLES } from '../store/schema.ts';
import {
  type Batch,
  BATCH_ROWS,
  conditionOf,
  type Counts,
  isPlainName,
  listOf,
  type Row,
  type Snapshot,
  UpkeepError,
} from './snapshot.ts';

const CONNECT_MS = 10_000;

export function unreachable(error: unknown): Error {
  if (error instanceof UpkeepError) return error;
  const text = error instanceof Error ? error.message || String((error as { code?: unknown }).code) : String(error);
  return new UpkeepError(`the database cannot be used: ${text}`);
}

/** @throws {UpkeepError} */
export async function connect(url: string): Promise<Client> {
  const client = new Client(connectionTo(url, CONNECT_MS));
  // What waits for the connection fails anyway; without a listener the process would end.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw unreachable(error);
  }
}

interface Shape {
  readonly columns: readonly string[];
  /** By what its rows are ordered: the primary key. */
  readonly order: readonly string[];
}

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type?: string;
}

/** Text byte by byte, as the embedded database orders it. */
const ordered = ({ column_name, data_type }: Column): string =>
  data_type === 'text' ? `${column_name} collate "C"` : column_name;

async function shapesOf(client: Client, schema: string): Promise<Map<string, Shape>> {
  const { rows: columns } = await client.query<Column>(
    'select table_name, column_name from information_schema.columns where table_schema = $1 order by table_name, ordinal_position',
    [schema],
  );
  const { rows: keys } = await client.query<Column>(
    `select k.table_name, k.column_name, d.data_type from information_schema.key_column_usage k
     join information_schema.table_constraints c using (constraint_schema, constraint_name, table_name)
     join information_schema.columns d on d.table_schema = $1 and d.table_name = k.table_name and d.column_name = k.column_name
     where c.table_schema = $1 and c.constraint_type = 'PRIMARY KEY' order by k.table_name, k.ordinal_position`,
    [schema],
  );
  const isOf = (table: string) => (column: Column) => column.table_name === table;
  const names = new Set(columns.map(({ table_name }) => table_name));
  return new Map(
    [...names]
      .filter((name) => isPlainName(name) && !name.startsWith('kysely_') && !PASSING_TABLES.includes(name))
      .map((name) => [
        name,
        {
          columns: columns.filter(isOf(name)).map(({ column_name }) => column_name),
          order: keys.filter(isOf(name)).map(ordered),
        },
      ]),
  );
}

async function* batchesOf(
  client: Client,
  schema: string,
  table: string,
  { columns, order }: Shape,
): AsyncIterable<Batch> {
  await client.query(
    `declare rows no scroll cursor for select ${listOf(columns)} from ${schema}.${table}${conditionOf(table)}${
      order.length === 0 ? '' : ` order by ${order.join(', ')}`
    }`,
  );
  let rows: Row[];
  do {
    ({ rows } = await client.query<Row & unknown[]>({ text: `fetch ${BATCH_ROWS} from rows`, rowMode: 'array' }));
    yield { table, columns, rows };
  } while (rows.length === BATCH_ROWS);
  await client.query('close rows');
}

/** @throws {UpkeepError} if it cannot be reached or has no database of ours. */
export async function postgresSnapshot(url: string, schema = SCHEMA): Promise<Snapshot> {
  const client = await connect(url);
  try {
    await client.query('begin isolation level repeatable read read only');
    const shapes = await shapesOf(client, schema);
    if (!shapes.has('entries')) throw new UpkeepError(`the PostgreSQL has no schema ${schema} of ours`);
    const counts: Record<string, number> = {};
    for (const table of shapes.keys()) {
      const { rows } = await client.query<{ n: number }>(
        `select count(*) as n from ${schema}.${table}${conditionOf(table)}`,
      );
      counts[table] = rows[0]!.n;
    }
    const { rows } = await client.query<{ name: string }>(`select max(name) as name from ${schema}.kysely_migration`);
    return {
      schema: rows[0]!.name,
      counts: counts satisfies Counts,
      async *batches() {
        for (const [table, shape] of shapes) yield* batchesOf(client, schema, table, shape);
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw unreachable(error);
  }
}
