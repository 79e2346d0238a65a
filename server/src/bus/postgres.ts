/** Notifications between processes by PostgreSQL's LISTEN and NOTIFY. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { connectionTo, DATABASE_MS, limitSilence, SCHEMA } from '../store/postgres.ts';
import { every, type Time } from '../time.ts';
import { type Bus, type News, newsOf, textOf } from './bus.ts';

const RETRY_MS = 500;
/** A connection can die silently (a firewall drops it), so each process regularly notifies itself. */
const CHECK_MS = 10_000;
const ECHO = 'echo';

export class PostgresBus implements Bus {
  readonly #url: string;
  readonly #ms: number;
  readonly #time: Time;
  readonly #log: Logger;
  readonly #self = randomUUID();
  #client: Client | null = null;
  #heard: (news: News) => void = () => undefined;
  #missed: () => void = () => undefined;
  /** Whether the notification to ourselves has arrived. */
  #echoed = true;
  #stopChecks: () => void = () => undefined;
  #told: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(url: string, time: Time, log: Logger, ms: number = DATABASE_MS) {
    this.#url = url;
    this.#ms = ms;
    this.#time = time;
    this.#log = log;
  }

  async listen(heard: (news: News) => void, missed: () => void): Promise<void> {
    this.#heard = heard;
    this.#missed = missed;
    await this.#connect();
    this.#stopChecks = every(this.#time, CHECK_MS, () => this.#check());
  }

  get isHealthy(): boolean {
    return this.#echoed;
  }

  /** Notifies ourselves; if the previous such notification never arrived, the connection is replaced. */
  #check(): Promise<void> {
    const client = this.#client;
    if (client === null) return Promise.resolve();
    if (this.#echoed) {
      this.#echoed = false;
      // Not awaited: a dead connection never answers.
      client.query('select pg_notify($1, $2)', [SCHEMA, `${ECHO} ${this.#self}`]).catch(() => undefined);
    } else {
      this.#log.warn('notifications no longer arrive: reconnecting');
      // `end` would wait for an answer.
      client.connection.stream.destroy();
      this.#lost(client);
    }
    return Promise.resolve();
  }

  #lost(client: Client): void {
    if (client === this.#client) this.#reconnect();
  }

  async #connect(): Promise<void> {
    const client = new Client(connectionTo(this.#url, this.#ms));
    client.on('notification', ({ payload }) => {
      if (payload === `${ECHO} ${this.#self}`) this.#echoed = true;
      const news = newsOf(payload ?? '');
      if (news !== null) this.#heard(news);
    });
    client.on('error', (error) => this.#log.warn({ err: error }, 'the notification connection broke'));
    client.on('end', () => this.#lost(client));
    await client.connect();
    await client.query(`listen ${SCHEMA}`);
    this.#echoed = true;
    this.#client = client;
  }

  /** What was published in the meantime is found in the store: `missed` makes every table look there. */
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

  /** Serially: a connection runs one query at a time. */
  publish(news: News): Promise<void> {
    const told = this.#told.then(() => this.#notify(textOf(news)));
    this.#told = told.catch(() => undefined);
    return told;
  }

  async #notify(text: string): Promise<void> {
    // Without a connection it is dropped: other processes read the store at the next request for the table.
    await this.#client?.query('select pg_notify($1, $2)', [SCHEMA, text]);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopChecks();
    const client = this.#client;
    if (client !== null) limitSilence(client, this.#ms);
    await this.#told;
    this.#client = null;
    await client?.end();
  }
}
