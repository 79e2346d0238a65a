/** What every bus does: LISTEN and NOTIFY of PostgreSQL, publish and subscribe of Redis or Valkey, and none at all. */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { FakeTime } from '../testing/fake-time.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { hasRedis, TestRedis } from '../testing/redis.ts';
import { silentProxy } from '../testing/silent-proxy.ts';
import { realTime, type Time } from '../time.ts';
import { type Bus, localBus, type News, newsOf, textOf } from './bus.ts';
import { PostgresBus } from './postgres.ts';
import { RedisConnection } from './redis-connection.ts';
import { RedisBus } from './redis.ts';

interface Medium {
  start(): Promise<void>;
  url(): Promise<string>;
  bus(url: string, time: Time): Bus & { readonly isHealthy: boolean };
  /** Ends all connections, as a restart does. */
  cut(url: string): Promise<void>;
  stop(): Promise<void>;
}

const quiet = pino({ level: 'silent' });

let postgres: TestPostgres;
let redis: TestRedis;

const media: Readonly<Record<string, Medium>> = {
  PostgreSQL: {
    start: async () => void (postgres = await TestPostgres.start()),
    url: () => postgres.database(),
    bus: (url, time) => new PostgresBus(url, time, quiet),
    cut: (url) =>
      postgres.query(
        new URL(url).pathname.slice(1),
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    stop: () => postgres.stop(),
  },
  'Redis or Valkey': {
    start: async () => void (redis = await TestRedis.start()),
    url: () => Promise.resolve(redis.url),
    bus: (url, time) => new RedisBus(url, time, quiet, 5000),
    async cut(url) {
      const connection = await RedisConnection.open(url, 5000, { message: () => undefined, ended: () => undefined });
      for (const type of ['pubsub', 'normal']) await connection.send('CLIENT', 'KILL', 'TYPE', type, 'SKIPME', 'yes');
      connection.destroy();
    },
    stop: () => redis.stop(),
  },
};

/** A bus that is closed when the test ends, and what it hears. */
async function listening(medium: Medium, url: string, time: Time = realTime) {
  const bus = medium.bus(url, time);
  onTestFinished(() => bus.close());
  const heard: News[] = [];
  const missed = vi.fn();
  await bus.listen((news) => heard.push(news), missed);
  return { bus, heard, missed };
}

const move = (number: number): News => ({ about: 'log', table: 'AAAAAAAAAAAA', number });

describe.each(Object.entries(media))('%s', (name, medium) => {
  const available = name === 'PostgreSQL' || hasRedis;
  beforeAll(() => (available ? medium.start() : undefined));
  afterAll(() => (available ? medium.stop() : undefined));

  it.runIf(available)('what one process publishes all hear, in order', async () => {
    const url = await medium.url();
    const one = await listening(medium, url);
    const two = await listening(medium, url);
    const news: News[] = [
      ...Array.from({ length: 100 }, (_, i) => move(i)),
      { about: 'talk', table: 'B', number: 7 },
      { about: 'presence', table: 'C', number: 0 },
    ];
    await Promise.all(news.map((each) => one.bus.publish(each)));
    await eventually(() => two.heard.length === news.length && one.heard.length === news.length);
    expect([one.heard, two.heard]).toEqual([news, news]);
    expect(two.missed).not.toHaveBeenCalled();
  });

  it.runIf(available)('after a lost connection it says that something may be missing, and goes on', async () => {
    const url = await medium.url();
    const one = await listening(medium, url);
    const two = await listening(medium, url);
    await medium.cut(url);
    await eventually(() => one.missed.mock.calls.length > 0 && two.missed.mock.calls.length > 0);
    await one.bus.publish(move(1));
    await two.bus.publish(move(2));
    await eventually(() => one.heard.length === 2 && two.heard.length === 2);
  });

  it.runIf(available)('a connection that falls silent is noticed and replaced', async () => {
    const proxy = await silentProxy(await medium.url());
    const time = new FakeTime();
    const { bus, heard, missed } = await listening(medium, proxy.url, time);
    proxy.fallSilent();
    await time.pass(10_001);
    expect(bus.isHealthy, 'it waits for its own notification').toBe(false);
    await eventually(async () => {
      await time.pass(2000);
      return bus.isHealthy && missed.mock.calls.length > 0;
    });
    await bus.publish(move(3));
    await eventually(() => heard.length === 1);
  });

  it.runIf(available)('once closed it hears nothing, and publishing does no harm', async () => {
    const url = await medium.url();
    const one = await listening(medium, url);
    const two = await listening(medium, url);
    const published = Promise.all([move(1), move(2)].map((each) => one.bus.publish(each)));
    await one.bus.close();
    await published;
    await one.bus.publish(move(3));
    await eventually(() => two.heard.length === 2);
    const before = one.heard.length;
    await two.bus.publish(move(4));
    await eventually(() => two.heard.length === 3);
    expect(one.heard).toHaveLength(before);
  });
});

it('without other processes there is nothing to hear', async () => {
  const heard = vi.fn();
  await localBus.listen(heard, heard);
  await localBus.publish(move(1));
  await localBus.close();
  expect(heard).not.toHaveBeenCalled();
});

it('news are read as they were written; what a later release may say is ignored', () => {
  for (const news of [move(12), { about: 'presence', table: 'B', number: 0 } as const])
    expect(newsOf(textOf(news))).toEqual(news);
  for (const text of ['', 'log', 'moved B 3', 'echo 1']) expect(newsOf(text)).toBeNull();
});
