/** Starts and stops a server. */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { gameNamed } from '@traque/engine';
import { pino } from 'pino';
import { Sessions } from './accounts/sessions.ts';
import { Admin } from './admin/admin.ts';
import { BlockedAddresses } from './admin/blocked-addresses.ts';
import { Connected } from './admin/connected.ts';
import { Pool } from './bots/pool.ts';
import { type Bus, localBus } from './bus/bus.ts';
import { PostgresBus } from './bus/postgres.ts';
import { RedisBus } from './bus/redis.ts';
import type { Dependencies } from './dependencies.ts';
import { makeApp } from './http/app.ts';
import type { ServerContext } from './http/context.ts';
import { requestsAnswered, stopAccepting } from './http/drain.ts';
import { Signing } from './http/signing.ts';
import { Invitations } from './invitations/invitations.ts';
import { Limits } from './live/limits.ts';
import { localPresence } from './live/presence.ts';
import { sharedPresence } from './live/shared-presence.ts';
import { Sockets } from './live/sockets.ts';
import { acceptWebSocket } from './live/websocket/accept.ts';
import { makeMetrics } from './metrics.ts';
import { Delivery } from './notices/delivery.ts';
import { resolveByDns } from './notices/public-address.ts';
import { newVapidKeys, type NoticeKeys, type VapidKeys } from './notices/requests.ts';
import { NoticeTargets } from './notices/targets.ts';
import { TurnNotices } from './notices/turn-notices.ts';
import { Rests } from './rests/rests.ts';
import { RatingUpdates } from './ratings/rating-updates.ts';
import { RecordVerifier } from './records/verifier.ts';
import type { Settings } from './settings.ts';
import { cachedLobby } from './store/cached-lobby.ts';
import { databaseTime } from './store/database-time.ts';
import { postgresStore } from './store/postgres.ts';
import { sqliteStore } from './store/sqlite.ts';
import { StoreUnavailableError } from './store/store.ts';
import { TableRegistry } from './table/table-registry.ts';
import { realTime } from './time.ts';

export { SettingsError, readSettings, type Settings } from './settings.ts';
export { watchProcess } from './process-errors.ts';
export { StoreUnavailableError } from './store/store.ts';

