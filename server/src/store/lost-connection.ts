/** Distinguishes a database that cannot be reached from one that rejects a request. */
import { ConnectionLostError, StoreFullError } from './store.ts';

/** SQLSTATE: connection exceptions (08), shutdown and recovery (57P), too many connections, idle too long. */
const SQL_STATES = /^(?:08...|57P0\d|53300|25P03)$/;
const DISK_FULL = '53100';
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Errors that `pg` makes itself have no code. */
const MESSAGES = /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect$|^timeout expired$/;

function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return SQL_STATES.test(code) || SYSTEM_CODES.has(code);
  return MESSAGES.test(error.message);
}

/** The same function, but lost connections are thrown as {@link ConnectionLostError}, a full disk as {@link StoreFullError}. */
export function reportingLostConnections<A extends readonly unknown[], T>(
  work: (...asked: A) => Promise<T>,
): (...asked: A) => Promise<T> {
  return async (...asked) => {
    try {
      return await work(...asked);
    } catch (error) {
      if ((error as { code?: unknown }).code === DISK_FULL)
        throw new StoreFullError('the disk of the database is full', { cause: error });
      throw isConnectionLost(error)
        ? new ConnectionLostError('the connection to the database was lost', { cause: error })
        : error;
    }
  };
}

/** The same for every function of an object. */
export function allReportingLostConnections<T extends object>(functions: T): T {
  const wrapped = Object.entries(functions).map(([name, work]) => [
    name,
    reportingLostConnections(work as (...asked: readonly unknown[]) => Promise<unknown>),
  ]);
  return Object.fromEntries(wrapped) as T;
}
