/**
 * The walks of a mummy that looks for the likeliest catch: for hunters who ask how safe a cell is, and for the mummy.
 */
import { NONE, type Maze } from '@traque/engine/momie/map';
import { nearness } from './nearness.ts';

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

/** How loosely a mummy is expected to follow its best walk, and how much the end of the walk counts. */
const WALK_TEMPERATURE = 0.06;
const WALK_NEARNESS = 0.4;
/** The length up to which walks are modelled. */
const MAX_MODELLED_WALK = 7;

/** What a mummy with this belief, summed over the hunters, is expected to go by. */
export const walkValues = (maze: Maze, mass: Float64Array): WalkValues => ({
  mass,
  standing: nearness(maze, mass, WALK_NEARNESS),
});

/** By cell: the chance that it enters it in a walk of this many steps. */
export const modelledVisits = (maze: Maze, mummy: number, steps: number, values: WalkValues): Float64Array =>
  visitChances(maze, mummy, Math.min(MAX_MODELLED_WALK, steps), values, WALK_TEMPERATURE);

/** By cell: the sum over hunters, each with their weight. */
export function weightedSum(masses: readonly Float64Array[], weights: readonly number[]): Float64Array {
  const sum = new Float64Array(masses[0]!.length);
  masses.forEach((mass, hunter) => {
    for (let cell = 0; cell < sum.length; cell++) sum[cell]! += weights[hunter]! * mass[cell]!;
  });
  return sum;
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
