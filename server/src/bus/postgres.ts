/** News between processes by PostgreSQL's own LISTEN and NOTIFY. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { connectionTo, SCHEMA } from '../store/postgres.ts';
import { every, type Time } from '../time.ts';
import type { Bus, News } from './bus.ts';

const RETRY_MS = 500;
/** A line can die without a word (a firewall that forgets it): every so often we send ourselves a piece of news. */
const CHECK_MS = 10_000;
const ECHO = 'echo';

function parse(payload: string | undefined): News | null {
  const [about, table, number] = (payload ?? '').split(' ');
  if ((about !== 'log' && about !== 'talk' && about !== 'presence') || table === undefined) return null;
  return { about, table, number: Number(number) };
}

export class PostgresBus implements Bus {
  readonly #url: string;
  readonly #time: Time;
  readonly #log: Logger;
  readonly #self = randomUUID();
  #client: Client | null = null;
  #heard: (news: News) => void = () => undefined;
  #missed: () => void = () => undefined;
  /** Whether our own news of the last check has come round. */
  #echoed = true;
  #stopChecks: () => void = () => undefined;
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
    this.#stopChecks = every(this.#time, CHECK_MS, () => this.#check());
  }

  /** Whether everything we sent ourselves has come round. */
  get sound(): boolean {
    return this.#echoed;
  }

  /** Asks whether news still come; if what was sent the last time has not come round, the line is given up for a new one. */
  #check(): Promise<void> {
    const client = this.#client;
    if (client === null) return Promise.resolve();
    if (this.#echoed) {
      this.#echoed = false;
      // Not waited for: on a line that is dead nothing is ever answered.
      client.query('select pg_notify($1, $2)', [SCHEMA, `${ECHO} ${this.#self}`]).catch(() => undefined);
    } else {
      this.#log.warn('the news line is silent: a new one');
      // It would not take a goodbye any more.
      client.connection.stream.destroy();
      this.#lost(client);
    }
    return Promise.resolve();
  }

  #lost(client: Client): void {
    if (client === this.#client) this.#reconnect();
  }

  async #connect(): Promise<void> {
    const client = new Client({ ...connectionTo(this.#url), keepAlive: true });
    client.on('notification', ({ payload }) => {
      if (payload === `${ECHO} ${this.#self}`) this.#echoed = true;
      const news = parse(payload);
      if (news !== null) this.#heard(news);
    });
    client.on('error', (error) => this.#log.warn({ err: error }, 'the news line broke'));
    client.on('end', () => this.#lost(client));
    await client.connect();
    await client.query(`listen ${SCHEMA}`);
    this.#echoed = true;
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
  publish({ about, table, number }: News): Promise<void> {
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
    this.#stopChecks();
    await this.#told;
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }
}
