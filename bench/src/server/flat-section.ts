/** What a move costs when there is much of something: in the game so far, in the database, around the table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@traque/engine';
import { LongTable } from '@traque/server/test-support/move-cost';
import { cpuNanoseconds, median, printTable, short } from '../report.ts';
import { Group, measureGroups } from './group.ts';
import { fourGuests } from './our-table.ts';
import { ServerProcess } from './process.ts';
import { storeCopies } from './stored-tables.ts';

const TABLES = 60;
const WATCHED_TABLES = 15;
const WARM_UP_MOVES = 300;
const ROUNDS = 6;
const SLICE_MS = 1000;

const entry = new URL('./ours-process.ts', import.meta.url);

interface Place {
  readonly server: ServerProcess;
  readonly group: (tables: number, watchers?: number) => Promise<Group>;
}

/** A server where everything has been compiled. */
async function start(folder: string): Promise<Place> {
  const server = await ServerProcess.start(entry, { DATA_DIR: folder });
  const players = await fourGuests(server.address);
  const group = async (tables: number, watchers = 0): Promise<Group> => {
    const made = new Group(server);
    await made.create(tables, players, watchers);
    return made;
  };
  const warming = await group(TABLES);
  await warming.playTo(WARM_UP_MOVES);
  warming.close();
  return { server, group };
}

async function beside(name: string, few: Group, many: Group): Promise<string[]> {
  await measureGroups([few, many], ROUNDS, SLICE_MS);
  for (const group of [few, many]) group.close();
  return row(name, few.cpuPerMove, many.cpuPerMove);
}

function row(name: string, few: number, many: number): string[] {
  return [name, short(few), short(many), (many / few).toFixed(2)];
}

async function byLength({ group }: Place): Promise<string[]> {
  const late = await group(2 * TABLES);
  await late.playTo(1000);
  // As many at once: a commit for few tables costs each of them more.
  const early = await group(late.tables.filter(({ over }) => !over).length);
  await early.playTo(100);
  return beside('a game of 100 or 1,000 actions', early, late);
}

async function byStored(few: Place, folder: string): Promise<string[]> {
  const first = await start(folder);
  const source = await first.group(1);
  await source.playTo(20);
  source.close();
  await first.server.stop();
  await storeCopies(folder, source.tables[0]!.id, 10_000);
  const many = await start(folder);
  const made = await beside('10 or 10,000 stored tables', await few.group(TABLES), await many.group(TABLES));
  await many.server.stop();
  return made;
}

/** A game whose record of what all have heard grows with every action; in this process, so without network and database. */
function byRecord(): string[] {
  const game = games.find(({ growingFields }) => growingFields !== undefined)!;
  const table = new LongTable(game, 1100);
  const cost = (from: number): number => {
    const begun = cpuNanoseconds();
    for (let i = 0; i < 20; i++) table.play(from, from + 100);
    return (cpuNanoseconds() - begun) / 1000 / 20 / 100;
  };
  // Everything is compiled after the first rounds.
  const rounds = Array.from({ length: 15 }, () => [cost(50), cost(950)] as const).slice(5);
  const [few, many] = [0, 1].map((i) => median(rounds.map((round) => round[i]!)));
  return row('the same where a record grows, rules and updates only', few!, many!);
}

/** Every watcher is one more write of the same text. */
async function byWatchers({ group }: Place): Promise<string[][]> {
  const [one, fifty] = [await group(WATCHED_TABLES, 1), await group(WATCHED_TABLES, 50)];
  const all = await beside('1 or 50 watchers at the table', one, fifty);
  const each = (fifty.cpuPerMove - one.cpuPerMove) / 49;
  return [all, ['   of that for each watcher after the first', '', short(each), '']];
}

export async function run(): Promise<void> {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'traque-bench-')));
  try {
    const place = await start(folders[0]!);
    const rows = [await byStored(place, folders[1]!), await byLength(place), byRecord(), ...(await byWatchers(place))];
    await place.server.stop();
    console.log('Server CPU per move, in µs:');
    printTable(['', 'few', 'many', 'many : few'], rows);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
