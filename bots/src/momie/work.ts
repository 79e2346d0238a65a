/** How much is left to do: the steps a hunter still has to walk for the treasures of his cards. */
import type { Maze } from '@traque/engine/momie/map';
import { stepsIn } from '@traque/engine/momie/steps';

/** Each treasure costs more than its way: one has to land on it exactly. */
const LANDING = 2.5;

/**
 * The shortest round over these cells from the given pawns, near enough: always the nearest next. With two pawns each
 * treasure is fetched by the one that is nearer.
 */
export function workLeft(maze: Maze, pawns: readonly number[], cells: readonly number[]): number {
  const steps = stepsIn(maze);
  const at = [...pawns];
  const left = [...cells];
  let work = LANDING * left.length;
  while (left.length > 0) {
    let best = Infinity;
    let who = 0;
    let which = 0;
    for (const [pawn, from] of at.entries())
      for (const [i, cell] of left.entries()) {
        const distance = steps[from * maze.size + cell]!;
        if (distance >= best) continue;
        best = distance;
        who = pawn;
        which = i;
      }
    work += best;
    at[who] = left[which]!;
    left.splice(which, 1);
  }
  return work;
}
