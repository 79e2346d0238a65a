/** The mummy's walk: where the hunters can be, how much of that a path covers, and how well it stands afterwards. */
import { COLOURS, type Maze } from '@traque/engine/momie/map';
import type { Action, View } from '@traque/engine/momie/protocol';
import { paths } from '@traque/engine/momie/prowl';
import { MUMMY, type State } from '@traque/engine/momie/state';
import { whereaboutsOf } from '@traque/engine/momie/whereabouts';
import { listen } from './belief.ts';
import { farFrom } from './danger.ts';

/** What a mummy cares for besides the catch at hand. */
export interface Scent {
  /** To stand near where they can be. */
  readonly nearness: number;
  /** To stand near the treasures they still need. */
  readonly guard: number;
  /** Whether it reasons where they went, and hunts those first who have found more. */
  readonly keen: boolean;
}

export interface Walk {
  readonly action: Action;
  readonly value: number;
  readonly cells: readonly number[];
}

const REACH = 9;
const closeness = (distance: number): number => Math.max(0, 1 - distance / REACH);

/** Every path that repeats no cell, with what it is worth; not sorted. */
export function walks(view: View, state: State, scent: Scent): Walk[] {
  const { maze } = state.table;
  const beliefs = beliefsOf(view, scent.keen);
  const standing = standings(view, maze, beliefs, scent);
  const { names } = maze;
  return paths(state).map((cells) => ({
    action: { type: 'prowl', path: cells.map((cell) => names[cell]!) },
    value: caught(cells, beliefs) + standing[cells.at(-1) ?? state.data[MUMMY]!]!,
    cells,
  }));
}

interface Belief {
  readonly weight: number;
  /** By cell: how likely he is there. */
  readonly mass: Float64Array;
}

/** Whoever listens well knows where a reasonable hunter went; others think all cells of his set alike. */
function beliefsOf(view: View, keen: boolean): Belief[] {
  const masses = keen ? listen(view).masses : whereaboutsOf(view).sets.map(evenly);
  return masses.map((mass, hunter) => {
    const { seat, out } = view.hunters[hunter]!;
    const found = view.collected[String(seat)]!.length;
    return { weight: out ? 0 : keen ? 1 + found / (found + view.cards[String(seat)]!.length) : 1, mass };
  });
}

function evenly(set: Uint8Array): Float64Array {
  const cells = set.reduce((sum, one) => sum + one, 0);
  return Float64Array.from(set, (one) => (cells === 0 ? 0 : one / cells));
}

/** The weight of whom the path may meet. Cells of a path are distinct, so the chances of one hunter add up. */
function caught(cells: readonly number[], beliefs: readonly Belief[]): number {
  let sum = 0;
  for (const { weight, mass } of beliefs) {
    let chance = 0;
    for (const cell of cells) chance += mass[cell]!;
    sum += weight * chance;
  }
  return sum;
}

/** By cell: how well the mummy stands there for its next turn. */
function standings(view: View, maze: Maze, beliefs: readonly Belief[], scent: Scent): Float64Array {
  const wanted = wantedBy(view, maze);
  return Float64Array.from({ length: maze.size }, (_, at) => {
    let near = 0;
    let guarded = 0;
    for (let cell = 0; cell < maze.size; cell++) {
      const close = closeness(farFrom(maze, at, cell));
      if (close === 0) continue;
      for (const { weight, mass } of beliefs) near += weight * mass[cell]! * close;
      guarded += wanted[cell]! * close;
    }
    return scent.nearness * near + scent.guard * guarded;
  });
}

/** By cell: how likely a treasure on it is still wanted, from the colours of the cards that all can see (MO-70). */
function wantedBy(view: View, maze: Maze): Float64Array {
  const wanted = new Float64Array(maze.size);
  const found = new Set(Object.values(view.collected).flat());
  for (const cards of Object.values(view.cards))
    for (const shown of cards) {
      const colour = COLOURS.findIndex((name) => shown.startsWith(name));
      const left = maze.treasures.flatMap((name, i) => (maze.colours[i] === colour && !found.has(name) ? [i] : []));
      for (const treasure of left) wanted[maze.treasureCells[treasure]!]! += 1 / left.length;
    }
  return wanted;
}
