/** Where exactly n steps lead (MO-31): cells may be entered more than once, but not the mummy's cell. */
import { NONE, type Maze } from './map.ts';

const MAX_STEPS = 4;

/** From one cell, with the mummy on one cell. */
export interface Reach {
  /** `ends[n]`: the cells in which n steps can end, n = 0 … 4. */
  readonly ends: readonly Uint8Array[];
  /** By cell: bit n is set if n steps can end there. */
  readonly bits: Uint8Array;
}

/** Computed once for each cell and each place of the mummy; shared where the mummy is too far to matter. */
export function reach(maze: Maze, mummy: number, from: number): Reach {
  const key = from * (NONE + 1) + mummy;
  return (maze.reaches[key] ??= reachAround(maze, mummy, from));
}

function reachAround(maze: Maze, mummy: number, from: number): Reach {
  if (mummy === NONE) return walk(maze, NONE, from);
  const free = reach(maze, NONE, from);
  return (free.bits[mummy]! & ~1) === 0 ? free : walk(maze, mummy, from);
}

function walk(maze: Maze, mummy: number, from: number): Reach {
  const bits = new Uint8Array(maze.size);
  bits[from] = 1;
  const ends = [Uint8Array.of(from)];
  for (let n = 1; n <= MAX_STEPS; n++) {
    const found: number[] = [];
    for (const cell of ends[n - 1]!) {
      for (let way = 4 * cell; way < 4 * cell + 4; way++) {
        const to = maze.next[way]!;
        if (to === NONE || to === mummy || (bits[to]! & (1 << n)) !== 0) continue;
        bits[to]! |= 1 << n;
        found.push(to);
      }
    }
    ends.push(Uint8Array.from(found));
  }
  return { ends, bits };
}

/** One route of exactly n steps, without the cell it begins on. `to` is in `ends[n]`. */
export function exactRoute(maze: Maze, mummy: number, from: number, n: number, to: number): number[] {
  const { ends } = reach(maze, mummy, from);
  const route = [to];
  for (let left = n - 1; left > 0; left--) {
    const before = ends[left]!.find((cell) => leads(maze, cell, route[0]!));
    route.unshift(before!);
  }
  return route;
}

/** Whether one step leads from one cell to the other. */
export function leads(maze: Maze, from: number, to: number): boolean {
  for (let way = 4 * from; way < 4 * from + 4; way++) if (maze.next[way] === to) return true;
  return false;
}
