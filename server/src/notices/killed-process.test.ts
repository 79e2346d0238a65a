import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChildServer, childServer } from '../testing/child-server.ts';
import { NoticeReceiver } from '../testing/notice-receiver.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { temporaryFolder, testServer } from '../testing/serve.ts';
import { playOne, startedTable, type TestTable } from '../testing/table.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

/** Longer than the process lives after the move. */
const NOTICE_DELAY_MS = 1500;
const slow = { clock: 86_400, options: { first: 0 } } as const;
const settings = { NOTICES_TO_PRIVATE: 'yes', NOTICE_DELAY_MS: `${NOTICE_DELAY_MS}` };

/** The seat to act plays until it is the turn of the other. */
async function playTurn(table: TestTable, address: string): Promise<void> {
  const here = { ...table, host: table.host.at(address) };
  const players = table.players.map((player) => player!.at(address));
  const { toAct } = (await here.host.ask('table', { id: table.id })).moment!.view;
  while ((await playOne(here, 0, players)).moment!.view.toAct === toAct);
}

/** A process takes the move after which somebody must be told, and is killed at once. */
async function moveAndDie(child: ChildServer, receiver: NoticeReceiver): Promise<TestTable> {
  const table = await startedTable(child.address, ['person', 'person'], slow);
  await table.players[1]!.ask('subscribe', {}, receiver.device('/1').subscription);
  await playTurn(table, child.address);
  await child.kill();
  expect(receiver.received, 'not yet').toEqual([]);
  return table;
}

/** Told once of this turn, and once of the next. */
async function toldOnce(table: TestTable, receiver: NoticeReceiver, address: string): Promise<void> {
  await receiver.count('/1', 1);
  await playTurn(table, address);
  await playTurn(table, address);
  await receiver.count('/1', 2);
  expect(receiver.received).toHaveLength(2);
}

it('a process that is killed right after a move: one of the two others tells the player, once', async () => {
  const databaseUrl = await postgres.database();
  const receiver = await NoticeReceiver.start();
  const others = { databaseUrl, noticesToPrivate: true, noticeDelayMs: NOTICE_DELAY_MS };
  const [two] = [await testServer(others), await testServer(others)];
  const child = await childServer({ ...settings, DATABASE_URL: databaseUrl });
  await toldOnce(await moveAndDie(child, receiver), receiver, two.address);
});

it('the only process is killed right after a move: the next one tells the player, once', async () => {
  const DATA_DIR = temporaryFolder();
  const receiver = await NoticeReceiver.start();
  const table = await moveAndDie(await childServer({ ...settings, DATA_DIR }), receiver);
  const again = await testServer({ dataDir: DATA_DIR, noticesToPrivate: true, noticeDelayMs: NOTICE_DELAY_MS });
  await toldOnce(table, receiver, again.address);
});
