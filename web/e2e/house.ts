/** The real server with the built app, on a port of its own, with a database of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type RunningServer, startServer } from '@traque/server';

export interface House {
  readonly address: string;
  /** Stops the server and starts it again on the same port with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** `appDir`: from then on another build of the app is served. */
  start(appDir?: string): Promise<void>;
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'traque-e2e-'));
  let port = 0;
  const serve = (appDir?: string): Promise<RunningServer> =>
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
    );
  let running: RunningServer | null = await serve();
  const { address } = running;
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