export interface RunningServer {
  /** Such as `http://127.0.0.1:3000`. */
  readonly address: string;
  readonly context: ServerContext;
  /** The path of a link to the admin page, at the first start on a database; it works once. */
  readonly adminLink: string | null;
  /** Finishes and stores what was begun, then disconnects everybody. */
  close(): Promise<void>;
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Letters and digits from the system's random source, all equally likely. */
function randomText(length: number): string {
  let text = '';
  while (text.length < length)
    for (const byte of randomBytes(length)) if (byte < 248 && text.length < length) text += letters[byte % 62];
  return text;
}

function dataFile(folder: string): string {
  try {
    // The database holds the signing key.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StoreUnavailableError(
      `${resolve(folder)} cannot be made: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return join(folder, 'traque.db');
}

/** What depends on the database: the embedded one serves one process, PostgreSQL any number. */
async function makeStorage(
  settings: Settings,
  { time: own, log, metrics }: Pick<Dependencies, 'time' | 'log' | 'metrics'>,
  databaseNow: Parts['databaseNow'],
): Promise<Pick<Dependencies, 'store' | 'bus' | 'presence' | 'time'>> {
  const committed = (count: number): void => metrics.commits.observe(count);
  if (settings.databaseUrl === null) {
    const store = await sqliteStore(dataFile(settings.dataDir), committed);
    return { store, bus: localBus, presence: localPresence(), time: own };
  }
  const lost = (error: Error): void => log.warn({ err: error }, 'a database connection broke');
  const { databaseUrl: url, databaseMs: ms, busUrl } = settings;
  // Made after the store, which tells it of what it appends.
  let bus: Bus = localBus;
  const announce = (table: string, number: number): void => void bus.publish({ about: 'log', table, number });
  const { store, db, now } = await postgresStore(url, lost, committed, ms, busUrl === null ? null : announce);
  const { time, stop } = await databaseTime(own, databaseNow ?? now);
  const close = async (): Promise<void> => {
    stop();
    await store.close();
  };
  bus = busUrl === null ? new PostgresBus(url, time, log, ms) : new RedisBus(busUrl, time, log, ms);
  const presence = await sharedPresence(db, bus, time, randomText(16));
  return { store: { ...store, close }, bus, presence, time };
}

/** What a test replaces. */
export interface Parts extends Partial<Dependencies> {
  /** Instead of the clock of a PostgreSQL. */
  readonly databaseNow?: () => Promise<number>;
}

async function makeDependencies(settings: Settings, parts: Parts): Promise<Dependencies> {
  const { store: _, databaseNow, ...rest } = parts;
  const metrics = parts.metrics ?? makeMetrics();
  const own = parts.time ?? realTime;
  const log = parts.log ?? pino({ level: settings.logLevel }, pino.destination({ dest: 2, sync: false }));
  const storage =
    parts.store === undefined
      ? await makeStorage(settings, { time: own, log, metrics }, databaseNow)
      : { store: parts.store, bus: localBus, presence: localPresence(), time: own };
  const { time } = storage;
  return {
    ...storage,
    store: cachedLobby(storage.store, time),
    thinker:
      parts.thinker ??
      new Pool({
        threads: settings.botThreads,
        threadsPerMove: settings.botThreadsPerMove,
        ms: settings.botMs,
        seed: () => randomText(24),
      }),
    verifier: parts.verifier ?? new RecordVerifier(),
    games: gameNamed,
    resolve: resolveByDns,
    acceptWebSocket,
    random: randomText,
    settings,
    ...rest,
    time,
    log,
    metrics,
  };
}

/**
 * One after the other, each even if those before it failed. A step may wait for a database that does not answer: after
 * the deadline no further step is waited for.
 */
async function runSteps({ log, settings }: Dependencies, steps: readonly (() => unknown)[]): Promise<void> {
  let expire = (): void => undefined;
  const deadline = new Promise<void>((resolve) => (expire = resolve));
  const timer = setTimeout(() => {
    log.error('closing takes too long: not waiting any longer');
    expire();
  }, 2 * settings.databaseMs);
  for (const step of steps) {
    const done = Promise.resolve()
      .then(step)
      .catch((error: unknown) => log.error({ err: error }, 'closing failed in part'));
    await Promise.race([done, deadline]);
  }
  clearTimeout(timer);
}

/** The keys of push messages are made once, for all processes: devices accept no others. */
async function noticeKeys({ store, settings }: Dependencies, signing: Signing): Promise<NoticeKeys> {
  const vapid = JSON.parse(await store.setting('vapid', JSON.stringify(newVapidKeys()))) as VapidKeys;
  return { vapid, signing, contact: settings.noticeContact };
}

/** By which this machine reaches it. */
function addressOf({ address, port, family }: AddressInfo): string {
  const name = family === 'IPv6' ? `[${address}]` : address;
  return `http://${name === '0.0.0.0' || name === '[::]' ? 'localhost' : name}:${port}`;
}

/** @throws {StoreUnavailableError} if the database cannot be used; a system error if the port cannot. */
export async function startServer(settings: Settings, parts: Parts = {}): Promise<RunningServer> {
  const deps = await makeDependencies(settings, parts);
  let closing = false;
  const key = settings.secret ?? (await deps.store.setting('key', randomText(43)));
  const sessions = new Sessions(deps);
  const signing = new Signing(key);
  const keys = await noticeKeys(deps, signing);
  const tables = new TableRegistry(deps, (table) => {
    notices.note(table);
    ratings.note(table);
  });
  const ratings = new RatingUpdates(deps);
  const delivery = new Delivery(deps, keys);
  const notices = new TurnNotices(deps, delivery, (id) => tables.look(id));
  const rests = new Rests(deps, (id) => tables.look(id));
  const connected = new Connected();
  const blocked = new BlockedAddresses(deps, connected);
  const admin = new Admin(deps, connected);
  const context: ServerContext = {
    connected,
    blocked,
    deps,
    tables,
    signing,
    sessions,
    limits: new Limits(settings, deps.time),
    targets: new NoticeTargets(deps, keys),
    invitations: new Invitations(deps, delivery, (id) => tables.look(id)),
    rests,
    closing: () => closing,
  };
  const app = await makeApp(context, admin, settings.appDir);
  const sockets = new Sockets(context, app.server);
  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    await runSteps(deps, [
      // First, so that clients who reconnect at once reach another process and not this one again.
      () => stopAccepting(app.server),
      () => notices.close(),
      () => rests.close(),
      () => ratings.close(),
      () => tables.close(),
      () => sessions.close(),
      () => sockets.close(),
      () => requestsAnswered(app.server),
      () => app.close(),
      () => tables.handOver(),
      () => deps.thinker.close(),
      () => deps.verifier.close(),
      () => blocked.close(),
      () => admin.close(),
      () => deps.presence.close(),
      () => deps.bus.close(),
      // What the last notifications asked for.
      () => tables.finish(),
      () => deps.store.close(),
    ]);
  };
  try {
    await blocked.read();
    await tables.listen();
    await app.listen({ port: settings.port, host: settings.host });
    const address = addressOf(app.server.address() as AddressInfo);
    // Where `traque admin` sends its reader.
    await deps.store.putSetting('address', address);
    return { address, context, adminLink: await admin.access.firstLink(), close };
  } catch (error) {
    await close();
    throw error;
  }
}
