/** A PostgreSQL that accepts connections and does not answer. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from './index.ts';
import { eventually } from './testing/eventually.ts';
import { TestPostgres } from './testing/postgres.ts';
import { temporaryFolder, testSettings } from './testing/serve.ts';
import { silentProxy } from './testing/silent-proxy.ts';
import { gatheredTable } from './testing/table.ts';
import { thorough } from './testing/thorough.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

it(
  'requests are answered with busy and go through again later; closing does not wait for ever',
  { timeout: 120_000 * thorough },
  async () => {
    const proxy = await silentProxy(await postgres.database());
    const server = await startServer(
      testSettings({ dataDir: temporaryFolder(), databaseUrl: proxy.url, databaseMs: 2000 }),
    );
    const { id, host } = await gatheredTable(server.address, ['person', 'easy']);
    for (let round = 0; round < thorough; round++) {
      proxy.fallSilent('all');
      // One statement, and a transaction of several.
      expect(await host.denied('myTables')).toEqual([503, 'busy']);
      expect(await host.denied('fill', { id, seat: 1 }, { kind: 'open' })).toEqual([503, 'busy']);
      expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
      proxy.recover();
      await eventually(async () => (await host.raw('fill', { id, seat: 1 }, { kind: 'open' })).ok);
    }
    proxy.fallSilent('all');
    const asked = host.raw('fill', { id, seat: 1 }, { kind: 'bot', level: 'easy' }).catch(() => null);
    await server.close();
    await asked;
  },
);
