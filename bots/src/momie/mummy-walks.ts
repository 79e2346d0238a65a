/**
 * The walks of a mummy that looks for the likeliest catch: for hunters who ask how safe a cell is, and for the mummy.
 */
import { NONE, type Maze } from '@traque/engine/momie/map';

/** By cell: what entering it, and ending there, is worth to the mummy. */
export interface WalkValues {
  readonly mass: Float64Array;
  readonly standing: Float64Array;
}

/**
 * By cell: the chance that the mummy enters it within this many steps, if a walk better by `temperature` is e times as
 * likely. Walks repeat no cell and end only when they cannot go on.
 */
export function visitChances(
  maze: Maze,
  mummy: number,
  steps: number,
  values: WalkValues,
  temperature: number,
): Float64Array {
  const { next, size } = maze;
  const { mass, standing } = values;
  const visited = new Float64Array(size);
  const onPath = new Uint8Array(size);
  const explore = (cell: number, left: number, value: number): number => {
    onPath[cell] = 1;
    let weight = left === 0 ? Math.exp((value + standing[cell]!) / temperature) : 0;
    if (left > 0) {
      for (let way = 4 * cell; way < 4 * cell + 4; way++) {
        const to = next[way]!;
        if (to !== NONE && onPath[to] === 0) weight += explore(to, left - 1, value + mass[to]!);
      }
      if (weight === 0) weight = Math.exp((value + standing[cell]!) / temperature);
    }
    onPath[cell] = 0;
    visited[cell]! += weight;
    return weight;
  };
  const total = explore(mummy, steps, 0);
  for (let cell = 0; cell < size; cell++) visited[cell]! /= total;
  visited[mummy] = 0;
  return visited;
}

/** The value of the best walk of at most this many steps. */
export function bestWalkValue(maze: Maze, from: number, steps: number, mass: Float64Array): number {
  const { next } = maze;
  const onPath = new Uint8Array(maze.size);
  let best = 0;
  const explore = (cell: number, left: number, value: number): void => {
    if (value > best) best = value;
    if (left === 0) return;
    onPath[cell] = 1;
    for (let way = 4 * cell; way < 4 * cell + 4; way++) {
      const to = next[way]!;
      if (to !== NONE && onPath[to] === 0) explore(to, left - 1, value + mass[to]!);
    }
    onPath[cell] = 0;
  };
  explore(from, steps, 0);
  return best;
}
