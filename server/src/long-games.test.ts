/** A table with a very long log: nobody waits while it is opened, told to a newcomer or written down as a record. */
import { gameNamed } from '@traque/engine';
import { recordFor } from '@traque/engine/core/redacted-record';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import type { LogEntry } from './table/log.ts';
import { recordOf } from './table/record.ts';
import { replay } from './table/replay.ts';
import { foldLog } from './table/rules.ts';
import { longGame, loopedGame, storeLog } from './testing/long-game.ts';
import { testServer } from './testing/serve.ts';

const ID = 'aLongOldGame';
let log: LogEntry[];
beforeAll(() => {
  log = longGame(gameNamed('momie')!, 1500);
});

async function withLongGame() {
  const server = await testServer();
  await storeLog(server.context.deps.store, ID, log);
  return server.context;
}

/** How long it takes at once, once the machine is warm. */
function timed(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return Math.min(...times);
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The longest time for which nothing else could run, in milliseconds; of several attempts the best. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  const longest: number[] = [];
  for (let i = 0; i < 5; i++) {
    const seen = { isDone: false, block: 0 };
    const watching = (async () => {
      for (let last = performance.now(); !seen.isDone; last = performance.now()) {
        await turn();
        seen.block = Math.max(seen.block, performance.now() - last);
      }
    })();
    await work();
    await turn();
    seen.isDone = true;
    await watching;
    longest.push(seen.block);
  }
  return Math.min(...longest);
}

it('opening it does not block the server', async () => {
  const { deps } = await withLongGame();
  const long = loopedGame(gameNamed('maamut')!, 15_000);
  const atOnce = timed(() => foldLog(ID, gameNamed, long));
  const blocked = await longestBlock(() => replay(ID, deps, long));
  expect(blocked).toBeLessThan(atOnce / 2);
});

it('its record does not block the server, nor keep its players waiting, and is the same', async () => {
  const { deps, tables } = await withLongGame();
  const table = await tables.open(ID);
  const whole = await recordOf(table, deps, 0);
  const complete = {
    ...whole,
    secret: table.state.roster.terms.secret,
    actions: log.flatMap(({ logged, at }) =>
      logged.kind === 'action' ? [{ seat: logged.seat, action: logged.action, at }] : [],
    ),
  };
  let once: unknown;
  const atOnce = timed(() => (once = recordFor(complete, 0, table.state.game)));
  expect(JSON.stringify(whole)).toBe(JSON.stringify(once));
  let isDone = false;
  const blocked = await longestBlock(async () => {
    isDone = false;
    const recording = recordOf(table, deps, 0).then(() => (isDone = true));
    await table.run(() => Promise.resolve());
    expect(isDone, 'what the players do comes first').toBe(false);
    await recording;
  });
  expect(blocked).toBeLessThan(atOnce / 2);
});

it('telling a newcomer what they missed does not keep the players waiting', async () => {
  const { tables } = await withLongGame();
  const table = await tables.open(ID);
  const sent: string[] = [];
  const listener = {
    connection: { send: ({ text }: { text: string }) => void sent.push(text), close: () => undefined },
    identity: { guest: { id: 'guest 0', name: 'P0' }, holds: null },
    delivery: { legal: false, brief: false, grown: false },
    viewer: undefined,
  };
  onTestFinished(() => table.leave(listener));
  const { number } = table.state;
  const welcoming = table.welcome(listener, number - 100);
  await table.run(() => Promise.resolve());
  expect(sent.length, 'what the players do comes first').toBe(0);
  // More than the table keeps in memory.
  for (let i = 0; i < 5; i++) await table.submit(() => ({ log: { kind: 'agreed', seat: 1, agree: i % 2 === 0 } }));
  await welcoming;
  const { missed, number: last } = JSON.parse(sent[0]!) as { missed: { number: number }[]; number: number };
  expect(last).toBeGreaterThanOrEqual(number);
  expect(missed.map((entry) => entry.number)).toEqual(
    Array.from({ length: last - number + 100 }, (_, i) => number - 99 + i),
  );
});
