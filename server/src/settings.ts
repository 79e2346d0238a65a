/** Settings, read from the environment once at the start. They are described in docs/running.md. */
import { fileURLToPath } from 'node:url';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** Folder of the backups that are made from the admin page; null: `backups` in `dataDir`. */
  readonly backupDir: string | null;
  /** Folder of the built app. */
  readonly appDir: string;
  /** PostgreSQL; null: the embedded database. */
  readonly databaseUrl: string | null;
  /** How long PostgreSQL may take to answer. */
  readonly databaseMs: number;
  /** Redis or Valkey, for notifications between processes; null: PostgreSQL itself. */
  readonly busUrl: string | null;
  /** Key of cookies and tokens; null: generated once and stored in the database. */
  readonly secret: string | null;
  /** Other origins whose pages may use the API. */
  readonly origins: readonly string[];
  /** How many proxies of our own are in front: only their `x-forwarded-*` headers are trusted. */
  readonly trustProxy: number;
  /** Who may read `/metrics`: `local` this machine, `all` everybody, `off` nobody; always those who have the token. */
  readonly metrics: string;
  readonly metricsToken: string | null;
  readonly logLevel: string;
  readonly tablesPerGuest: number;
  readonly connectionsPerGuest: number;
  readonly connectionsPerAddress: number;
  /** HTTP connections, live ones excepted. */
  readonly httpConnectionsPerAddress: number;
  /** How long a request may take to arrive, with its body. */
  readonly requestMs: number;
  /** Bytes of one live message or HTTP body. */
  readonly messageBytes: number;
  /** Bytes of a record that is shared. */
  readonly recordBytes: number;
  /** Records that an address may share per hour. */
  readonly recordsPerHour: number;
  /** Sign-ins per hour and address; 0: no accounts. */
  readonly signInsPerHour: number;
  /** HTTP requests per minute and address. */
  readonly requestsPerMinute: number;
  /** Live messages per second and connection on average; bursts may be ten times as many. */
  readonly messagesPerSecond: number;
  readonly botThreads: number;
  /** Threads that may search one move of the level `hard` in parallel, if they are idle. */
  readonly botThreadsPerMove: number;
  /** Thinking time of the level `hard`, in milliseconds. */
  readonly botMs: number;
  /**
   * A bot moves no sooner than this after the previous move, nor before its thinking time is over: people want to see
   * its moves, and its pace must not reveal anything. 0: as soon as it can.
   */
  readonly botPaceMs: number;
  /** How long a player must be away before the others may ask for a bot in their seat. */
  readonly absentMs: number;
  /** A game with this many entries (actions, and actions taken back) is ended without a winner. */
  readonly gameEntries: number;
  /** Which turn notices are sent: `all`, `push` (to devices), `webhooks` (to programs) or `off`. */
  readonly notices: string;
  /** How long after the beginning of a turn a player who is away is told. */
  readonly noticeDelayMs: number;
  /** Notices per hour to one device or webhook. */
  readonly noticesPerHour: number;
  /** How push services can reach the host, as `mailto:` or `https:`; null: the address at which players use the server. */
  readonly noticeContact: string | null;
  /** Only for tests: notices to this machine and private networks, also without TLS. */
  readonly noticesToPrivate: boolean;
  /** Days of holiday a year, in which a person's clock stands still at slow tables; 0: none. */
  readonly holidaysPerYear: number;
  /** Tables that never started are closed when nobody has used them for this time. */
  readonly unstartedMs: number;
  /** Games that nobody has used for this time end without a winner; 0: never. */
  readonly unfinishedMs: number;
  /** Tables that nobody uses are removed from memory after this time. */
  readonly idleMs: number;
}

const builtApp = fileURLToPath(new URL('../../web/dist', import.meta.url));

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Env = Readonly<Record<string, string | undefined>>;

function wholeNumber(env: Env, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new SettingsError(`${name} must be a whole number from ${min} to ${max}, not ${JSON.stringify(text)}`);
  return value;
}

function oneOf(env: Env, name: string, fallback: string, values: readonly string[]): string {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (!values.includes(text))
    throw new SettingsError(`${name} must be one of ${values.join(', ')}, not ${JSON.stringify(text)}`);
  return text;
}

