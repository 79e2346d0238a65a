/** The walls of a generated pyramid: a spanning tree, then loops until no single cell cuts it apart. */
import { type Chance, shuffle } from '../core/chance.ts';
import { DIRECTIONS } from './map.ts';
import type { MapStyle } from './map-generate.ts';

const NOWHERE = -1;

/** The cells of an outline in reading order. */
export interface Grid {
  readonly size: number;
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** `beside[4 * cell + way]`, ways as in `DIRECTIONS`; -1 is stone. */
  readonly beside: Int16Array;
  /** The same cell on the other side of the middle. */
  readonly mirror: Int16Array;
  readonly start: number;
  readonly dungeon: number;
}

export interface Maze {
  readonly grid: Grid;
  /** By `4 * cell + way`: 1 where one can walk. */
  readonly open: Uint8Array;
}

export function gridOf(rows: readonly number[]): Grid {
  const widest = Math.max(...rows);
  const cells = rows.flatMap((width, y) =>
    Array.from({ length: width }, (_, i) => [(widest - width) / 2 + i, y] as const),
  );
  const numbers = new Map(cells.map(([x, y], cell) => [`${x},${y}`, cell]));
  const at = (x: number, y: number): number => numbers.get(`${x},${y}`) ?? NOWHERE;
  const middle = widest / 2;
  return {
    size: cells.length,
    x: cells.map(([x]) => x),
    y: cells.map(([, y]) => y),
    beside: Int16Array.from(cells.flatMap(([x, y]) => DIRECTIONS.map(([dx, dy]) => at(x + dx, y + dy)))),
    mirror: Int16Array.from(cells.map(([x, y]) => at(widest - 1 - x, y))),
    start: at(middle - 1, rows.length - 1),
    dungeon: at(middle, rows.length - 1),
  };
}

/** Null where this try came to nothing. */
export function carve(grid: Grid, style: MapStyle, symmetric: boolean, chance: Chance): Maze | null {
  const maze: Maze = { grid, open: new Uint8Array(4 * grid.size) };
  if (symmetric) {
    grow(maze, style.corridors, chance, (cell) => grid.x[cell]! <= grid.x[grid.start]!);
    mirrorPassages(maze);
    const crossings = wallsOf(maze).filter((wall) => grid.mirror[wall >> 2] === grid.beside[wall]);
    openWall(maze, crossings[chance.below(crossings.length)]!, true);
  } else grow(maze, style.corridors, chance, () => true);
  if (!repair(maze, symmetric, chance)) return null;
  addLoops(maze, style, symmetric, chance);
  openEnds(maze);
  return maze;
}

const isEnd = ({ start, dungeon }: Grid, cell: number): boolean => cell === start || cell === dungeon;

/** The other way through the same wall. */
const back = (grid: Grid, wall: number): number => 4 * grid.beside[wall]! + ((wall + 2) & 3);

function openWall({ grid, open }: Maze, wall: number, symmetric: boolean): void {
  open[wall] = open[back(grid, wall)] = 1;
  if (!symmetric) return;
  const mirrored = mirrorOf(grid, wall);
  open[mirrored] = open[back(grid, mirrored)] = 1;
}

/** Left and right change places. */
function mirrorOf(grid: Grid, wall: number): number {
  const way = wall & 3;
  return 4 * grid.mirror[wall >> 2]! + (way % 2 === 0 ? way : 4 - way);
}

function mirrorPassages({ grid, open }: Maze): void {
  for (let wall = 0; wall < open.length; wall++) if (open[wall] === 1) open[mirrorOf(grid, wall)] = 1;
}

/** A tree over the ordinary cells of a part: from the newest cell for long corridors, from any for many branches. */
function grow({ grid, open }: Maze, corridors: number, chance: Chance, within: (cell: number) => boolean): void {
  const takes = (cell: number): boolean => cell !== NOWHERE && !isEnd(grid, cell) && within(cell);
  const all = Array.from({ length: grid.size }, (_, cell) => cell).filter(takes);
  const first = all[chance.below(all.length)]!;
  const seen = new Set([first]);
  const active = [first];
  while (active.length > 0) {
    const at = chance.below(10) < 10 * corridors ? active.length - 1 : chance.below(active.length);
    const cell = active[at]!;
    const ways = [0, 1, 2, 3].filter((way) => {
      const to = grid.beside[4 * cell + way]!;
      return takes(to) && !seen.has(to);
    });
    if (ways.length === 0) {
      active.splice(at, 1);
      continue;
    }
    const wall = 4 * cell + ways[chance.below(ways.length)]!;
    openWall({ grid, open }, wall, false);
    seen.add(grid.beside[wall]!);
    active.push(grid.beside[wall]!);
  }
}

