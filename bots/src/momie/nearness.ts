/** How near cells are to others that the mummy wants to be near. */
import { distancesIn } from '@traque/engine/momie/distances';
import type { Maze } from '@traque/engine/momie/map';

/** Cells at this distance or farther are not near. */
export const NEAR_RANGE = 9;

/** By cell: how near it is to the weighted targets. */
export function nearness(maze: Maze, targets: Float64Array, factor: number): Float64Array {
  const steps = distancesIn(maze);
  const near = new Float64Array(maze.size);
  for (let cell = 0; cell < maze.size; cell++) {
    if (targets[cell] === 0) continue;
    for (let at = 0; at < maze.size; at++) {
      const distance = steps[at * maze.size + cell]!;
      if (distance < NEAR_RANGE) near[at]! += factor * targets[cell]! * (1 - distance / NEAR_RANGE);
    }
  }
  return near;
}
