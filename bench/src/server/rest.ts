/** What only a durable server has to show: opening a long table again, and many connections that only wait. */
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@traque/server/test-support/client';
import type { WebSocket } from 'ws';
import { median } from '../report.ts';
import { Load } from './load.ts';
import { connected, OurTable } from './our-table.ts';
import type { ServerProcess } from './process.ts';
import { times } from './side.ts';

const ACTIONS = 500;
const LONG_TABLES = 24;
const CONNECTIONS = 2000;
const SETTLE_MS = 300;

/** Tables of 500 actions, nobody at them; some games end before and are left out. */
export async function longTables(players: readonly Client[]): Promise<string[]> {
  const load = new Load();
  const tables = await times(LONG_TABLES, () => OurTable.create(load, players, ACTIONS));
  const done = () => tables.every(({ over, moves }) => over || moves >= ACTIONS);
  const finished = async (): Promise<void> => {
    while (!done()) await sleep(10);
  };
  await load.play(finished());
  for (const table of tables) table.close();
  return tables.filter(({ moves }) => moves >= ACTIONS).map(({ id }) => id);
}

/** Milliseconds from hello to welcome at tables that are not in memory: the process's very first, and the median of the others. */
export async function reopening(player: Client, ids: readonly string[]): Promise<{ first: number; others: number }> {
  const taken: number[] = [];
  for (const id of ids) {
    const socket = await connected(player, id);
    const start = performance.now();
    const welcomed = once(socket, 'message');
    socket.send(JSON.stringify({ type: 'hello', legal: true }));
    const [data] = (await welcomed) as [Buffer];
    if (!data.toString().startsWith('{"type":"welcome"')) throw new Error(data.toString());
    taken.push(performance.now() - start);
    socket.close();
  }
  const [first, ...others] = taken;
  return { first: first!, others: median(others) };
}

/**
 * Bytes of heap and of resident memory that each of these many watchers takes who only wait, beside 2,000 that were there
 * before: the process has then compiled what it needs, and has no memory to fill that others left.
 */
export async function idling(
  server: ServerProcess,
  player: Client,
  ids: readonly string[],
  count: number = CONNECTIONS,
): Promise<{ readonly heap: number; readonly rss: number }> {
  const first = await idlers(CONNECTIONS, player, ids);
  const before = await server.usage(true);
  const second = await idlers(count, player, ids);
  const after = await server.usage(true);
  for (const socket of [...first, ...second]) socket.close();
  return { heap: (after.heap - before.heap) / count, rss: (after.rss - before.rss) / count };
}

async function idlers(count: number, player: Client, ids: readonly string[]): Promise<WebSocket[]> {
  let next = 0;
  const sockets = await times(count, async () => {
    const socket = await connected(player, ids[next++ % ids.length]!);
    const welcomed = once(socket, 'message');
    socket.send(JSON.stringify({ type: 'hello' }));
    await welcomed;
    return socket;
  });
  await sleep(SETTLE_MS);
  return sockets;
}
