/**
 * The heuristic value of the mummy's walks: how likely they catch a hunter, and how well the mummy stands afterwards.
 */
import { COLOURS, type Maze } from '@traque/engine/momie/map';
import type { View } from '@traque/engine/momie/protocol';
import { paths } from '@traque/engine/momie/prowl';
import type { State } from '@traque/engine/momie/state';
import { whereaboutsOf } from '@traque/engine/momie/whereabouts';
import { beliefOf } from './belief.ts';
import type { ValuedAction } from './hunter-policy.ts';
import type { MummyWeights } from './levels.ts';
import { bestWalkValue, weightedSum } from './mummy-walks.ts';
import { nearness } from './nearness.ts';

/** Walks of the next turn are only considered up to this length. */
const MAX_WALK = 6;

/** Every path that repeats no cell, with its value; not sorted. */
export function evaluateWalks(view: View, state: State, params: MummyWeights): ValuedAction[] {
  const { maze } = state.setup;
  const weights = catchValues(view, params.leaderBonus);
  const { now, next } = params.usesBelief ? preyByBelief(view, state, weights) : preyByPossibleCells(view, weights);
  const standing = standingValues(view, maze, next, params);
  const nextTurnValues = new Map<number, number>();
  const { names } = maze;
  return paths(state).map((cells) => {
    let caught = 0;
    for (const cell of cells) caught += now[cell]!;
    const end = cells.at(-1) ?? state.mummy;
    let endValue = standing[end]!;
    if (params.nextTurn > 0) {
      let known = nextTurnValues.get(end);
      if (known === undefined) nextTurnValues.set(end, (known = nextCatchValue(state, end, next)));
      endValue += params.nextTurn * known;
    }
    return {
      action: { type: 'prowl', path: cells.map((cell) => names[cell]!) },
      value: caught + Math.max(0, 1 - caught) * endValue,
    };
  });
}

/** By hunter: the value of catching them. */
export function catchValues(view: View, leaderBonus: number): number[] {
  return view.hunters.map(({ seat, out }) => {
    const found = view.collected[String(seat)]!.length;
    return out ? 0 : 1 + (leaderBonus * found) / (found + view.cards[String(seat)]!.length);
  });
}

/** By cell, over all hunters: the value of entering it, now and one turn later. */
interface Prey {
  readonly now: Float64Array;
  readonly next: Float64Array;
}

function preyByBelief(view: View, state: State, weights: readonly number[]): Prey {
  const belief = beliefOf(view);
  return {
    now: weightedSum(belief.masses, weights),
    next: weightedSum(belief.afterNextTurns(state.locked), weights),
  };
}

/** For mummies without a belief: all possible cells are equally likely. */
function preyByPossibleCells(view: View, weights: readonly number[]): Prey {
  const masses = whereaboutsOf(view).sets.map((set) => {
    const cells = set.reduce((sum, one) => sum + one, 0);
    return Float64Array.from(set, (one) => (cells === 0 ? 0 : one / cells));
  });
  const now = weightedSum(masses, weights);
  return { now, next: now };
}

/** The expected catch of the next turn from a cell, over the mummy's die (MO-50). */
function nextCatchValue({ setup, locked }: State, from: number, next: Float64Array): number {
  let sum = 0;
  for (let die = 1; die <= 3; die++) sum += bestWalkValue(setup.maze, from, Math.min(MAX_WALK, die + locked), next);
  return sum / 3;
}

/** By cell: how well the mummy stands there in the long run. */
function standingValues(view: View, maze: Maze, prey: Float64Array, params: MummyWeights): Float64Array {
  const near = nearness(maze, prey, params.nearness);
  if (params.treasureNearness === 0) return near;
  const guarded = nearness(maze, treasureDemand(view, maze), params.treasureNearness);
  return near.map((one, cell) => one + guarded[cell]!);
}

/** By cell: how likely somebody still needs a treasure there, judged by the colours of the cards (MO-70). */
function treasureDemand(view: View, maze: Maze): Float64Array {
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
