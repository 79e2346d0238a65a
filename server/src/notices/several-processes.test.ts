import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { eventually } from '../testing/eventually.ts';
import { FakeTime } from '../testing/fake-time.ts';
import { NoticeReceiver } from '../testing/notice-receiver.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { quickThinker } from '../testing/quick-thinker.ts';
import { testServer } from '../testing/serve.ts';
import { playOne, startedTable } from '../testing/table.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

/** Every process has read what is due before one of them claims any of it. */
function readTogether(servers: readonly RunningServer[]): void {
  const waiting: (() => void)[] = [];
  for (const { context } of servers) {
    const { notices } = context.deps.store;
    const due = notices.due.bind(notices);
    notices.due = async (now, limit) => {
      const rows = await due(now, limit);
      if (rows.length === 0) return rows;
      const together = new Promise<void>((resolve) => waiting.push(resolve));
      if (waiting.length === servers.length) for (const go of waiting.splice(0)) go();
      await together;
      return rows;
    };
  }
}

const TABLES = 5;
const slow = { clock: 86_400, options: { first: 0 } } as const;

it('three processes send each notice once, also if the one that saw the turn is gone; none to who is at another', async () => {
  const databaseUrl = await postgres.database();
  const time = new FakeTime();
  const receiver = await NoticeReceiver.start();
  const start = () => testServer({ databaseUrl, noticesToPrivate: true }, { time, thinker: quickThinker() });
  const [one, two, three] = [await start(), await start(), await start()];
  const keys = new Set<string | null>();
  const tables = [];
  for (let i = 0; i < TABLES; i++) {
    const table = await startedTable(one.address, ['person', 'person'], slow);
    const away = table.players[1]!;
    keys.add((await away.at(two.address).ask('subscribe', {}, receiver.device(`/${i}`).subscription)).pushKey);
    tables.push(table);
  }
  expect(keys.size, 'one key for all processes').toBe(1);
  const present = tables[0]!;
  const live = await present.players[1]!.at(two.address).live(present.id);
  await live.message('welcome');
  for (const table of tables) {
    const players = table.players.map((player) => player!.at(three.address));
    while ((await playOne(table, 0, players)).moment!.view.toAct === 0);
  }
  await three.close();
  readTogether([one, two]);
  await eventually(async () => {
    await time.pass(1000);
    return receiver.received.length >= TABLES - 1;
  });
  for (let i = 0; i < 5; i++) await time.pass(1000);
  expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/1', '/2', '/3', '/4']);
  const sum = async ({ context }: typeof one): Promise<number> => {
    const { values } = await context.deps.metrics.notices.get();
    return values.reduce((all, { value }) => all + value, 0);
  };
  await expect.poll(async () => (await sum(one)) + (await sum(two))).toBe(TABLES - 1);
});
