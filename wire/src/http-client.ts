/** The HTTP interface for programs outside a browser (tests, measurements): `fetch` that keeps the guest's cookie. */
import { type Answer, type Body, pathOf, type RouteName, routes } from './api.ts';

export interface RequestParts {
  readonly id?: string;
  readonly seat?: number;
  readonly query?: string;
}

export class HttpClient {
  readonly address: string;
  cookie: string | null = null;
  token: string | null = null;

  constructor(address: string) {
    this.address = address;
  }

  /** A guest with a name. */
  static async named<T extends HttpClient>(
    this: new (address: string) => T,
    address: string,
    name: string,
  ): Promise<T> {
    const client = new this(address);
    await client.ask('setMe', {}, { name });
    return client;
  }

  /** The same guest at another address. */
  at(address: string): this {
    const client = new (this.constructor as new (address: string) => this)(address);
    client.cookie = this.cookie;
    client.token = this.token;
    return client;
  }

  get headers(): Record<string, string> {
    return {
      ...(this.cookie === null ? {} : { cookie: this.cookie }),
      ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
    };
  }

  async raw(route: RouteName, parts: RequestParts = {}, body?: unknown): Promise<Response> {
    const { method } = routes[route];
    const response = await fetch(`${this.address}${pathOf(route, parts)}${parts.query ?? ''}`, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0]!;
    return response;
  }

  /** The answer of a success; anything else is an error. */
  async ask<R extends RouteName>(route: R, parts: RequestParts = {}, body?: Body<R>): Promise<Answer<R>> {
    const response = await this.raw(route, parts, body);
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${route}: ${response.status} ${JSON.stringify(answer)}`);
    return answer as Answer<R>;
  }
}
