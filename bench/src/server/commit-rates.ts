/** What NOTIFY costs PostgreSQL: commits that notify wait for each other, those that do not share the disk's work. */
import type { TestPostgres } from '@traque/server/test-support/postgres';
import { printTable, short } from '../report.ts';

const CONNECTIONS = [1, 3, 10, 30];
const MS = 3000;

type Client = Awaited<ReturnType<TestPostgres['connect']>>;

const plain = 'insert into moves (logged) values ($1)';
const notifying =
  "with stored as (insert into moves (logged) values ($1) returning id) select pg_notify('moves', id::text) from stored";

async function commitsPerSecond(clients: readonly Client[], statement: string): Promise<number> {
  const logged = JSON.stringify({ kind: 'action', seat: 1, id: 'd12', action: { type: 'move', card: 2, dir: 0 } });
  const start = performance.now();
  const counts = await Promise.all(
    clients.map(async (client) => {
      let count = 0;
      while (performance.now() - start < MS) {
        await client.query(statement, [logged]);
        count++;
      }
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000);
}

export async function commitRates(postgres: TestPostgres): Promise<void> {
  const clients = await Promise.all(
    Array.from({ length: Math.max(...CONNECTIONS) }, () => postgres.connect('postgres')),
  );
  await clients[0]!.query('create table moves (id bigint generated always as identity, logged text not null)');
  const rows: string[][] = [];
  for (const count of CONNECTIONS) {
    const some = clients.slice(0, count);
    const without = await commitsPerSecond(some, plain);
    const withNotify = await commitsPerSecond(some, notifying);
    rows.push([String(count), short(without), short(withNotify)]);
  }
  printTable(['connections', 'without NOTIFY', 'with NOTIFY'], rows);
  await Promise.all(clients.map((client) => client.end()));
}
