/**
 * Notifications between processes by publish/subscribe of Redis or Valkey, for more moves than LISTEN and NOTIFY carry.
 * It keeps nothing: what it loses is healed by the store. When this process was cut off, every table here looks into the
 * store; when something could not be published, all processes are told to look as soon as that is possible; and while
 * there is no connection, tables look again and again.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StoreUnavailableError } from '../store/store.ts';
import { every, type Time } from '../time.ts';
import { type Bus, type News, newsOf, textOf } from './bus.ts';
import { RedisConnection } from './redis-connection.ts';

const RETRY_MS = 500;
/** A connection can die silently, so each process regularly notifies itself. */
const CHECK_MS = 10_000;
/** How often tables look into the store while there is no connection. */
const POLL_MS = 2000;
const ECHO = 'echo';
/** Something may not have been published: everybody should look into the store. */
const LOOK = 'look';

/** A subscribed connection cannot publish: there are two. */
interface Pair {
  readonly hearing: RedisConnection;
  readonly telling: RedisConnection;
}

/** Channels are not kept apart by the number of a database: the path of the address is part of the name. */
const channelOf = (address: string): string => `traque${new URL(address).pathname.replace(/\/$/, '')}`;

export class RedisBus implements Bus {
  readonly #address: string;
  readonly #channel: string;
  readonly #ms: number;
  readonly #time: Time;
  readonly #log: Logger;
  readonly #self = randomUUID();
  #pair: Pair | null = null;
  #heard: (news: News) => void = () => undefined;
  #missed: () => void = () => undefined;
  #echoed = true;
  /** Whether others may not have heard what happened here. */
  #untold = false;
  #stops: readonly (() => void)[] = [];
  #closed = false;

  /** `ms`: how long the server may take to answer. */
  constructor(address: string, time: Time, log: Logger, ms: number) {
    this.#address = address;
    this.#channel = channelOf(address);
    this.#ms = ms;
    this.#time = time;
    this.#log = log;
  }

  /** @throws {StoreUnavailableError} if the server cannot be reached or does not let us in. */
  async listen(heard: (news: News) => void, missed: () => void): Promise<void> {
    this.#heard = heard;
    this.#missed = missed;
    try {
      await this.#connect();
    } catch (error) {
      const { host } = new URL(this.#address);
      const { message, code } = error as Error & { code?: string };
      throw new StoreUnavailableError(`the server at BUS_URL (${host}) cannot be used: ${message || code}`, {
        cause: error,
      });
    }
    this.#stops = [
      every(this.#time, CHECK_MS, () => this.#check()),
      every(this.#time, POLL_MS, () => {
        if (this.#pair === null) missed();
        return Promise.resolve();
      }),
    ];
  }

  get isHealthy(): boolean {
    return this.#pair !== null && this.#echoed;
  }

  #check(): Promise<void> {
    if (this.#pair === null) return Promise.resolve();
    if (this.#echoed) {
      this.#echoed = false;
      void this.#publish(`${ECHO} ${this.#self}`);
    } else {
      this.#log.warn('notifications no longer arrive: reconnecting');
      this.#pair.hearing.destroy();
    }
    return Promise.resolve();
  }

  #receive(text: string): void {
    if (text === `${ECHO} ${this.#self}`) this.#echoed = true;
    else if (text === LOOK) this.#missed();
    else {
      const news = newsOf(text);
      if (news !== null) this.#heard(news);
    }
  }

  async #connect(): Promise<void> {
    const message = (text: string): void => this.#receive(text);
    const ended = (error: Error | null): void => this.#lost(error);
    const hearing = await RedisConnection.open(this.#address, this.#ms, { message, ended });
    try {
      await hearing.send('SUBSCRIBE', this.#channel);
      const telling = await RedisConnection.open(this.#address, this.#ms, { message, ended });
      if (!hearing.isOpen || this.#closed) {
        telling.destroy();
        throw new Error('the connection has ended');
      }
      this.#pair = { hearing, telling };
    } catch (error) {
      hearing.destroy();
      throw error;
    }
    this.#echoed = true;
  }

  /** If one of the two has ended, both are replaced. Also called for those that have been replaced. */
  #lost(error: Error | null): void {
    if (this.#pair === null || (this.#pair.hearing.isOpen && this.#pair.telling.isOpen)) return;
    this.#log.warn({ err: error }, 'the notification connection broke');
    this.#end();
    this.#reconnect();
  }

  #end(): void {
    const pair = this.#pair;
    this.#pair = null;
    pair?.hearing.destroy();
    pair?.telling.destroy();
  }

  #reconnect(): void {
    if (this.#closed) return;
    this.#time.after(RETRY_MS, () => {
      this.#connect().then(
        () => this.#connected(),
        () => this.#reconnect(),
      );
    });
  }

  #connected(): void {
    this.#missed();
    if (!this.#untold) return;
    this.#untold = false;
    void this.#publish(LOOK);
  }

  publish(news: News): Promise<void> {
    return this.#publish(textOf(news));
  }

  /** Never rejects: what was not published is made up for by `LOOK`. */
  async #publish(text: string): Promise<void> {
    try {
      if (this.#pair === null) this.#untold = true;
      else await this.#pair.telling.send('PUBLISH', this.#channel, text);
    } catch (error) {
      this.#untold = true;
      if (this.#pair !== null) this.#log.warn({ err: error }, 'publishing a notification failed');
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const stop of this.#stops) stop();
    // Replies come in order: with this one, everything has been published.
    const told = this.#pair?.telling.send('PING').catch(() => undefined);
    const patience = new AbortController();
    await Promise.race([told, pause(this.#ms, undefined, { signal: patience.signal }).catch(() => undefined)]);
    patience.abort();
    this.#end();
  }
}
