/** The last errors that this process logged, for the host who does not read logs. */
import type { Logger } from 'pino';
import type { Time } from '../time.ts';

const MOST = 20;
const MAX_LENGTH = 300;

export interface LoggedError {
  readonly at: number;
  readonly text: string;
}

/** As pino is called: fields and a message, or a message alone. */
function textOf([fields, message]: readonly unknown[]): string {
  if (typeof fields === 'string') return fields;
  const { err } = (fields ?? {}) as { err?: unknown };
  const why = err instanceof Error ? err.message : undefined;
  return [message, why].filter((part) => typeof part === 'string').join(': ');
}

export class RecentErrors {
  readonly #errors: LoggedError[] = [];

  /** From now on remembers what is logged as an error, whatever the level of the log. */
  watch(log: Logger, time: Time): void {
    for (const level of ['error', 'fatal'] as const) {
      const write: (...said: unknown[]) => void = log[level].bind(log);
      log[level] = (...said: unknown[]) => {
        this.#errors.unshift({ at: time.now(), text: textOf(said).slice(0, MAX_LENGTH) });
        this.#errors.length = Math.min(this.#errors.length, MOST);
        write(...said);
      };
    }
  }

  get all(): readonly LoggedError[] {
    return this.#errors;
  }
}
