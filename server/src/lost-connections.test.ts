/** PostgreSQL ends connections, for example when it restarts: no process of ours may end because of that. */
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { postgresStore } from './store/postgres.ts';
import { AutoPlayer } from './testing/auto-player.ts';
import { checkLog } from './testing/check-log.ts';
import { childServer } from './testing/child-server.ts';
import type { Client } from './testing/client.ts';
import { eventually } from './testing/eventually.ts';
import { TestPostgres } from './testing/postgres.ts';
import { testServer } from './testing/serve.ts';
import { gatheredTable, startedTable } from './testing/table.ts';
import { thorough } from './testing/thorough.ts';

const GAMES = 6;
const ROOMS = 12;
const TERMINATIONS = 30 * thorough;
/** Successes between two terminations. */
const BETWEEN = 40;

const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

/** A host who fills and empties a seat all the time: each is a transaction of several statements. */
class Fidget {
  readonly #host: Client;
  readonly table: string;
  readonly done: number[] = [];
  /** Every response that was not a success. */
  readonly failures: string[] = [];
  stopped = false;

  constructor(host: Client, table: string) {
    this.#host = host;
    this.table = table;
  }

  async fill(kind: 'bot' | 'open'): Promise<boolean> {
    const body = kind === 'bot' ? { kind, level: 'random' } : { kind };
    const answer = await this.#host.raw('fill', { id: this.table, seat: 1 }, body);
    const said = (await answer.json()) as { number?: number; error?: { code: string } };
    if (said.number === undefined) this.failures.push(`${answer.status} ${said.error?.code}`);
    else this.done.push(said.number);
    return answer.ok;
  }

  async work(succeeded: () => void): Promise<void> {
    for (let turn = 0; !this.stopped; turn++) if (await this.fill(turn % 2 === 0 ? 'bot' : 'open')) succeeded();
  }
}

it(
  'connections ended again and again under load: the server survives, nothing acknowledged is lost, and it goes on',
  { timeout: 300_000 * thorough },
  async () => {
    const url = await postgres.database();
    const database = new URL(url).pathname.slice(1);
    const server = await childServer({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
    const died = once(server.process, 'exit').then(() => Promise.reject(new Error('the server ended')));
    died.catch(() => undefined);

    const players: AutoPlayer[] = [];
    const games: string[] = [];
    for (let i = 0; i < GAMES; i++) {
      const { id, players: clients } = await startedTable(server.address, ['person', 'person', 'random'], {
        game: ['maamut', 'mammut'][i % 2]!,
      });
      games.push(id);
      for (const [seat, client] of clients.entries())
        if (client !== null)
          players.push(new AutoPlayer(client, id, `lost ${i} ${seat}`, () => Promise.resolve(server.address)));
    }
    const fidgets: Fidget[] = [];
    for (let i = 0; i < ROOMS; i++) {
      const { id, host } = await gatheredTable(server.address, ['person', 'easy']);
      fidgets.push(new Fidget(host, id));
    }

    let successes = 0;
    let wanted = Infinity;
    let enough = (): void => undefined;
    const succeeded = (): void => {
      if (++successes >= wanted) enough();
    };
    for (const player of players) player.onAcknowledged(succeeded);
    const playing = Promise.all(players.map((player) => player.play()));
    const fidgeting = Promise.all(fidgets.map((fidget) => fidget.work(succeeded)));
    for (let i = 0; i < TERMINATIONS; i++) {
      const busy = new Promise<void>((resolve) => (enough = resolve));
      wanted = successes + BETWEEN;
      await Promise.race([busy, died, fidgeting]);
      await postgres.query(database, terminate);
    }
    for (const fidget of fidgets) fidget.stopped = true;
    await Promise.race([Promise.all([playing, fidgeting]), died]);

    expect(
      players.every(({ over }) => over),
      'every game went on to its end',
    ).toBe(true);
    for (const fidget of fidgets) expect(await fidget.fill('open'), 'requests afterwards succeed').toBe(true);
    const failures = fidgets.flatMap((fidget) => fidget.failures);
    expect(failures.length, 'requests met lost connections').toBeGreaterThan(0);
    expect(new Set(failures)).toEqual(new Set(['503 busy']));

    const { store } = await postgresStore(url, () => undefined);
    onTestFinished(() => store.close());
    const acknowledged = players.flatMap((player) => player.acknowledged);
    for (const id of games)
      await checkLog(
        store,
        id,
        acknowledged.filter(({ table }) => table === id),
      );
    for (const { table, done } of fidgets) {
      const entries = await store.read(table, 0);
      for (const number of done) expect(entries[number]?.logged.kind).toMatch(/^(?:filled|emptied)$/);
    }
  },
);

it('while the database cannot be reached, requests are answered 503; afterwards they succeed', async () => {
  const { address } = await testServer({ databaseUrl: await postgres.database() });
  const { id, host } = await gatheredTable(address, ['person', 'easy']);
  const fill = (level: string) => host.raw('fill', { id, seat: 1 }, { kind: 'bot', level });
  await postgres.halt();
  try {
    for (let tries = 0; tries < 5; tries++) {
      expect(await host.denied('table', { id })).toEqual([503, 'busy']);
      expect(await host.denied('fill', { id, seat: 1 }, { kind: 'open' })).toEqual([503, 'busy']);
      expect(await host.denied('lobby')).toEqual([503, 'busy']);
    }
  } finally {
    await postgres.resume();
  }
  expect((await fill('hard')).status).toBe(200);
  await eventually(async () => (await fetch(`${address}/readyz`)).status === 200);
});
