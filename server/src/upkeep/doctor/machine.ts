/** The machine: space on the disk, the clock, the port. */
import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { connect as connectTo, createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import type { Settings } from '../../settings.ts';
import { connect } from '../postgres-snapshot.ts';
import { type Place } from '../place.ts';
import type { Read } from './database.ts';
import { type Finding, ok, problem, textOf, warning } from './finding.ts';

const MEGABYTE = 1_000_000;
/** With less than this a server soon cannot store moves. */
const LEAST_BYTES = 50 * MEGABYTE;
const LITTLE_BYTES = 500 * MEGABYTE;

/** `free` is for tests. */
export async function examineDisk(place: Place, free?: number): Promise<Finding> {
  if (place.kind !== 'sqlite') return ok('disk', 'the space of a PostgreSQL is not looked at: ask its own tools');
  let folder = resolve(place.folder);
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, bsize } = await statfs(folder);
  const bytes = free ?? bavail * bsize;
  const size = existsSync(place.file) ? statSync(place.file).size : 0;
  const says = `${Math.floor(bytes / MEGABYTE)} MB are free, the database takes ${Math.ceil(size / MEGABYTE)} MB`;
  if (bytes < LEAST_BYTES) return problem('disk', `${says}: moves will soon not be stored`);
  return bytes < LITTLE_BYTES || bytes < size ? warning('disk', says) : ok('disk', says);
}

/** Nothing of ours was made before. */
const EARLIEST = Date.UTC(2025, 0);
const TOLERANCE_MS = 60_000;

const minutes = (ms: number): string => `${Math.round(ms / 60_000)} minutes`;

/** What is stored cannot be of the future: then the clock has been set back, or was wrong. */
export async function examineClock(place: Place, { settings, newest }: Read, now: number): Promise<Finding> {
  const alive = Number(settings.get('alive') ?? 0);
  const last = Math.max(newest ?? 0, alive);
  const reads = new Date(now).toISOString().slice(0, 19).replace('T', ' ');
  if (now < EARLIEST) return problem('clock', `it reads ${reads} UTC, which is long past: set it`);
  if (place.kind === 'postgres') {
    const theirs = await databaseClock(place.url);
    if (Math.abs(theirs - now) > TOLERANCE_MS)
      return warning('clock', `it is ${minutes(Math.abs(theirs - now))} off from that of the PostgreSQL, which counts`);
    if (last > theirs + TOLERANCE_MS) return ahead(last - theirs);
  } else if (last > now + TOLERANCE_MS) return ahead(last - now);
  return ok('clock', `it reads ${reads} UTC, and nothing stored is later`);
}

const ahead = (ms: number): Finding =>
  problem('clock', `what was stored last is ${minutes(ms)} in the future: the clock is wrong now, or it was then`);

async function databaseClock(url: string): Promise<number> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    );
    return rows[0]!.now;
  } finally {
    await client.end();
  }
}

function listens(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

async function isOurs(host: string, port: number): Promise<boolean> {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  try {
    const response = await fetch(`http://${name}:${port}/healthz`, { signal: AbortSignal.timeout(5000) });
    return ((await response.json()) as { ok?: unknown }).ok === true;
  } catch {
    return false;
  }
}

export async function examinePort({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<Finding> {
  if (port === 0) return ok('port', 'any free one');
  const error = await listens(host, port);
  if (error === null) return ok('port', `${port} is free: no server runs there`);
  if (error.code !== 'EADDRINUSE') return problem('port', `${host}:${port} cannot be opened: ${textOf(error)}`);
  return (await isOurs(host, port))
    ? ok('port', `a server answers at ${host}:${port}`)
    : problem('port', `${port} is in use by another program: stop it, or set PORT to another`);
}

const REDIS_PORT = 6379;
const CONNECT_MS = 5000;

/** What carries notifications between processes, if it is not PostgreSQL itself. */
export async function examineBus({ busUrl }: Pick<Settings, 'busUrl'>): Promise<readonly Finding[]> {
  if (busUrl === null) return [];
  const { hostname, port } = new URL(busUrl);
  const where = `${hostname}:${port || REDIS_PORT}`;
  const error = await new Promise<Error | null>((resolve) => {
    const socket = connectTo({ host: hostname, port: Number(port || REDIS_PORT), timeout: CONNECT_MS });
    const end = (result: Error | null): void => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(null));
    socket.once('timeout', () => end(new Error('no answer')));
    socket.once('error', end);
  });
  return [
    error === null ? ok('bus', `${where} answers`) : problem('bus', `${where} cannot be reached: ${textOf(error)}`),
  ];
}