function databaseUrl(env: Env): string | null {
  const text = env['DATABASE_URL'] ?? '';
  if (text === '') return null;
  if (!/^postgres(ql)?:\/\//.test(text)) throw new SettingsError('DATABASE_URL must begin with postgres://');
  return text;
}

function contact(env: Env): string | null {
  const text = env['NOTICE_CONTACT'] ?? '';
  if (text === '') return null;
  if (!/^(mailto:|https:\/\/)/.test(text))
    throw new SettingsError('NOTICE_CONTACT must begin with mailto: or https://');
  return text;
}

function busUrl(env: Env): string | null {
  const text = env['BUS_URL'] ?? '';
  if (text === '') return null;
  if (!/^rediss?:\/\//.test(text) || !URL.canParse(text))
    throw new SettingsError('BUS_URL must begin with redis:// or rediss://');
  if (databaseUrl(env) === null)
    throw new SettingsError('BUS_URL is for several processes: it needs DATABASE_URL, too');
  return text;
}

/** Names that settings had in an earlier release, with their present ones. They work for one release, with a warning. */
const RENAMED = { BOT_HEADS: 'BOT_THREADS_PER_MOVE' } as const;

/** The same environment with former names replaced. A setting that is given under both names has the value of the new one. */
function withPresentNames(env: Env, warn: (text: string) => void): Env {
  const present = { ...env };
  for (const [former, name] of Object.entries(RENAMED)) {
    if ((env[former] ?? '') === '') continue;
    warn(`${former} is now called ${name}; the old name stops working in the next release`);
    present[name] ||= env[former];
  }
  return present;
}

/** `warn` is told once about each setting with a former name. @throws {SettingsError} */
export function readSettings(given: Env, warn: (text: string) => void = () => undefined): Settings {
  const env = withPresentNames(given, warn);
  const secret = env['SECRET'] ?? '';
  if (secret !== '' && secret.length < 16) throw new SettingsError('SECRET must have 16 characters or more');
  return {
    port: wholeNumber(env, 'PORT', 3000, 0, 65_535),
    host: env['HOST'] || '127.0.0.1',
    dataDir: env['DATA_DIR'] || 'data',
    backupDir: env['BACKUP_DIR'] || null,
    appDir: env['APP_DIR'] || builtApp,
    databaseUrl: databaseUrl(env),
    busUrl: busUrl(env),
    databaseMs: wholeNumber(env, 'DATABASE_MS', 10_000, 100, 600_000),
    secret: secret === '' ? null : secret,
    origins: (env['ORIGINS'] ?? '').split(/[\s,]+/).filter((origin) => origin !== ''),
    trustProxy: wholeNumber(env, 'TRUST_PROXY', 0, 0, 9),
    metrics: oneOf(env, 'METRICS', 'local', ['local', 'all', 'off']),
    metricsToken: env['METRICS_TOKEN'] || null,
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', ['silent', 'fatal', 'error', 'warn', 'info', 'debug']),
    tablesPerGuest: wholeNumber(env, 'TABLES_PER_GUEST', 40, 1, 100_000),
    connectionsPerGuest: wholeNumber(env, 'CONNECTIONS_PER_GUEST', 24, 1, 100_000),
    connectionsPerAddress: wholeNumber(env, 'CONNECTIONS_PER_ADDRESS', 400, 1, 1_000_000),
    httpConnectionsPerAddress: wholeNumber(env, 'HTTP_CONNECTIONS_PER_ADDRESS', 1000, 1, 1_000_000),
    requestMs: wholeNumber(env, 'REQUEST_MS', 30_000, 100, 3_600_000),
    messageBytes: wholeNumber(env, 'MESSAGE_BYTES', 65_536, 1024, 10_000_000),
    recordBytes: wholeNumber(env, 'RECORD_BYTES', 262_144, 1024, 10_000_000),
    recordsPerHour: wholeNumber(env, 'RECORDS_PER_HOUR', 60, 0, 1_000_000),
    signInsPerHour: wholeNumber(env, 'SIGN_INS_PER_HOUR', 120, 0, 1_000_000),
    requestsPerMinute: wholeNumber(env, 'REQUESTS_PER_MINUTE', 1200, 10, 10_000_000),
    messagesPerSecond: wholeNumber(env, 'MESSAGES_PER_SECOND', 10, 1, 100_000),
    botThreads: wholeNumber(env, 'BOT_THREADS', 2, 1, 64),
    botThreadsPerMove: wholeNumber(env, 'BOT_THREADS_PER_MOVE', 2, 1, 64),
    botMs: wholeNumber(env, 'BOT_MS', 1000, 10, 60_000),
    botPaceMs: wholeNumber(env, 'BOT_PACE_MS', 700, 0, 60_000),
    absentMs: wholeNumber(env, 'ABSENT_MS', 30_000, 0, 86_400_000),
    gameEntries: wholeNumber(env, 'GAME_ENTRIES', 10_000, 100, 1_000_000),
    notices: oneOf(env, 'NOTICES', 'all', ['all', 'push', 'webhooks', 'off']),
    noticeDelayMs: wholeNumber(env, 'NOTICE_DELAY_MS', 10_000, 0, 3_600_000),
    noticesPerHour: wholeNumber(env, 'NOTICES_PER_HOUR', 60, 1, 100_000),
    noticeContact: contact(env),
    noticesToPrivate: oneOf(env, 'NOTICES_TO_PRIVATE', 'no', ['no', 'yes']) === 'yes',
    holidaysPerYear: wholeNumber(env, 'HOLIDAYS_PER_YEAR', 30, 0, 365),
    unstartedMs: wholeNumber(env, 'UNSTARTED_MS', 604_800_000, 60_000, 31_536_000_000),
    unfinishedMs: wholeNumber(env, 'UNFINISHED_MS', 15_552_000_000, 0, 315_360_000_000),
    idleMs: wholeNumber(env, 'IDLE_MS', 300_000, 1000, 86_400_000),
  };
}
