/**
 * Our WebSocket frames beside the library `ws`, in the same server under the same load. They are worth their code while
 * they save at least 40 % of the memory of a connection or 15 % of the CPU of a move.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverGame } from '../games.ts';
import { printTable, short } from '../report.ts';
import { fourGuests, OurTable } from './our-table.ts';
import { ServerProcess } from './process.ts';
import { idling } from './rest.ts';
import { measureInTurns, Side, times } from './side.ts';

const TABLES = Number(process.env['BENCH_TABLES'] ?? 200);

const entries = [new URL('./ours-process.ts', import.meta.url), new URL('./ws-process.ts', import.meta.url)];

const IDLE_TABLES = 500;
const IDLE_CONNECTIONS = 8000;
/** A small nursery: its growth in steps of many megabytes would hide what a connection takes. */
const SMALL_NURSERY = { NODE_OPTIONS: '--max-semi-space-size=1' };

async function idleCost(entry: URL, folder: string): ReturnType<typeof idling> {
  const server = await ServerProcess.start(entry, { ...SMALL_NURSERY, DATA_DIR: join(folder, 'idle') });
  const [player] = await fourGuests(server.address);
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const ids = await times(
    IDLE_TABLES,
    async () => (await player!.ask('create', {}, { game: serverGame.name, seats })).table,
  );
  const cost = await idling(server, player!, ids, IDLE_CONNECTIONS);
  await server.stop();
  return cost;
}

async function sideOf(entry: URL, folder: string): Promise<Side> {
  const server = await ServerProcess.start(entry, { DATA_DIR: folder });
  const players = await fourGuests(server.address);
  const side = new Side(server, (load) => OurTable.create(load, players));
  await side.prepare(TABLES);
  return side;
}

function row(name: string, ours: number, library: number): string[] {
  return [name, short(ours), short(library), `${(100 * (1 - ours / library)).toFixed(0)} %`];
}

export async function run(): Promise<void> {
  const folders = entries.map(() => mkdtempSync(join(tmpdir(), 'traque-bench-')));
  try {
    const idle: Awaited<ReturnType<typeof idling>>[] = [];
    for (const [i, entry] of entries.entries()) idle.push(await idleCost(entry, folders[i]!));
    const sides: Side[] = [];
    for (const [i, entry] of entries.entries()) sides.push(await sideOf(entry, folders[i]!));
    const moves = (await measureInTurns(sides)).map(({ cpu, moves: count }) => cpu / count);
    for (const side of sides) {
      side.close();
      await side.server.stop();
    }
    printTable(
      ['', 'our frames', 'ws', 'saved'],
      [
        row('heap per idle connection, kB', idle[0]!.heap / 1000, idle[1]!.heap / 1000),
        row('resident memory per idle connection, kB', idle[0]!.rss / 1000, idle[1]!.rss / 1000),
        row('server CPU per move, µs', moves[0]!, moves[1]!),
      ],
    );
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
