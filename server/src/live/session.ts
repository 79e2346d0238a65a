/** One client's live connection to one table, above the transport: `hello` first, then any message of the wire. */
import type { Viewer } from '@traque/engine/core/game';
import { CommandId } from '@traque/wire/common';
import { ClientMessage, closeCodes, type ServerMessage } from '@traque/wire/live';
import * as v from 'valibot';
import { DeniedError, failureOf } from '../errors.ts';
import type { ServerContext } from '../http/context.ts';
import { readSeatToken } from '../http/identify.ts';
import { act, type Answer, takeBack } from '../table/act.ts';
import { type Identity, speakerName, viewerOf } from '../table/identity.ts';
import type { DeliveryOptions } from '../table/moment.ts';
import { comeBack } from '../table/room-commands.ts';
import type { Table } from '../table/table.ts';
import type { Connection, Listener } from './audience.ts';
import { checkToken } from './hello.ts';
import { OutboundMessage } from './websocket/outbound-message.ts';
import { TokenBucket } from './token-bucket.ts';

type Message = v.InferOutput<typeof ClientMessage>;
type Hello = Extract<Message, { type: 'hello' }>;

/** Messages that may wait while an earlier one is handled. */
const MAX_PENDING = 64;
const HELLO_TIMEOUT_MS = 15_000;
/** A further hello on the same connection counts as this many messages. */
const HELLO_PRICE = 10;

/** By type, so that the variant need not be tried option by option. */
const schemas = new Map<unknown, v.GenericSchema<unknown, Message>>(
  ClientMessage.options.map((schema) => [schema.entries.type.literal, schema]),
);

function schemaFor(json: unknown): v.GenericSchema<unknown, Message> {
  const type = typeof json === 'object' && json !== null && 'type' in json ? json.type : undefined;
  return schemas.get(type) ?? ClientMessage;
}

/** Undefined if the text is not JSON. */
function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function parse(json: unknown): Message {
  if (json === undefined) throw new DeniedError('malformed', 'this is not JSON');
  const result = v.safeParse(schemaFor(json), json, { abortEarly: true });
  if (result.success) return result.output;
  throw new DeniedError('malformed', result.issues[0].message, v.getDotPath(result.issues[0]));
}

/** The command's id, which the answer carries. */
function idOf(json: unknown): { readonly id?: string } {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined;
  return v.is(CommandId, id) ? { id } : {};
}

/** One object per combination, shared by all sessions that have it: saves memory per connection. */
const allDeliveries: readonly DeliveryOptions[] = [false, true].flatMap((legal) =>
  [false, true].flatMap((brief) => [false, true].map((grown) => ({ legal, brief, grown }))),
);
const deliveryOf = (legal: boolean, brief: boolean, grown: boolean): DeliveryOptions =>
  allDeliveries[4 * Number(legal) + 2 * Number(brief) + Number(grown)]!;

export class Session implements Listener {
  readonly #server: ServerContext;
  readonly connection: Connection;
  identity: Identity;
  delivery: DeliveryOptions = deliveryOf(false, false, false);
  viewer: Viewer | undefined = undefined;
  /** The table's id until `hello` has opened the table. */
  #table: Table | string;
  readonly #bucket = new TokenBucket();
  /** Null once `hello` has come. */
  #cancelHelloTimeout: (() => void) | null;
  /** Messages that came while another is handled; null when none is. */
  #pending: (string | null)[] | null = null;
  #onceAnswered: (() => void) | null = null;
  /** Ends the watch over the session of somebody who is signed in. */
  #unwatch: (() => void) | null = null;
  #ended = false;

