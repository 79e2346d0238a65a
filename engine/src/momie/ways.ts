/** For boards: where a die can bring a hunter, with one exact route to each cell. */
import { faceOf } from './dice.ts';
import { mazeOf, NONE } from './map.ts';
import { targets, routeTo } from './move.ts';
import type { Cell, Die, HunterIndex, View } from './protocol.ts';
import { emptyState, hunterAt, setHunterAt, setupFor } from './state.ts';

export interface Way {
  readonly to: Cell;
  /** The cells entered, one after the other; some may come twice. */
  readonly path: readonly Cell[];
}

/** Empty if the viewer does not see where the hunter is. */
export function ways(view: View, hunter: HunterIndex, die: Die): Way[] {
  const maze = mazeOf(view.map);
  const state = emptyState(setupFor(view.players, view.options, maze, []));
  const place = (at: Cell | null | undefined): number => maze.index.get(at ?? '') ?? NONE;
  state.mummy = place(view.mummy.at);
  view.hunters.forEach(({ at }, i) => setHunterAt(state, i, place(at)));
  const from = hunterAt(state, hunter);
  if (from === NONE) return [];
  const found = new Uint8Array(maze.size);
  const count = targets(state, hunter, faceOf(die), found);
  return Array.from(found.subarray(0, count), (to) => ({
    to: maze.names[to]!,
    path: routeTo(maze, state.mummy, from, faceOf(die), to).map((cell) => maze.names[cell]!),
  }));
}
