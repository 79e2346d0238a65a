/**
 * One process on its embedded database, one on PostgreSQL, and three on one PostgreSQL: with the players of a table spread
 * over the processes or kept together, notified by NOTIFY or by Redis. All on this machine, players included, so what
 * counts is the processor time of a move; docs/scaling.md makes capacities of it. Databases wait for the disk.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestPostgres } from '@traque/server/test-support/postgres';
import { hasRedis, TestRedis } from '@traque/server/test-support/redis';
import { serverGame } from '../games.ts';
import { printTable, short } from '../report.ts';
import { commitRates } from './commit-rates.ts';
import { fourGuests, OurTable } from './our-table.ts';
import { cpuOf, ServerProcesses } from './processes.ts';
import { ServerProcess } from './process.ts';
import { printEntryBytes, printPublishRate } from './sizes.ts';
import { type Measured, measureInTurns, Side } from './side.ts';

const TABLES = Number(process.env['BENCH_TABLES'] ?? 100);
const WARM_UP_MOVES = Number(process.env['BENCH_WARM_UP'] ?? 20_000);
/** A move per table every five seconds: people who think. */
const SECONDS_PER_MOVE = 5;

const entry = new URL('./ours-process.ts', import.meta.url);

interface Setup {
  readonly title: string;
  readonly processes: number;
  /** Players of one table are connected to different processes. */
  readonly spread: boolean;
  readonly env: Readonly<Record<string, string>>;
}

async function sideOf({ processes, spread, env }: Setup): Promise<Side> {
  const servers: ServerProcess[] = [];
  for (let i = 0; i < processes; i++) servers.push(await ServerProcess.start(entry, env));
  const guests = await fourGuests(servers[0]!.address);
  let tables = 0;
  const side = new Side(new ServerProcesses(servers), (load) => {
    const home = tables++;
    const players = guests.map((guest, seat) => guest.at(servers[(home + (spread ? seat : 0)) % processes]!.address));
    return OurTable.create(load, players);
  });
  await side.prepare(TABLES, WARM_UP_MOVES);
  return side;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

interface Result extends Measured {
  readonly title: string;
  readonly heap: number;
  /** Microseconds per move of what the processes share; null if unknown. */
  readonly shared: number | null;
}

function print(results: readonly Result[]): void {
  const row = (name: string, of: (result: Result) => number | null): string[] => [
    name,
    ...results.map((result) => {
      const value = of(result);
      return value === null ? '' : short(value);
    }),
  ];
  const cost = ({ cpu, moves, shared }: Result): number => cpu / moves + (shared ?? 0);
  printTable(
    ['', ...results.map(({ title }) => title)],
    [
      row('accepted moves per second, all saturated', ({ moves, seconds }) => moves / seconds),
      row('latency p50, ms', ({ latencies }) => percentile(latencies, 0.5)),
      row('latency p99, ms', ({ latencies }) => percentile(latencies, 0.99)),
      row('CPU of the processes per move, µs', ({ cpu, moves }) => cpu / moves),
      row('CPU of database and bus per move, µs', ({ shared }) => shared),
      row('heap per table of four, all processes, kB', ({ heap }) => heap / 1000),
      row(
        `cores for 1,000 tables, a move each in ${SECONDS_PER_MOVE} s`,
        (result) => (cost(result) * 1000) / SECONDS_PER_MOVE / 1e6,
      ),
      row('heap for 1,000 tables, MB', ({ heap }) => heap / 1000),
    ],
  );
}

/** Processor time of databases and bus while only this side plays. */
async function sharedCost(side: Side, pids: readonly number[]): Promise<number | null> {
  const used = (): number | null => pids.reduce<number | null>((sum, pid) => add(sum, cpuOf(pid)), 0);
  const before = used();
  const { moves } = await side.measure(4000);
  const after = used();
  return before === null || after === null || pids.length === 0 ? null : (after - before) / moves;
}

const add = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);

async function stopAll(sides: Side[]): Promise<void> {
  for (const side of sides.splice(0)) {
    side.close();
    await side.server.stop();
  }
}

export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'traque-bench-'));
  const postgres = await TestPostgres.start({ durable: true });
  const redis = hasRedis ? await TestRedis.start() : null;
  const sides: Side[] = [];
  try {
    const on = async (): Promise<Record<string, string>> => ({ DATABASE_URL: await postgres.database() });
    const setups: (Setup & { readonly pids: readonly number[] })[] = [
      { title: 'one, embedded', processes: 1, spread: false, env: { DATA_DIR: folder }, pids: [] },
      { title: 'one, PostgreSQL', processes: 1, spread: false, env: await on(), pids: [postgres.pid] },
      { title: 'three, together', processes: 3, spread: false, env: await on(), pids: [postgres.pid] },
      { title: 'three, spread', processes: 3, spread: true, env: await on(), pids: [postgres.pid] },
    ];
    if (redis !== null) {
      const env = { ...(await on()), BUS_URL: redis.url };
      setups.push({ title: 'three, spread, Redis', processes: 3, spread: true, env, pids: [postgres.pid, redis.pid] });
    }
    for (const setup of setups) sides.push(await sideOf(setup));
    const measured = await measureInTurns(sides);
    const results: Result[] = [];
    for (const [i, { title, pids }] of setups.entries()) {
      const shared = await sharedCost(sides[i]!, pids);
      results.push({ ...measured[i]!, title, heap: await sides[i]!.heapPerTable(TABLES), shared });
    }
    console.log(
      `${serverGame.title} for four, ${TABLES} tables and ${TABLES * 4} sockets at once, in turns, each seat moving as soon as it may.`,
    );
    print(results);
    await stopAll(sides);
    await printEntryBytes(postgres, setups[1]!.env['DATABASE_URL']!);
    if (redis !== null) printPublishRate(redis);
    console.log('\nAppends of one move each by PostgreSQL, per second, by the number of connections:');
    await commitRates(postgres);
  } finally {
    await stopAll(sides);
    await postgres.stop();
    await redis?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
