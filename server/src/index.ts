/** Starts and stops a server. */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { gameNamed } from '@traque/engine';
import { pino } from 'pino';
import { Pool } from './bots/pool.ts';
import { silence } from './bus/bus.ts';
import { PostgresBus } from './bus/postgres.ts';
import { makeApp } from './http/app.ts';
import type { House } from './http/context.ts';
import { Signing } from './http/signing.ts';
import { Limits } from './live/limits.ts';
import { localPresence } from './live/presence.ts';
import { sharedPresence } from './live/shared-presence.ts';
import { Sockets } from './live/sockets.ts';
import { makeMetrics } from './metrics.ts';
import type { Settings } from './settings.ts';
import { postgresStore } from './store/postgres.ts';
import { sqliteStore } from './store/sqlite.ts';
import { Unusable } from './store/store.ts';
import { Hall } from './table/hall.ts';
import { realTime } from './time.ts';
import type { World } from './world.ts';

export { BadSetting, readSettings, type Settings } from './settings.ts';
export { watchProcess } from './mishaps.ts';
export { Unusable } from './store/store.ts';

export interface RunningServer {
  /** Where it answers: `http://127.0.0.1:3000`. */
  readonly address: string;
  readonly house: House;
  /** Finishes what was begun, stores, hangs up. */
  close(): Promise<void>;
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Letters and digits from the system's own randomness, each as likely as the others. */
function randomText(length: number): string {
  let text = '';
  while (text.length < length)
    for (const byte of randomBytes(length)) if (byte < 248 && text.length < length) text += letters[byte % 62];
  return text;
}

function dataFile(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Unusable(`${resolve(folder)} cannot be made: ${error instanceof Error ? error.message : String(error)}`);
  }
  return join(folder, 'traque.db');
}

/** The parts that depend on where tables are kept: the embedded database serves one process, PostgreSQL any number. */
async function makeStorage(
  settings: Settings,
  { time, log, metrics }: Pick<World, 'time' | 'log' | 'metrics'>,
): Promise<Pick<World, 'store' | 'bus' | 'presence'>> {
  const committed = (count: number): void => metrics.commits.observe(count);
  if (settings.databaseUrl === null) {
    const store = await sqliteStore(dataFile(settings.dataDir), committed);
    return { store, bus: silence, presence: localPresence() };
  }
  const lost = (error: Error): void => log.warn({ err: error }, 'a database connection broke');
  const { store, db } = await postgresStore(settings.databaseUrl, lost, committed);
  const bus = new PostgresBus(settings.databaseUrl, time, log);
  return { store, bus, presence: await sharedPresence(db, bus, time, randomText(16)) };
}

/** What a table needs; a test may replace any part of it. */
async function makeWorld(settings: Settings, parts: Partial<World>): Promise<World> {
  const metrics = parts.metrics ?? makeMetrics();
  const time = parts.time ?? realTime;
  const log = parts.log ?? pino({ level: settings.logLevel }, pino.destination({ dest: 2, sync: false }));
  const storage =
    parts.store === undefined
      ? await makeStorage(settings, { time, log, metrics })
      : { store: parts.store, bus: silence, presence: localPresence() };
  return {
    ...storage,
    thinker:
      parts.thinker ??
      new Pool({
        threads: settings.botThreads,
        threadsPerMove: settings.botThreadsPerMove,
        ms: settings.botMs,
        seed: () => randomText(24),
      }),
    games: gameNamed,
    random: randomText,
    settings,
    ...parts,
    time,
    log,
    metrics,
  };
}

/** @throws {Unusable} if the database cannot be used; a system error if the port cannot. */
export async function startServer(settings: Settings, parts: Partial<World> = {}): Promise<RunningServer> {
  const world = await makeWorld(settings, parts);
  let closing = false;
  const hall = new Hall(world);
  const key = settings.secret ?? (await world.store.setting('key', randomText(43)));
  const house: House = {
    world,
    hall,
    signing: new Signing(key),
    limits: new Limits(settings, world.time),
    closing: () => closing,
  };
  const app = await makeApp(house, settings.appDir);
  const sockets = new Sockets(house, app.server);
  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    await hall.close();
    await sockets.close();
    await app.close();
    await hall.finish();
    await world.thinker.close();
    await world.presence.close();
    await world.bus.close();
    await world.store.close();
  };
  try {
    await hall.listen();
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await close();
    throw error;
  }
  const { address, port, family } = app.server.address() as AddressInfo;
  const name = family === 'IPv6' ? `[${address}]` : address;
  return { address: `http://${name === '0.0.0.0' || name === '[::]' ? 'localhost' : name}:${port}`, house, close };
}
