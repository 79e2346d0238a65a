/**
 * Where the hunters can be, from what all have heard (MO-42) and the map alone: what the mummy or a spectator may work
 * out. The sets never leave out the truth; what only follows from several hunters together may stay in.
 */
import { mazeOf, NONE, type Maze } from './map.ts';
import type { Cell, Heard, View } from './protocol.ts';
import { reach } from './reach.ts';
import { ARROW, LIVES } from './state.ts';
import { faceOf } from './tell.ts';

export interface Whereabouts {
  readonly maze: Maze;
  mummy: number;
  /** For each hunter, by cell: 1 if he can be there. All 0 when he is out. */
  readonly sets: readonly Uint8Array[];
  readonly lives: number[];
}

/** As the game begins: all on the stairs, the mummy in the dungeon (MO-10). */
export function beforeAll(maze: Maze, hunters: number): Whereabouts {
  const sets = Array.from({ length: hunters }, () => only(maze, maze.start));
  return { maze, mummy: maze.dungeon, sets, lives: sets.map(() => LIVES) };
}

type Public = Pick<View, 'map' | 'heard' | 'hunters' | 'mummy'>;

/** For each hunter the cells in which he can be; none when he is out. Takes a view, or a state's JSON: it reads only what is public. */
export function whereabouts(view: Public): readonly (readonly Cell[])[] {
  const { maze, sets } = whereaboutsOf(view);
  return sets.map((set) => maze.names.filter((_, cell) => set[cell] === 1));
}

export function whereaboutsOf({ map, heard, hunters, mummy }: Public): Whereabouts {
  const known = beforeAll(mazeOf(map), hunters.length);
  for (const entry of heard) hear(known, entry);
  // The record may be cut short or wrong: what lies open on the table counts.
  known.mummy = known.maze.index.get(mummy.at)!;
  hunters.forEach(({ out }, hunter) => {
    const set = known.sets[hunter]!;
    if (out) set.fill(0);
    else if (known.mummy !== known.maze.dungeon) set[known.mummy] = 0;
    if (!out && isEmpty(set)) anywhere(known, hunter);
  });
  return known;
}

/** What one more entry of the record tells. Entries that contradict what was told before put the hunter anywhere. */
export function hear(known: Whereabouts, entry: Heard): void {
  if (entry.type === 'prowl') return hearProwl(known, entry);
  const set = known.sets[entry.hunter];
  if (set === undefined || known.lives[entry.hunter] === 0) return;
  if (entry.type === 'move') hearMove(known, entry.hunter, faceOf(entry.die));
  else if (entry.type === 'collect') setOnly(known, entry.hunter, known.maze.index.get(entry.at) ?? NONE);
  else if (entry.type !== 'lost') keepShutIn(known, entry.hunter, entry.type === 'skip');
  if (isEmpty(set)) anywhere(known, entry.hunter);
  exclude(known);
}

/**
 * MO-41: who is skipped could not move, who resets or rolls could. On an ordinary cell only the mummy before its one
 * exit shuts a hunter in (with a 2 he could step out and back); on start and dungeon others may crowd the exits.
 */
function keepShutIn({ maze, sets, mummy }: Whereabouts, hunter: number, shutIn: boolean): void {
  const set = sets[hunter]!;
  for (let cell = 0; cell < maze.size; cell++) {
    if (set[cell] === 0 || cell === maze.start || cell === maze.dungeon) continue;
    if ((reach(maze, mummy, cell).ends[1]!.length === 0) !== shutIn) set[cell] = 0;
  }
}

function hearMove(known: Whereabouts, hunter: number, face: number): void {
  const { maze, sets, mummy } = known;
  const before = sets[hunter]!.slice();
  const set = sets[hunter]!.fill(0);
  for (let from = 0; from < maze.size; from++) {
    if (before[from] === 0) continue;
    if (face === ARROW) arrowEnds(known, hunter, from, set);
    else for (const end of reach(maze, mummy, from).ends[face] ?? []) set[end] = 1;
  }
  for (let cell = 0; cell < maze.size; cell++) if (set[cell] === 1 && surelyTaken(known, hunter, cell)) set[cell] = 0;
}

/** MO-34: the natural stop, and each cell before one in which another hunter may stand. */
function arrowEnds(known: Whereabouts, hunter: number, from: number, into: Uint8Array): void {
  const { maze, mummy } = known;
  for (let direction = 0; direction < 4; direction++) {
    let cell = from;
    for (;;) {
      const next = maze.next[4 * cell + direction]!;
      const stopped = next === NONE || next === mummy;
      if (cell !== from && (stopped || mayBeTaken(known, hunter, next))) into[cell] = 1;
      if (stopped || surelyTaken(known, hunter, next)) break;
      cell = next;
    }
  }
}

function mayBeTaken({ sets }: Whereabouts, hunter: number, cell: number): boolean {
  return sets.some((set, other) => other !== hunter && set[cell] === 1);
}

function surelyTaken({ sets }: Whereabouts, hunter: number, cell: number): boolean {
  return sets.some((set, other) => other !== hunter && set[cell] === 1 && count(set) === 1);
}

function hearProwl(known: Whereabouts, { path, caught }: Heard & { type: 'prowl' }): void {
  const { maze, sets, lives } = known;
  for (const name of path) {
    const cell = maze.index.get(name);
    if (cell === undefined) continue;
    known.mummy = cell;
    for (const set of sets) set[cell] = 0;
  }
  if (caught !== null && sets[caught] !== undefined) {
    lives[caught]! -= 1;
    if (lives[caught]! > 0) setOnly(known, caught, maze.dungeon);
    else sets[caught].fill(0);
  }
  sets.forEach((set, hunter) => {
    if (lives[hunter]! > 0 && isEmpty(set)) anywhere(known, hunter);
  });
  exclude(known);
}

/** No two hunters stand on one ordinary cell: where one surely is, no other is. */
function exclude({ maze, sets }: Whereabouts): void {
  const done = new Set<Uint8Array>();
  for (let again = true; again;) {
    again = false;
    for (const set of sets) {
      if (done.has(set) || count(set) !== 1) continue;
      done.add(set);
      again = true;
      const cell = set.indexOf(1);
      if (cell === maze.start || cell === maze.dungeon) continue;
      for (const other of sets) if (other !== set && count(other) > 1) other[cell] = 0;
    }
  }
}

function anywhere({ maze, sets, mummy }: Whereabouts, hunter: number): void {
  const set = sets[hunter]!.fill(1);
  set[maze.start] = 0;
  set[maze.dungeon] = 0;
  set[mummy] = 0;
}

function setOnly(known: Whereabouts, hunter: number, cell: number): void {
  known.sets[hunter]!.fill(0);
  if (cell !== NONE) known.sets[hunter]![cell] = 1;
}

function only(maze: Maze, cell: number): Uint8Array {
  const set = new Uint8Array(maze.size);
  set[cell] = 1;
  return set;
}

function isEmpty(set: Uint8Array): boolean {
  return !set.includes(1);
}

function count(set: Uint8Array): number {
  let cells = 0;
  for (let cell = 0; cell < set.length; cell++) cells += set[cell]!;
  return cells;
}
