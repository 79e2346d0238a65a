/** For boards: where a hunter's die can bring him, with one exact way to each cell. */
import { mazeOf, NONE } from './map.ts';
import { targets, wayTo } from './move.ts';
import type { Cell, Die, HunterIndex, View } from './protocol.ts';
import { AT, MUMMY, openingState, tableFor } from './state.ts';
import { faceOf } from './tell.ts';

export interface Way {
  readonly to: Cell;
  /** The cells entered, one after the other; some may come twice. */
  readonly path: readonly Cell[];
}

/** Empty if the viewer does not see where he is. */
export function ways(view: View, hunter: HunterIndex, die: Die): Way[] {
  const maze = mazeOf(view.map);
  const state = openingState(tableFor(view.players, view.options, maze, []));
  const place = (at: Cell | null | undefined): number => maze.index.get(at ?? '') ?? NONE;
  state.data[MUMMY] = place(view.mummy.at);
  view.hunters.forEach(({ at }, i) => (state.data[AT + i] = place(at)));
  const from = state.data[AT + hunter]!;
  if (from === NONE) return [];
  const found = new Uint8Array(maze.size);
  const count = targets(state, hunter, faceOf(die), found);
  return Array.from(found.subarray(0, count), (to) => ({
    to: maze.names[to]!,
    path: wayTo(maze, state.data[MUMMY]!, from, faceOf(die), to).map((cell) => maze.names[cell]!),
  }));
}
