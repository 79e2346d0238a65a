/** The mummy's walk: where the hunters can be, how much of that a path covers, and how well it stands afterwards. */
import { COLOURS, type Maze } from '@traque/engine/momie/map';
import type { Action, View } from '@traque/engine/momie/protocol';
import { paths } from '@traque/engine/momie/prowl';
import { LOCKED, MUMMY, type State } from '@traque/engine/momie/state';
import { stepsIn } from '@traque/engine/momie/steps';
import { whereaboutsOf } from '@traque/engine/momie/whereabouts';
import { listen } from './belief.ts';
import { bestWalk } from './mummy-walks.ts';

/** What a mummy cares for besides the catch at hand. */
export interface Scent {
  /** To stand near where they can be. */
  readonly nearness: number;
  /** To stand near the treasures they still need. */
  readonly guard: number;
  /** The catch that the next turn promises. */
  readonly ahead: number;
  /** How much more those are worth who have found more. */
  readonly lead: number;
  /** Whether it reasons where they went. */
  readonly keen: boolean;
}

interface Walk {
  readonly action: Action;
  readonly value: number;
}

/** Who is as far away as this, or farther, is not near. */
export const REACH = 9;
/** How far it looks for the catch after next. */
const LONGEST = 6;

/** Every path that repeats no cell, with what it is worth; not sorted. */
export function walks(view: View, state: State, scent: Scent): Walk[] {
  const { maze } = state.table;
  const weights = weightsOf(view, scent.lead);
  const { now, next } = scent.keen ? reasoned(view, state, weights) : evenly(view, weights);
  const standing = standings(view, maze, next, scent);
  const ahead = new Map<number, number>();
  const { names } = maze;
  return paths(state).map((cells) => {
    let caught = 0;
    for (const cell of cells) caught += now[cell]!;
    const end = cells.at(-1) ?? state.data[MUMMY]!;
    let stands = standing[end]!;
    if (scent.ahead > 0) {
      let known = ahead.get(end);
      if (known === undefined) ahead.set(end, (known = promise(state, end, next)));
      stands += scent.ahead * known;
    }
    return {
      action: { type: 'prowl', path: cells.map((cell) => names[cell]!) },
      value: caught + Math.max(0, 1 - caught) * stands,
    };
  });
}

/** By hunter: what catching him is worth. */
export function weightsOf(view: View, lead: number): number[] {
  return view.hunters.map(({ seat, out }) => {
    const found = view.collected[String(seat)]!.length;
    return out ? 0 : 1 + (lead * found) / (found + view.cards[String(seat)]!.length);
  });
}

/** By cell, all hunters together: what entering it is worth, now and a turn later. */
interface Prey {
  readonly now: Float64Array;
  readonly next: Float64Array;
}

function reasoned(view: View, state: State, weights: readonly number[]): Prey {
  const belief = listen(view);
  return {
    now: together(belief.masses, weights),
    next: together(belief.next(state.data[LOCKED]!), weights),
  };
}

/** Others think all cells of a set alike. */
function evenly(view: View, weights: readonly number[]): Prey {
  const masses = whereaboutsOf(view).sets.map((set) => {
    const cells = set.reduce((sum, one) => sum + one, 0);
    return Float64Array.from(set, (one) => (cells === 0 ? 0 : one / cells));
  });
  const now = together(masses, weights);
  return { now, next: now };
}

export function together(masses: readonly Float64Array[], weights: readonly number[]): Float64Array {
  const sum = new Float64Array(masses[0]!.length);
  masses.forEach((mass, hunter) => {
    for (let cell = 0; cell < sum.length; cell++) sum[cell]! += weights[hunter]! * mass[cell]!;
  });
  return sum;
}

/** What the next turn promises from there, over the mummy's die (MO-50). */
function promise({ table, data }: State, from: number, next: Float64Array): number {
  let sum = 0;
  for (let die = 1; die <= 3; die++) sum += bestWalk(table.maze, from, Math.min(LONGEST, die + data[LOCKED]!), next);
  return sum / 3;
}

/** By cell: how well the mummy stands there in the long run. */
function standings(view: View, maze: Maze, prey: Float64Array, scent: Scent): Float64Array {
  const near = nearness(maze, prey, scent.nearness);
  if (scent.guard === 0) return near;
  const guarded = nearness(maze, wantedBy(view, maze), scent.guard);
  return near.map((one, cell) => one + guarded[cell]!);
}

/** By cell: how near it lies to all that is spread over the cells, with a factor. */
export function nearness(maze: Maze, spread: Float64Array, factor: number): Float64Array {
  const steps = stepsIn(maze);
  const near = new Float64Array(maze.size);
  for (let cell = 0; cell < maze.size; cell++) {
    if (spread[cell] === 0) continue;
    for (let at = 0; at < maze.size; at++) {
      const far = steps[at * maze.size + cell]!;
      if (far < REACH) near[at]! += factor * spread[cell]! * (1 - far / REACH);
    }
  }
  return near;
}

/** By cell: how likely a treasure on it is still wanted, from the colours of the cards that all can see (MO-70). */
function wantedBy(view: View, maze: Maze): Float64Array {
  const wanted = new Float64Array(maze.size);
  const found = new Set(Object.values(view.collected).flat());
  for (const cards of Object.values(view.cards))
    for (const shown of cards) {
      const colour = COLOURS.findIndex((name) => shown.startsWith(name));
      const left = maze.treasures.flatMap((name, i) => (maze.colours[i] === colour && !found.has(name) ? [i] : []));
      for (const treasure of left) wanted[maze.treasureCells[treasure]!]! += 1 / (left.length * cards.length);
    }
  return wanted;
}
