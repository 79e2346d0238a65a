/** A client as a script would be: fetch with a cookie, and a socket that remembers what it heard. */
import { once } from 'node:events';
import { type Answer, type Body, pathOf, type RouteName, routes } from '@traque/wire/api';
import type { ErrorCode } from '@traque/wire/errors';
import type { ClientMessage, ServerMessage } from '@traque/wire/live';
import { WebSocket } from 'ws';

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

interface Parts {
  readonly id?: string;
  readonly seat?: number;
  readonly query?: string;
}

export class Client {
  readonly address: string;
  cookie: string | null = null;
  token: string | null = null;
  /** As a page of this origin; null: a script. */
  origin: string | null = null;

  constructor(address: string) {
    this.address = address;
  }

  /** A guest with a name. */
  static async named(address: string, name: string): Promise<Client> {
    const client = new Client(address);
    await client.ask('setMe', {}, { name });
    return client;
  }

  /** The same guest at another address. */
  at(address: string): Client {
    const client = new Client(address);
    client.cookie = this.cookie;
    client.token = this.token;
    client.origin = this.origin === null ? null : address;
    return client;
  }

  get headers(): Record<string, string> {
    return {
      ...(this.cookie === null ? {} : { cookie: this.cookie }),
      ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
      ...(this.origin === null ? {} : { origin: this.origin }),
    };
  }

  async raw(route: RouteName, parts: Parts = {}, body?: unknown): Promise<Response> {
    const { method } = routes[route];
    const response = await fetch(`${this.address}${pathOf(route, parts)}${parts.query ?? ''}`, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) this.#keep(set.split(';')[0]!);
    return response;
  }

  /** One value for each name; an empty one deletes the cookie. */
  #keep(set: string): void {
    const name = set.split('=')[0]!;
    const others = (this.cookie ?? '').split('; ').filter((each) => each !== '' && !each.startsWith(`${name}=`));
    const all = set === `${name}=` ? others : [...others, set];
    this.cookie = all.length === 0 ? null : all.join('; ');
  }

  /** The answer of a success; anything else is an error. */
  async ask<R extends RouteName>(route: R, parts: Parts = {}, body?: Body<R>): Promise<Answer<R>> {
    const response = await this.raw(route, parts, body);
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${route}: ${response.status} ${JSON.stringify(answer)}`);
    return answer as Answer<R>;
  }

  /** The status and code of a refusal. */
  async denied(route: RouteName, parts: Parts = {}, body?: unknown): Promise<[number, ErrorCode]> {
    const response = await this.raw(route, parts, body);
    const { error } = (await response.json()) as { error?: { code: ErrorCode } };
    if (error === undefined) throw new Error(`${route} was not denied`);
    return [response.status, error.code];
  }

  async live(id: string, hello: Omit<Extract<ClientMessage, { type: 'hello' }>, 'type'> = {}): Promise<Live> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/tables/${id}/live`, {
      headers: this.headers,
    });
    const live = new Live(socket);
    await once(socket, 'open');
    live.send({ type: 'hello', ...hello });
    return live;
  }
}

export class Live {
  readonly socket: WebSocket;
  /** Every message as it came, byte for byte. */
  readonly raw: string[] = [];
  readonly #waiting = new Set<() => void>();
  closed: number | null = null;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      this.raw.push(data.toString());
      this.#wake();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    socket.on('error', () => undefined);
  }

  #wake(): void {
    for (const look of this.#waiting) look();
  }

  get heard(): ServerMessage[] {
    return this.raw.map((text) => JSON.parse(text) as ServerMessage);
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Resolves with the first answer of `look` that is not undefined, now or later. */
  until<T>(look: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        const found = look();
        if (found !== undefined) {
          this.#waiting.delete(check);
          resolve(found);
        } else if (this.closed !== null) {
          this.#waiting.delete(check);
          reject(new Error(`closed with ${this.closed} while waiting; heard ${this.raw.slice(-3).join('\n')}`));
        }
      };
      this.#waiting.add(check);
      check();
    });
  }

  /** The first message of that type (and kind), from message `from` on. */
  message<T extends ServerMessage['type']>(
    type: T,
    fits: (message: Message<T>) => boolean = () => true,
    from = 0,
  ): Promise<Message<T>> {
    let looked = from;
    return this.until(() => {
      while (looked < this.raw.length) {
        const message = JSON.parse(this.raw[looked++]!) as ServerMessage;
        if (message.type === type && fits(message as Message<T>)) return message as Message<T>;
      }
      return undefined;
    });
  }

  /** The answer to a command of this id, from message `from` on. */
  answer(id: string, from = 0): Promise<Message<'accepted'> | Message<'refused'>> {
    let looked = from;
    return this.until(() => {
      while (looked < this.raw.length) {
        const message = JSON.parse(this.raw[looked++]!) as ServerMessage;
        if ((message.type === 'accepted' || message.type === 'refused') && message.id === id) return message;
      }
      return undefined;
    });
  }

  /** Resolves with the close code. */
  async end(): Promise<number> {
    if (this.closed === null) await once(this.socket, 'close');
    return this.closed!;
  }

  close(): void {
    this.socket.close();
  }
}
