/**
 * How far the mummy can get, from what lies open to everyone: where it is, the map and the locked dice. Nothing that is
 * hidden from any seat is read.
 */
import { UNREACHABLE, distancesIn } from './distances.ts';
import { mazeOf } from './map.ts';
import type { Cell, View } from './protocol.ts';

type Open = Pick<View, 'map' | 'mummy' | 'steps' | 'result'> & { readonly dice: Pick<View['dice'], 'locked'> };

/** The sums of the brown die that are equally likely (MO-4). */
const BROWN = [1, 2, 3];

/** MO-50, MO-55: the steps it may walk, one for each equally likely roll; as the dice lie now, or as they were rolled. */
export function mummySteps({ steps, dice }: Open): readonly number[] {
  return steps === null ? BROWN.map((brown) => brown + dice.locked) : [steps];
}

/**
 * For each cell that the mummy may enter on its next walk the probability that its die lets it (MO-50, MO-51). Hunters
 * do not block it here: they may have moved on by then.
 */
export function mummyReach(view: Open): Readonly<Record<Cell, number>> {
  if (view.result !== null) return {};
  const maze = mazeOf(view.map);
  const from = maze.index.get(view.mummy.at)! * maze.size;
  const walks = mummySteps(view);
  const found: Record<Cell, number> = {};
  maze.names.forEach((name, cell) => {
    const distance = distancesIn(maze)[from + cell]!;
    if (distance === 0 || distance === UNREACHABLE) return;
    const chance = walks.filter((steps) => steps >= distance).length / walks.length;
    if (chance > 0) found[name] = chance;
  });
  return found;
}
