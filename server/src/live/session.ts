/** One client's live talk with one table: says hello first, then whatever the wire allows. */
import * as v from 'valibot';
import { Denied, failureOf } from '../errors.ts';
import type { House } from '../http/context.ts';
import { holding } from '../http/identify.ts';
import type { Viewer } from '@traque/engine/core/game';
import { act, type Answer, takeBack } from '../table/act.ts';
import { comeBack } from '../table/affairs.ts';
import { type Identity, speakerName, viewerOf } from '../table/identity.ts';
import type { Table } from '../table/table.ts';
import { CommandId } from '../wire/common.ts';
import { ClientMessage, closeCodes, type ServerMessage } from '../wire/live.ts';
import type { Connection, Listener, Wishes } from './audience.ts';
import { checkToken } from './hello.ts';
import { FULL, taken } from './limits.ts';
import { Spoken } from './spoken.ts';

type Heard = v.InferOutput<typeof ClientMessage>;
type Hello = Extract<Heard, { type: 'hello' }>;

/** Messages that may wait while one is being answered. */
const MOST_PENDING = 64;
const HELLO_MS = 15_000;

/** By type: what the variant would find by trying one after the other. */
const schemas = new Map<unknown, v.GenericSchema<unknown, Heard>>(
  ClientMessage.options.map((schema) => [schema.entries.type.literal, schema]),
);

function schemaFor(json: unknown): v.GenericSchema<unknown, Heard> {
  const type = typeof json === 'object' && json !== null && 'type' in json ? json.type : undefined;
  return schemas.get(type) ?? ClientMessage;
}

/** Undefined: it is none. */
function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function parse(json: unknown): Heard {
  if (json === undefined) throw new Denied('malformed', 'this is not JSON');
  const result = v.safeParse(schemaFor(json), json, { abortEarly: true });
  if (result.success) return result.output;
  throw new Denied('malformed', result.issues[0].message, v.getDotPath(result.issues[0]));
}

/** What an answer to this message is to carry, if it can be told at all. */
function idOf(json: unknown): { readonly id?: string } {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined;
  return v.is(CommandId, id) ? { id } : {};
}

/** Each kind once, whoever has it. */
const allWishes: readonly Wishes[] = [false, true].flatMap((legal) => [false, true].map((brief) => ({ legal, brief })));
const wishesOf = (legal: boolean, brief: boolean): Wishes => allWishes[2 * Number(legal) + Number(brief)]!;

export class Session implements Listener {
  readonly #house: House;
  readonly connection: Connection;
  identity: Identity;
  wishes: Wishes = wishesOf(false, false);
  viewer: Viewer | undefined = undefined;
  /** Its id, until a hello has opened it. */
  #table: Table | string;
  #level = FULL;
  /** Calls off the wait for a hello; null when it has come. */
  #noHello: (() => void) | null;
  /** What came while a message is being answered; null: none is. */
  #pending: (string | null)[] | null = null;
  #ended = false;

  constructor(house: House, table: string, identity: Identity, connection: Connection) {
    this.#house = house;
    this.#table = table;
    this.identity = identity;
    this.connection = connection;
    this.#noHello = house.world.time.after(HELLO_MS, () => connection.hangUp(closeCodes.refused, 'no hello'));
  }

  get #id(): string {
    return typeof this.#table === 'string' ? this.#table : this.#table.id;
  }

  #send(message: ServerMessage): void {
    this.connection.tell(new Spoken(JSON.stringify(message)));
  }

  /** One message after the other, in the order they came. Null: binary, which nobody here speaks. */
  hear(text: string | null): void {
    if (this.#ended) return;
    if ((this.#pending?.length ?? 0) >= MOST_PENDING || !this.#mayTalk()) {
      this.#fail(new Denied('tooFast', 'too many messages: come back in a while'));
      this.#ended = true;
      this.connection.hangUp(closeCodes.tooFast, 'too many messages');
      return;
    }
    if (this.#pending === null) void this.#answerAll(text);
    else this.#pending.push(text);
  }

  #mayTalk(): boolean {
    const { settings, time } = this.#house.world;
    const level = taken(this.#level, settings.messagesPerSecond, time.steady());
    this.#level = level ?? this.#level;
    return level !== null;
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
  }

  /** `json`: what it answers. */
  #fail(error: unknown, json?: unknown): void {
    if (!(error instanceof Denied)) this.#mishap(error);
    const { code, message, problem } = error instanceof Denied ? error : failureOf(error);
    this.#send({ type: 'error', error: problem, ...idOf(json) });
    if (code === 'noTable') this.connection.hangUp(closeCodes.noTable, message);
    if (code === 'wrongToken') this.connection.hangUp(closeCodes.refused, message);
  }

  #mishap(error: unknown): void {
    this.#house.world.metrics.errors.inc();
    this.#house.world.log.error({ table: this.#id, err: error }, 'a live message failed');
  }

  async #handle(message: Heard): Promise<void> {
    if (message.type === 'ping') return this.#send({ type: 'pong' });
    if (this.#house.closing()) throw new Denied('closing', 'the server is closing');
    if (message.type === 'hello') return this.#greet(message);
    const table = this.#table;
    if (typeof table === 'string') throw new Denied('malformed', 'say hello first', 'type');
    const { world } = this.#house;
    switch (message.type) {
      case 'command':
        return this.#report(await act(table, world, this.identity, message));
      case 'undo':
        return this.#report(await takeBack(table, world, this.identity, message));
      case 'return':
        await comeBack(table, world, this.identity);
        return;
      case 'say':
      case 'react': {
        const viewer = viewerOf(table.folded.company, this.identity);
        const said = message.type === 'say' ? { text: message.text } : { reaction: message.reaction };
        await table.say(viewer, { name: speakerName(table.folded.company, this.identity), ...said });
      }
    }
  }

  /** Whoever is not welcomed hears nothing on this line: it is closed, so that he comes back. */
  async #greet(hello: Hello): Promise<void> {
    try {
      await this.#hello(hello);
    } catch (error) {
      this.#fail(error);
      // Only the first code counts, where there is a better one.
      this.connection.hangUp(closeCodes.again, 'come back');
    }
  }

  async #hello({ after, token, legal = false, brief = false }: Hello): Promise<void> {
    this.#hasSaidHello();
    const { signing, hall } = this.#house;
    const identity = token === undefined ? this.identity : { guest: null, holds: holding(signing, this.#id, token) };
    const table = await hall.openFresh(this.#id);
    checkToken(table, identity);
    if (this.#ended) return;
    this.#table = table;
    this.identity = identity;
    this.wishes = wishesOf(legal, brief);
    await table.welcome(this, after ?? null);
  }

  #hasSaidHello(): void {
    this.#noHello?.();
    this.#noHello = null;
  }

  #report(answer: Answer): void {
    if ('accepted' in answer) this.#send({ type: 'accepted', ...answer.accepted });
    else this.#send({ type: 'refused', ...answer.refused });
  }

  end(): void {
    this.#ended = true;
    this.#hasSaidHello();
    if (typeof this.#table === 'string') return;
    this.#table.farewell(this).catch((error: unknown) => this.#mishap(error));
  }
}
