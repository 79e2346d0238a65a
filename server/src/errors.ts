/** A request that is denied: thrown where that is decided, answered by the HTTP or live layer. */
import { type ErrorCode, errorCodes, type Problem } from '@traque/wire/errors';
import { ConnectionLostError } from './store/store.ts';

export class DeniedError extends Error {
  override readonly name = 'DeniedError';
  readonly code: ErrorCode;
  readonly at: string | null;

  constructor(code: ErrorCode, message: string, at: string | null = null) {
    super(message);
    this.code = code;
    this.at = at;
  }

  get status(): number {
    return errorCodes[this.code];
  }

  get problem(): Problem {
    return { code: this.code, message: this.message, ...(this.at === null ? {} : { at: this.at }) };
  }
}

/** What a client learns about an error of the server: only whether the same request may succeed soon. */
export function failureOf(error: unknown): DeniedError {
  if (error instanceof ConnectionLostError)
    return new DeniedError('busy', 'the database cannot be reached: try again in a moment');
  return new DeniedError('internal', 'something went wrong here; see how things stand before you try again');
}
