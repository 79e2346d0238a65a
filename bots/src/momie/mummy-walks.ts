/** Where a mummy that looks for the likeliest catch will walk: for hunters who ask how safe a cell is, and for itself. */
import { NONE, type Maze } from '@traque/engine/momie/map';

/** By cell: what a walk over it and a walk that ends on it are worth to the mummy. */
export interface Lure {
  readonly mass: Float64Array;
  readonly standing: Float64Array;
}

/**
 * By cell: the chance that a mummy which takes better walks more often, e-fold for each `temperature`, enters it within
 * so many steps. Walks repeat no cell and go on as long as they can.
 */
export function visits(maze: Maze, mummy: number, steps: number, lure: Lure, temperature: number): Float64Array {
  const { next, size } = maze;
  const { mass, standing } = lure;
  const visited = new Float64Array(size);
  const onWay = new Uint8Array(size);
  const explore = (cell: number, left: number, value: number): number => {
    onWay[cell] = 1;
    let weight = left === 0 ? Math.exp((value + standing[cell]!) / temperature) : 0;
    if (left > 0) {
      for (let way = 4 * cell; way < 4 * cell + 4; way++) {
        const to = next[way]!;
        if (to !== NONE && onWay[to] === 0) weight += explore(to, left - 1, value + mass[to]!);
      }
      if (weight === 0) weight = Math.exp((value + standing[cell]!) / temperature);
    }
    onWay[cell] = 0;
    visited[cell]! += weight;
    return weight;
  };
  const total = explore(mummy, steps, 0);
  for (let cell = 0; cell < size; cell++) visited[cell]! /= total;
  visited[mummy] = 0;
  return visited;
}

/** The most that a walk of so many steps gathers. */
export function bestWalk(maze: Maze, from: number, steps: number, mass: Float64Array): number {
  const { next } = maze;
  const onWay = new Uint8Array(maze.size);
  let best = 0;
  const explore = (cell: number, left: number, value: number): void => {
    if (value > best) best = value;
    if (left === 0) return;
    onWay[cell] = 1;
    for (let way = 4 * cell; way < 4 * cell + 4; way++) {
      const to = next[way]!;
      if (to !== NONE && onWay[to] === 0) explore(to, left - 1, value + mass[to]!);
    }
    onWay[cell] = 0;
  };
  explore(from, steps, 0);
  return best;
}
