/**
 * Commands on their way to a server. Each is answered in the end, whatever becomes of the server: within a deadline, else
 * it is sent once more with the same id (it counts once), else it has failed.
 */
import type { ClientMessage } from '@traque/wire/live';
import type { ErrorCode } from '@traque/wire/errors';
import type { Outcome } from './table.ts';

type Command = Extract<ClientMessage, { type: 'command' | 'undo' }>;

/** How long an answer may take. */
const PATIENCE = 5000;
/** Before something that failed on the server is sent again. */
const PAUSE = 1000;

/** Failures that say nothing about the command: the same may go through a moment later. */
const passing: ReadonlySet<ErrorCode> = new Set(['internal', 'busy', 'closing']);

interface Waiting {
  readonly command: Command;
  readonly answer: (outcome: Outcome) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** It has failed once, or was not answered in time. */
  late: boolean;
}

interface Ends {
  /** False: there is no line just now. */
  send(command: Command): boolean;
  /** Something is tried again, or nothing is any more. */
  late(late: boolean): void;
}

export class Commands {
  readonly #ends: Ends;
  readonly #waiting = new Map<string, Waiting>();

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  send(command: Command): Promise<Outcome> {
    if (!this.#ends.send(command)) return Promise.resolve({ kind: 'failed', code: 'noServer' });
    return new Promise((answer) => {
      const waiting: Waiting = { command, answer, timer: undefined, late: false };
      this.#waiting.set(command.id, waiting);
      this.#expect(waiting);
    });
  }

  #expect(waiting: Waiting): void {
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => this.#again(waiting, 'noAnswer', 0), PATIENCE);
  }

  /** Once more, unless it has been tried twice. */
  #again(waiting: Waiting, code: string, pause: number): void {
    if (waiting.late) return this.settle(waiting.command.id, { kind: 'failed', code });
    waiting.late = true;
    this.#ends.late(true);
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => this.#resend(waiting), pause);
  }

  /** Without a line it waits for one, no longer than for an answer. */
  #resend(waiting: Waiting): void {
    this.#ends.send(waiting.command);
    this.#expect(waiting);
  }

  settle(id: string, outcome: Outcome): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    if (waiting.late && ![...this.#waiting.values()].some(({ late }) => late)) this.#ends.late(false);
    waiting.answer(outcome);
  }

  /** The server answers that it could not. */
  failed(id: string, code: ErrorCode): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    if (passing.has(code)) this.#again(waiting, code, PAUSE);
    else this.settle(id, { kind: 'failed', code });
  }

  /** A line broke and there is a new one: nobody knows whether what was not answered arrived. */
  sendAll(): void {
    // Their deadlines stand: a line that breaks again and again keeps nobody waiting.
    for (const { command } of this.#waiting.values()) this.#ends.send(command);
  }

  /** There will be no answers any more. */
  giveUp(): void {
    for (const id of this.#waiting.keys()) this.settle(id, { kind: 'failed', code: 'noServer' });
  }
}
