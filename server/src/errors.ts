/** The server's own no, thrown where it is found and answered at the edge. */
import { Away } from './store/store.ts';
import { type ErrorCode, errorCodes, type Problem } from './wire/errors.ts';

export class Denied extends Error {
  override readonly name = 'Denied';
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

/** What a caller is told of a failure of ours: only whether the same request may soon go through. */
export function failureOf(error: unknown): Denied {
  if (error instanceof Away) return new Denied('busy', 'the database cannot be reached: try again in a moment');
  return new Denied('internal', 'something went wrong here; see how things stand before you try again');
}
