/**
 * Commands on their way to a server. Each gets an outcome, whatever happens to the server: if there is no answer within
 * a deadline it is sent once more with the same id (it counts once), and after a second deadline it has failed.
 */
import type { ClientMessage } from '@traque/wire/live';
import type { ErrorCode, Problem } from '@traque/wire/errors';
import type { Outcome } from './table-client.ts';

type Command = Extract<ClientMessage, { type: 'command' | 'undo' }>;

const ANSWER_TIMEOUT_MS = 5000;
export const NO_ANSWER = 'noAnswer';
/** Before a command that failed on the server is sent again. */
const RETRY_PAUSE_MS = 1000;

/** Failures that say nothing about the command: the same may go through a moment later. */
const temporary: ReadonlySet<ErrorCode> = new Set(['internal', 'busy', 'closing']);

interface Waiting {
  readonly command: Command;
  readonly answer: (outcome: Outcome) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** It has failed once, or was not answered in time. */
  isRetried: boolean;
}

interface Ports {
  /** False: there is no connection just now. */
  send(command: Command): boolean;
  /** Whether some command is being sent again. */
  onRetry(isRetrying: boolean): void;
  /** A command was never answered: nobody knows whether it counted. */
  onUnsure(): void;
}

export class Commands {
  readonly #ports: Ports;
  readonly #waiting = new Map<string, Waiting>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  send(command: Command): Promise<Outcome> {
    if (!this.#ports.send(command)) return Promise.resolve({ kind: 'failed', code: 'noServer' });
    return new Promise((answer) => {
      const waiting: Waiting = { command, answer, timer: undefined, isRetried: false };
      this.#waiting.set(command.id, waiting);
      this.#startTimer(waiting);
    });
  }

  #startTimer(waiting: Waiting): void {
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => this.#retry(waiting, NO_ANSWER, 0), ANSWER_TIMEOUT_MS);
  }

  /** Sends it once more, unless that has been done. */
  #retry(waiting: Waiting, code: string, pauseMs: number): void {
    if (waiting.isRetried) {
      this.settle(waiting.command.id, { kind: 'failed', code });
      if (code === NO_ANSWER) this.#ports.onUnsure();
      return;
    }
    waiting.isRetried = true;
    this.#ports.onRetry(true);
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => this.#resend(waiting), pauseMs);
  }

  /** Without a connection it waits for one, no longer than for an answer. */
  #resend(waiting: Waiting): void {
    this.#ports.send(waiting.command);
    this.#startTimer(waiting);
  }

  settle(id: string, outcome: Outcome): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    if (waiting.isRetried && ![...this.#waiting.values()].some(({ isRetried }) => isRetried))
      this.#ports.onRetry(false);
    waiting.answer(outcome);
  }

  /** The server could not carry it out. */
  failed(id: string, { code, why }: Problem): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    if (temporary.has(code)) this.#retry(waiting, why ?? code, RETRY_PAUSE_MS);
    else this.settle(id, { kind: 'failed', code });
  }

  /** There is a new connection: nobody knows whether what was not answered arrived over the old one. */
  sendAll(): void {
    // Their deadlines stay: a connection that breaks again and again must not keep a player waiting.
    for (const { command } of this.#waiting.values()) this.#ports.send(command);
  }

  /** There will be no more answers. */
  giveUp(): void {
    for (const id of this.#waiting.keys()) this.settle(id, { kind: 'failed', code: 'noServer' });
  }
}