/** Closed walls between ordinary cells, each once. */
function wallsOf({ grid, open }: Maze): number[] {
  const walls: number[] = [];
  for (let cell = 0; cell < grid.size; cell++)
    for (const wall of [4 * cell + 1, 4 * cell + 2]) {
      const to = grid.beside[wall]!;
      if (to !== NOWHERE && open[wall] === 0 && !isEnd(grid, cell) && !isEnd(grid, to)) walls.push(wall);
    }
  return walls;
}

/** Less than this share of the cells may be parted from the rest by one: a little stricter than the check. */
const OPEN_SHARE = 0.87;

/** Opens walls until no cell of the mummy cuts the maze apart; false if it cannot be. */
function repair(maze: Maze, symmetric: boolean, chance: Chance): boolean {
  const { grid } = maze;
  for (let closed = 0; closed < grid.size; closed++) {
    if (isEnd(grid, closed)) continue;
    for (let part = partsWithout(maze, closed); !isSound(grid, part); part = partsWithout(maze, closed)) {
      const joining = wallsOf(maze).filter((wall) => {
        const [a, b] = [part[wall >> 2]!, part[grid.beside[wall]!]!];
        return a !== NOWHERE && b !== NOWHERE && a !== b;
      });
      if (joining.length === 0) return false;
      openWall(maze, joining[chance.below(joining.length)]!, symmetric);
    }
  }
  return true;
}

/** By cell: which connected part it is in if one is closed; -1 for that one and the ends. */
function partsWithout({ grid, open }: Maze, closed: number): Int16Array {
  const part = new Int16Array(grid.size).fill(NOWHERE);
  let parts = 0;
  for (let from = 0; from < grid.size; from++) {
    if (part[from] !== NOWHERE || from === closed || isEnd(grid, from)) continue;
    part[from] = parts;
    const reached = [from];
    for (const cell of reached)
      for (let wall = 4 * cell; wall < 4 * cell + 4; wall++) {
        const to = grid.beside[wall]!;
        if (open[wall] === 0 || to === closed || part[to] !== NOWHERE) continue;
        part[to] = parts;
        reached.push(to);
      }
    parts++;
  }
  return part;
}

function isSound(grid: Grid, part: Int16Array): boolean {
  const sizes: number[] = [];
  for (const each of part) if (each !== NOWHERE) sizes[each] = (sizes[each] ?? 0) + 1;
  const largest = sizes.indexOf(Math.max(...sizes));
  if (sizes[largest]! < OPEN_SHARE * (grid.size - 3)) return false;
  const middle = grid.x[grid.start]!;
  return (
    part.some((each, cell) => each === largest && grid.x[cell]! <= middle) &&
    part.some((each, cell) => each === largest && grid.x[cell]! > middle) &&
    endExits(grid).every((exits) => exits.some((wall) => part[grid.beside[wall]!] === largest))
  );
}

/** Where one leaves the stairs and the dungeon: upwards, and away from the other. */
const endExits = ({ start, dungeon }: Grid): readonly (readonly number[])[] => [
  [4 * start, 4 * start + 3],
  [4 * dungeon, 4 * dungeon + 1],
];

function addLoops(maze: Maze, { loops, deadEnds }: MapStyle, symmetric: boolean, chance: Chance): void {
  const { grid, open } = maze;
  const exits = (cell: number): number => open.subarray(4 * cell, 4 * cell + 4).reduce((sum, one) => sum + one, 0);
  const isDeadEnd = (cell: number): boolean => !isEnd(grid, cell) && exits(cell) === 1;
  let ends = 0;
  for (let cell = 0; cell < grid.size; cell++) if (isDeadEnd(cell)) ends++;
  const walls = wallsOf(maze);
  shuffle(chance, walls);
  let left = Math.round(loops * grid.size);
  for (const wall of walls) {
    if (left <= 0) return;
    const closing = [wall >> 2, grid.beside[wall]!].filter(isDeadEnd).length * (symmetric ? 2 : 1);
    if (open[wall] === 1 || (closing > 0 && ends - closing < deadEnds)) continue;
    openWall(maze, wall, symmetric);
    ends -= closing;
    left -= symmetric ? 2 : 1;
  }
}

/** MO-2: the dungeon has two exits; the stairs too, so that the mummy cannot wait before the only one. */
function openEnds({ grid, open }: Maze): void {
  for (const wall of endExits(grid).flat()) open[wall] = 1;
}
