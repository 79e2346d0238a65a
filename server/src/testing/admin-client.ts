/** A browser on the admin page: it follows no redirects by itself and keeps its cookie. */

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly location: string | null;
  readonly headers: Headers;
}

export class AdminClient {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  cookie: string | null = null;

  constructor(address: string, headers: Readonly<Record<string, string>> = {}) {
    this.address = address;
    this.headers = headers;
  }

  async #fetch(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(`${this.address}${path}`, {
      redirect: 'manual',
      ...init,
      headers: {
        ...this.headers,
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...(init.headers as Record<string, string>),
      },
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0]!;
    const { status, headers } = response;
    return { status, headers, text: await response.text(), location: headers.get('location') };
  }

  get(path = '/admin'): Promise<Answer> {
    return this.#fetch(path, {});
  }

  /** Sends a form as a browser does; `origin` is the page's own unless another is given. */
  post(action: string, fields: Readonly<Record<string, string>>, origin = this.address): Promise<Answer> {
    return this.#fetch(`/admin/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: new URLSearchParams(fields).toString(),
    });
  }

  async enter(path: string): Promise<Answer> {
    return this.post('enter', { link: new URL(path, this.address).searchParams.get('link')! });
  }

  /** With the token that the page has in its forms. */
  async submit(action: string, fields: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const form = /name="form" value="(\w+)"/.exec((await this.get()).text)![1]!;
    return this.post(action, { form, ...fields });
  }
}
