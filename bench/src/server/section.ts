/** Our server, durable on its embedded database, beside boardgame.io's in its memory store. `BENCH_TABLES` says how many tables at once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@traque/server/test-support/client';
import { serverGame } from '../games.ts';
import { cpuNanoseconds, printTable, short } from '../report.ts';
import { fourGuests, OurTable } from './our-table.ts';
import { PeerTable } from './peer-table.ts';
import { ServerProcess } from './process.ts';
import { idling, longTables, reopening } from './rest.ts';
import { type Measured, measureInTurns, Side } from './side.ts';

const TABLES = Number(process.env['BENCH_TABLES'] ?? 200);

const ourEntry = new URL('./ours-process.ts', import.meta.url);
const peerEntry = new URL('./peer-process.ts', import.meta.url);

async function startPeer(): Promise<Side> {
  const server = await ServerProcess.start(peerEntry);
  let matches = 0;
  return new Side(server, (load) => PeerTable.create(load, server.address, `match-${matches++}`));
}

function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

function printBeside(ours: Measured, peer: Measured, heap: readonly [number, number]): void {
  const row = (name: string, of: (measured: Measured) => number, better: 'more' | 'less'): string[] =>
    line(name, of(ours), of(peer), better);
  printTable(
    ['', 'ours, durable', 'boardgame.io, in memory', 'times better'],
    [
      row('accepted moves per second', ({ moves, seconds }) => moves / seconds, 'more'),
      row('latency p50, ms', ({ latencies }) => percentile(latencies, 0.5), 'less'),
      row('latency p99, ms', ({ latencies }) => percentile(latencies, 0.99), 'less'),
      row('server CPU per move, µs', ({ cpu, moves }) => cpu / moves, 'less'),
      line('heap per connected table, kB', heap[0] / 1000, heap[1] / 1000, 'less'),
    ],
  );
}

function line(name: string, ours: number, peer: number, better: 'more' | 'less'): string[] {
  return [name, short(ours), short(peer), (better === 'more' ? ours / peer : peer / ours).toFixed(1)];
}

async function beside(server: ServerProcess, players: readonly Client[]): Promise<void> {
  const ours = new Side(server, (load) => OurTable.create(load, players));
  const peer = await startPeer();
  for (const side of [ours, peer]) await side.prepare(TABLES);
  const cpu = cpuNanoseconds();
  const [ourMeasured, peerMeasured] = (await measureInTurns([ours, peer])) as [Measured, Measured];
  const seconds = ourMeasured.seconds + peerMeasured.seconds;
  const busy = (cpuNanoseconds() - cpu) / 1e9 / seconds;
  console.log(
    `${serverGame.title} for four, ${TABLES} tables and ${TABLES * 4} sockets at once, each seat moving as soon as it may: both are saturated.`,
  );
  console.log(`All players are one process, which took ${busy.toFixed(2)} of a core.`);
  printBeside(ourMeasured, peerMeasured, [await ours.heapPerTable(TABLES), await peer.heapPerTable(TABLES)]);
  for (const side of [ours, peer]) side.close();
  await peer.server.stop();
}

/** A new process on the same data. */
async function afterwards(folder: string, players: readonly Client[], ids: readonly string[]): Promise<void> {
  const server = await ServerProcess.start(ourEntry, { DATA_DIR: folder });
  const player = players[0]!.at(server.address);
  const opened = await reopening(player, ids);
  const idle = await idling(server, player, ids);
  await server.stop();
  console.log(
    `Opening a table of 500 actions that is not in memory: ${opened.others.toFixed(1)} ms (the first of a new process ${opened.first.toFixed(0)} ms), from hello to welcome.`,
  );
  console.log(
    `2,000 idle connections: ${short(idle.heap / 1000)} kB of heap and ${short(idle.rss / 1000)} kB of resident memory each.`,
  );
}

export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'traque-bench-'));
  try {
    const server = await ServerProcess.start(ourEntry, { DATA_DIR: folder });
    const players = await fourGuests(server.address);
    await beside(server, players);
    const ids = await longTables(players);
    await server.stop();
    await afterwards(folder, players, ids);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
