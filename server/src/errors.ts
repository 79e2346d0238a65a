/** A request that is denied: thrown where that is decided, answered by the HTTP or live layer. */
import { type ErrorCode, errorCodes, type Problem } from '@traque/wire/errors';
import { ConnectionLostError, StoreFullError } from './store/store.ts';

export class DeniedError extends Error {
  override readonly name = 'DeniedError';
  readonly code: ErrorCode;
  readonly at: string | null;
  readonly why: Problem['why'];

  constructor(code: ErrorCode, message: string, at: string | null = null, why?: Problem['why']) {
    super(message);
    this.code = code;
    this.at = at;
    this.why = why;
  }

  get status(): number {
    return errorCodes[this.code];
  }

  get problem(): Problem {
    const { code, message, at, why } = this;
    return { code, message, ...(at === null ? {} : { at }), ...(why === undefined ? {} : { why }) };
  }
}

/** What a client learns about an error of the server: only whether the same request may succeed soon. */
export function failureOf(error: unknown): DeniedError {
  if (error instanceof StoreFullError)
    return new DeniedError('busy', 'the disk of the server is full: nothing was stored', null, 'diskFull');
  if (error instanceof ConnectionLostError)
    return new DeniedError('busy', 'the database cannot be reached: try again in a moment');
  return new DeniedError('internal', 'something went wrong here; see how things stand before you try again');
}
