/**
 * Where the hunters can be, from what all have heard (MO-42) and the map alone: what the mummy or a spectator can
 * conclude. The sets always contain the true cells; they may contain cells that only several hunters together exclude.
 */
import { ARROW, faceOf } from './dice.ts';
import { mazeOf, NONE, type Maze } from './map.ts';
import type { Cell, Heard, View } from './protocol.ts';
import { reach } from './reach.ts';
import { LIVES } from './state.ts';

export interface Whereabouts {
  readonly maze: Maze;
  mummy: number;
  /** For each hunter, by cell: 1 if they can be there. All 0 when they are out. */
  readonly sets: readonly Uint8Array[];
  readonly lives: number[];
}

/** As the game begins: all on the stairs, the mummy in the dungeon (MO-10). */
export function beforeAll(maze: Maze, hunters: number): Whereabouts {
  const sets = Array.from({ length: hunters }, () => only(maze, maze.start));
  return { maze, mummy: maze.dungeon, sets, lives: sets.map(() => LIVES) };
}

type Public = Pick<View, 'map' | 'heard' | 'hunters' | 'mummy'>;

/** For each hunter the cells in which they can be; none when they are out. Takes a view or a state's JSON: it reads only what is public. */
export function whereabouts(view: Public): readonly (readonly Cell[])[] {
  const { maze, sets } = whereaboutsOf(view);
  return sets.map((set) => maze.names.filter((_, cell) => set[cell] === 1));
}

export function whereaboutsOf({ map, heard, hunters, mummy }: Public): Whereabouts {
  const known = beforeAll(mazeOf(map), hunters.length);
  for (const entry of heard) hear(known, entry);
  // The record may be cut short or wrong: what lies open on the setup counts.
  known.mummy = known.maze.index.get(mummy.at)!;
  hunters.forEach(({ out }, hunter) => {
    const set = known.sets[hunter]!;
    if (out) set.fill(0);
    else if (known.mummy !== known.maze.dungeon) set[known.mummy] = 0;
    if (!out && isEmpty(set)) anywhere(known, hunter);
  });
  return known;
}

/** Takes one more entry of the record into account. After entries that contradict each other a hunter may be anywhere. */
export function hear(known: Whereabouts, entry: Heard): void {
  if (entry.type === 'prowl') return hearProwl(known, entry);
  const { hunter } = entry;
  if (!(known.lives[hunter]! > 0)) return;
  switch (entry.type) {
    case 'move':
      hearMove(known, hunter, faceOf(entry.die));
      break;
    case 'collect':
      setOnly(known, hunter, known.maze.index.get(entry.at) ?? NONE);
      break;
    case 'skip':
      keepShutIn(known, hunter);
      break;
    case 'reset':
    case 'roll':
      if (!dropShutIn(known, hunter)) return;
      break;
    case 'lost':
      return;
  }
  if (isEmpty(known.sets[hunter]!)) anywhere(known, hunter);
  exclude(known);
}

/**
 * MO-41: who is skipped could not move. On an ordinary cell only the mummy before its one exit shuts a hunter in (with
 * a 2 they could step out and back); on start and dungeon others may crowd the exits.
 */
function keepShutIn({ maze, sets, mummy }: Whereabouts, hunter: number): void {
  const set = sets[hunter]!;
  for (let cell = 0; cell < maze.size; cell++)
    if (cell !== maze.start && cell !== maze.dungeon && !isShutIn(maze, mummy, cell)) set[cell] = 0;
}

/** And who resets or rolls could move. Says whether that tells anything. */
function dropShutIn({ maze, sets, mummy }: Whereabouts, hunter: number): boolean {
  const set = sets[hunter]!;
  let told = false;
  for (let way = 4 * mummy; way < 4 * mummy + 4; way++) {
    const cell = maze.next[way]!;
    if (cell === NONE || set[cell] === 0 || !isShutIn(maze, mummy, cell)) continue;
    set[cell] = 0;
    told = true;
  }
  return told;
}

function isShutIn(maze: Maze, mummy: number, cell: number): boolean {
  return reach(maze, mummy, cell).ends[1]!.length === 0;
}

function hearMove(known: Whereabouts, hunter: number, face: number): void {
  const { maze, sets, mummy } = known;
  const others = othersOf(known, hunter);
  const before = sets[hunter]!.slice();
  const set = sets[hunter]!.fill(0);
  for (let from = 0; from < maze.size; from++) {
    if (before[from] === 0) continue;
    if (face === ARROW) {
      arrowEnds(known, others, from, set);
      continue;
    }
    const ends = reach(maze, mummy, from).ends[face];
    if (ends !== undefined) for (let i = 0; i < ends.length; i++) set[ends[i]!] = 1;
  }
  for (let cell = 0; cell < maze.size; cell++) if (others[cell] === SURE) set[cell] = 0;
}

const MAYBE = 1;
const SURE = 2;

/** By cell: whether another hunter may, or surely does, stand there. */
function othersOf({ maze, sets }: Whereabouts, hunter: number): Uint8Array {
  const others = new Uint8Array(maze.size);
  sets.forEach((set, other) => {
    if (other === hunter) return;
    const degree = count(set) === 1 ? SURE : MAYBE;
    for (let cell = 0; cell < maze.size; cell++) if (set[cell] === 1 && others[cell] !== SURE) others[cell] = degree;
  });
  return others;
}

/** MO-34: the natural stop, and each cell before one in which another hunter may stand. */
function arrowEnds({ maze, mummy }: Whereabouts, others: Uint8Array, from: number, into: Uint8Array): void {
  for (let direction = 0; direction < 4; direction++) {
    let cell = from;
    for (;;) {
      const next = maze.next[4 * cell + direction]!;
      const stopped = next === NONE || next === mummy || others[next] === SURE;
      if (cell !== from && (stopped || others[next] === MAYBE)) into[cell] = 1;
      if (stopped) break;
      cell = next;
    }
  }
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
  for (let changed = true; changed;) {
    changed = false;
    for (const set of sets) {
      if (count(set) !== 1) continue;
      const cell = set.indexOf(1);
      if (cell === maze.start || cell === maze.dungeon) continue;
      for (const other of sets) {
        if (other === set || other[cell] === 0 || count(other) === 1) continue;
        other[cell] = 0;
        changed = true;
      }
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
