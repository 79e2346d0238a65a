/** How likely the mummy is to come: what it can reach, shared among all the cells where it may think the hunter is. */
import type { Maze } from '@traque/engine/momie/map';
import { NO_WAY, stepsIn } from '@traque/engine/momie/steps';

/** Of the cells within reach, a walk of so many steps enters about this part of its length with purpose. */
const PURPOSE = 0.75;

/** The chance to be caught on `cell` by a walk of `steps`, the mummy's belief about the hunter being `mass`. */
export function caughtBy(maze: Maze, mummy: number, cell: number, mass: Float64Array, steps: number): number {
  const table = stepsIn(maze);
  const row = mummy * maze.size;
  if (table[row + cell]! > steps || cell === maze.start || cell === maze.dungeon) return 0;
  let near = 0;
  for (let other = 0; other < maze.size; other++) if (table[row + other]! <= steps) near += mass[other]!;
  return near === 0 ? 0 : Math.min(1, (PURPOSE * steps * mass[cell]!) / near);
}

/** The same over the mummy's die: one to three and the locked dice (MO-50). */
export function caughtByProwl(maze: Maze, mummy: number, cell: number, mass: Float64Array, locked: number): number {
  let sum = 0;
  for (let die = 1; die <= 3; die++) sum += caughtBy(maze, mummy, cell, mass, die + locked);
  return sum / 3;
}

export const farFrom = (maze: Maze, from: number, to: number): number => {
  const steps = stepsIn(maze)[from * maze.size + to]!;
  return steps === NO_WAY ? maze.size : steps;
};
