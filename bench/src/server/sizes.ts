/** What docs/scaling.md says of a single move: its bytes on the disk, and how many messages a bus carries. */
import { spawnSync } from 'node:child_process';
import type { TestPostgres } from '@traque/server/test-support/postgres';
import type { TestRedis } from '@traque/server/test-support/redis';
import { short } from '../report.ts';

/** The mean length of an entry in the log of these tables. */
export async function printEntryBytes(postgres: TestPostgres, databaseUrl: string): Promise<void> {
  const client = await postgres.connect(new URL(databaseUrl).pathname.slice(1));
  const { rows } = await client.query<{ bytes: number }>(
    "select avg(octet_length(logged))::float8 as bytes from traque.entries where logged like '%action%'",
  );
  await client.end();
  console.log(`\nA move is ${short(rows[0]?.bytes ?? 0)} bytes of text in the log.`);
}

/** As long as what processes tell each other. */
const MESSAGE = 'x'.repeat(25);

/** By the server's own tool, where it is on the PATH. */
export function printPublishRate({ port }: TestRedis): void {
  for (const tool of ['valkey-benchmark', 'redis-benchmark']) {
    const asked = ['-p', String(port), '-n', '500000', '-P', '16', '-q', 'publish', 'traque', MESSAGE];
    const { status, stdout } = spawnSync(tool, asked, { encoding: 'utf8' });
    const rate = status === 0 ? /([\d.]+) requests per second/.exec(stdout)?.[1] : undefined;
    if (rate === undefined) continue;
    console.log(`\nMessages of ${MESSAGE.length} bytes by ${tool} -P 16 publish: ${short(Number(rate))} per second.`);
    return;
  }
  console.log('\nskipped: messages per second, since neither valkey-benchmark nor redis-benchmark is on the PATH');
}