  constructor(server: ServerContext, table: string, identity: Identity, connection: Connection) {
    this.#server = server;
    this.#table = table;
    this.identity = identity;
    this.connection = connection;
    this.#cancelHelloTimeout = server.deps.time.after(HELLO_TIMEOUT_MS, () =>
      connection.close(closeCodes.refused, 'no hello'),
    );
  }

  get #id(): string {
    return typeof this.#table === 'string' ? this.#table : this.#table.id;
  }

  #send(message: ServerMessage): void {
    this.connection.send(new OutboundMessage(JSON.stringify(message)));
  }

  /** Messages are handled one at a time, in the order they came. Null: a binary message, which the wire does not have. */
  receive(text: string | null): void {
    if (this.#ended) return;
    if ((this.#pending?.length ?? 0) >= MAX_PENDING || !this.#isWithinRate()) {
      this.#stop();
      return;
    }
    if (this.#pending === null) void this.#answerAll(text);
    else this.#pending.push(text);
  }

  /** A ping or pong counts as a message, since it costs as much. False if it is not to be answered. */
  receiveControl(): boolean {
    if (this.#ended || this.#isWithinRate()) return !this.#ended;
    this.#stop();
    return false;
  }

  #stop(): void {
    this.#fail(new DeniedError('tooFast', 'too many messages: come back in a while'));
    this.#ended = true;
    this.connection.close(closeCodes.tooFast, 'too many messages');
  }

  #isWithinRate(price = 1): boolean {
    const { settings, time } = this.#server.deps;
    return this.#bucket.take(settings.messagesPerSecond, time.monotonic(), price);
  }

  async #answerAll(first: string | null): Promise<void> {
    this.#pending = [];
    for (let next: string | null | undefined = first; next !== undefined; next = this.#pending.shift()) {
      const json = jsonOf(next);
      try {
        await this.#handle(parse(json));
      } catch (error) {
        this.#fail(error, json);
      }
    }
    this.#pending = null;
    this.#onceAnswered?.();
  }

  /** Runs when all messages that came so far have been answered. */
  whenAnswered(run: () => void): void {
    if (this.#pending === null) run();
    else this.#onceAnswered = run;
  }

  /** `json` is the message that failed. */
  #fail(error: unknown, json?: unknown): void {
    if (!(error instanceof DeniedError)) this.#logError(error);
    const { code, message, problem } = error instanceof DeniedError ? error : failureOf(error);
    this.#send({ type: 'error', error: problem, ...idOf(json) });
    if (code === 'noTable') this.connection.close(closeCodes.noTable, message);
    if (code === 'wrongToken') this.connection.close(closeCodes.refused, message);
  }

  #logError(error: unknown): void {
    this.#server.deps.metrics.errors.inc();
    this.#server.deps.log.error({ table: this.#id, err: error }, 'a live message failed');
  }

  async #handle(message: Message): Promise<void> {
    if (message.type === 'ping') return this.#send({ type: 'pong' });
    if (this.#server.closing()) throw new DeniedError('closing', 'the server is closing');
    if (message.type === 'hello') return this.#greet(message);
    const table = this.#table;
    if (typeof table === 'string') throw new DeniedError('malformed', 'say hello first', 'type');
    const { deps } = this.#server;
    switch (message.type) {
      case 'command':
        return this.#report(await act(table, deps, this.identity, message));
      case 'undo':
        return this.#report(await takeBack(table, deps, this.identity, message));
      case 'return':
        await comeBack(table, deps, this.identity);
        return;
      case 'say':
      case 'react': {
        const viewer = viewerOf(table.state.roster, this.identity);
        const said = message.type === 'say' ? { text: message.text } : { reaction: message.reaction };
        await table.say(viewer, { name: speakerName(table.state.roster, this.identity), ...said });
      }
    }
  }

  /** A client that was not welcomed gets no updates: the connection is closed, so that the client reconnects. */
  async #greet(hello: Hello): Promise<void> {
    // One hello per connection is paid for by connecting. A further one may have the whole log folded again.
    if (typeof this.#table !== 'string' && !this.#isWithinRate(HELLO_PRICE - 1)) return this.#stop();
    try {
      await this.#hello(hello);
    } catch (error) {
      this.#fail(error);
      // `#fail` may have closed it with a better code already: the first one counts.
      this.connection.close(closeCodes.again, 'come back');
    }
  }

  async #hello({ after, token, legal = false, brief = false, grown = false }: Hello): Promise<void> {
    this.#stopHelloTimeout();
    const { signing, sessions, tables } = this.#server;
    const identity =
      token === undefined
        ? await sessions.verified(this.identity)
        : { guest: null, holds: readSeatToken(signing, this.#id, token) };
    const table = await tables.openFresh(this.#id);
    checkToken(table, identity);
    if (this.#ended) return;
    this.#table = table;
    this.identity = identity;
    this.#unwatch?.();
    this.#unwatch = sessions.watch(identity, () => this.connection.close(closeCodes.again, 'signed out'));
    this.delivery = deliveryOf(legal, brief, brief && grown);
    await table.welcome(this, after ?? null);
  }

  #stopHelloTimeout(): void {
    this.#cancelHelloTimeout?.();
    this.#cancelHelloTimeout = null;
  }

  #report(answer: Answer): void {
    if ('accepted' in answer) this.#send({ type: 'accepted', ...answer.accepted });
    else this.#send({ type: 'refused', ...answer.refused });
  }

  end(): void {
    this.#ended = true;
    this.#stopHelloTimeout();
    this.#unwatch?.();
    if (typeof this.#table === 'string') return;
    this.#table.leave(this).catch((error: unknown) => this.#logError(error));
  }
}
