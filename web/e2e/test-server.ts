/** The real server with the built app, on a port of its own, with a database of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type RunningServer, startServer } from '@traque/server';
import { sqliteStore } from '@traque/server/store/sqlite';
import { ConnectionLostError, type Store } from '@traque/server/store/store';

export interface TestServer {
  readonly address: string;
  /** The path of the link to the admin page that the first start prints. */
  readonly adminLink: string;
  /** How often the server will not reach its database; `Infinity`: until this is set back. */
  readonly database: { fails: number };
  /** Stops the server and starts it again on the same port with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** `appDir`: from then on another build of the app is served. */
  start(appDir?: string): Promise<void>;
  close(): Promise<void>;
}

/** The store, as long as it can be reached. */
function mayBeAway(store: Store, database: { fails: number }): Store {
  const reach = (): void => {
    if (database.fails === 0) return;
    database.fails--;
    throw new ConnectionLostError('the database is away');
  };
  return {
    ...store,
    async append(...asked) {
      reach();
      return store.append(...asked);
    },
    async read(...asked) {
      reach();
      return store.read(...asked);
    },
    async talk(...asked) {
      reach();
      return store.talk(...asked);
    },
  };
}

export async function startTestServer(): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'traque-e2e-'));
  let port = 0;
  const database = { fails: 0 };
  const serve = async (appDir?: string): Promise<RunningServer> =>
    startServer(
      readSettings({
        ...(appDir === undefined ? {} : { APP_DIR: appDir }),
        PORT: String(port),
        DATA_DIR: data,
        LOG_LEVEL: 'silent',
        BOT_PACE_MS: '0',
        BOT_MS: '50',
        REQUESTS_PER_MINUTE: '1000000',
        MESSAGES_PER_SECOND: '1000',
      }),
      { store: mayBeAway(await sqliteStore(join(data, 'traque.db')), database) },
    );
  let running: RunningServer | null = await serve();
  const { address, adminLink } = running;
  port = Number(new URL(address).port);
  const stop = async (): Promise<void> => {
    await running?.close();
    running = null;
  };
  const start = async (appDir?: string): Promise<void> => {
    running = await serve(appDir);
  };
  return {
    address,
    adminLink: adminLink!,
    database,
    stop,
    start,
    async restart() {
      await stop();
      await start();
    },
    async close() {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
