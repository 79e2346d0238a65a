/** News between processes by PostgreSQL's own LISTEN and NOTIFY. */
import { Client } from 'pg';
import type { Logger } from 'pino';
import { connectionTo, SCHEMA } from '../store/postgres.ts';
import type { Time } from '../time.ts';
import type { Bus, News } from './bus.ts';

const RETRY_MS = 500;

function parse(payload: string | undefined): News | null {
  const [about, table, number] = (payload ?? '').split(' ');
  if ((about !== 'log' && about !== 'talk' && about !== 'presence') || table === undefined) return null;
  return { about, table, number: Number(number) };
}

export class PostgresBus implements Bus {
  readonly #url: string;
  readonly #time: Time;
  readonly #log: Logger;
  #client: Client | null = null;
  #heard: (news: News) => void = () => undefined;
  #missed: () => void = () => undefined;
  #told: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(url: string, time: Time, log: Logger) {
    this.#url = url;
    this.#time = time;
    this.#log = log;
  }

  async listen(heard: (news: News) => void, missed: () => void): Promise<void> {
    this.#heard = heard;
    this.#missed = missed;
    await this.#connect();
  }

  async #connect(): Promise<void> {
    const client = new Client(connectionTo(this.#url));
    client.on('notification', ({ payload }) => {
      const news = parse(payload);
      if (news !== null) this.#heard(news);
    });
    client.on('error', (error) => this.#log.warn({ err: error }, 'the news line broke'));
    client.on('end', () => {
      if (client === this.#client) this.#reconnect();
    });
    await client.connect();
    await client.query(`listen ${SCHEMA}`);
    this.#client = client;
  }

  /** What was told in the meantime is in the log: everybody looks there. */
  #reconnect(): void {
    this.#client = null;
    if (this.#closed) return;
    this.#time.after(RETRY_MS, () => {
      this.#connect().then(
        () => this.#missed(),
        () => this.#reconnect(),
      );
    });
  }

  /** One after the other: a line carries one query at a time. */
  tell({ about, table, number }: News): Promise<void> {
    const text = `${about} ${table} ${number}`;
    const told = this.#told.then(() => this.#notify(text));
    this.#told = told.catch(() => undefined);
    return told;
  }

  async #notify(text: string): Promise<void> {
    // While the line is down nobody here hears either; those elsewhere look at the log when somebody asks them.
    await this.#client?.query('select pg_notify($1, $2)', [SCHEMA, text]);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#told;
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }
}
