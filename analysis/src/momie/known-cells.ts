/** Where all know that the hunters can be, remembered by entry of the public record: states of one game share entries. */
import type { Maze } from '@traque/engine/momie/map';
import type { HeardNode } from '@traque/engine/momie/state';
import { beforeAll, hear, type Whereabouts } from '@traque/engine/momie/whereabouts';

const known = new WeakMap<HeardNode, Whereabouts>();

export function whereaboutsAfter(node: HeardNode | null, maze: Maze, hunters: number): Whereabouts {
  const missing: HeardNode[] = [];
  let at = node;
  while (at !== null && !known.has(at)) {
    missing.push(at);
    at = at.before;
  }
  let whereabouts = at === null ? beforeAll(maze, hunters) : known.get(at)!;
  for (const each of missing.reverse()) {
    const { mummy, sets, lives } = whereabouts;
    whereabouts = { maze, mummy, sets: sets.map((set) => set.slice()), lives: [...lives] };
    hear(whereabouts, each.entry);
    known.set(each, whereabouts);
  }
  return whereabouts;
}
