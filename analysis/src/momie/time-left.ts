/** How many turns the hunters of a hand still need, with the dice that lie on the table. */
import { RoutePlan } from '@traque/bots/momie/route-plan';
import { unplayedCards } from '@traque/engine/momie/cards';
import { ARROW, isFree } from '@traque/engine/momie/dice';
import { NONE, type Maze } from '@traque/engine/momie/map';
import { targets } from '@traque/engine/momie/move';
import { hunterAt, isOut, type State } from '@traque/engine/momie/state';

/** Hands of a map whose routes are kept. */
const MAX_PLANS = 20_000;
const plans = new WeakMap<Maze, Map<number, RoutePlan>>();

export function planOf(state: State, hand: number): RoutePlan {
  const { maze } = state.setup;
  const cards = unplayedCards(state, hand);
  let key = 0;
  for (const card of cards) key += 2 ** card;
  let ofMaze = plans.get(maze);
  if (ofMaze === undefined) plans.set(maze, (ofMaze = new Map()));
  let plan = ofMaze.get(key);
  if (plan !== undefined) return plan;
  if (ofMaze.size >= MAX_PLANS) ofMaze.clear();
  // Sorted, because the key does not know any other order.
  plan = new RoutePlan(
    maze,
    Array.from(cards.toSorted(), (card) => maze.treasureCells[card]!),
  );
  ofMaze.set(key, plan);
  return plan;
}

/** The turns that a pawn needs for a set of treasures; with two pawns on one hand (MO-65) the nearer one fetches each. */
function turnsWith(state: State, plan: RoutePlan, set: number, hunter: number, cell: number): number {
  const { seats, players } = state.setup;
  if (players > 2) return plan.turnsFor(set)[cell]!;
  const [first, second] = seats.map((_, pawn) => {
    if (isOut(state, pawn)) return NONE;
    return pawn === hunter ? cell : hunterAt(state, pawn);
  });
  return plan.sharedRoute.from(first!, second!, set);
}

const ends = new Uint8Array(256);

/** The expected turns of a hunter in the game, whatever dice lie on the table. */
export function turnsLeft(state: State, plan: RoutePlan, hunter: number): number {
  return turnsWith(state, plan, plan.all, hunter, hunterAt(state, hunter));
}

/** The same with the best of the dice that they have rolled; `turns` if they have rolled none, or none is better. */
export function turnsWithDice(state: State, plan: RoutePlan, hunter: number, turns: number): number {
  const all = plan.all;
  let least = turns;
  if (state.phase !== 'rolled' || state.turn !== hunter) return least;
  for (let face = 1; face <= ARROW; face++) {
    if (!isFree(state, face)) continue;
    const count = targets(state, hunter, face, ends);
    for (let i = 0; i < count; i++) {
      const bit = plan.bitAt[ends[i]!]! & all;
      least = Math.min(least, bit === all ? 0 : 1 + turnsWith(state, plan, all & ~bit, hunter, ends[i]!));
    }
  }
  return least;
}

/** The same if the hunter were in the dungeon, where a catch sends them (MO-53). */
export function turnsFromDungeon(state: State, plan: RoutePlan, hunter: number): number {
  return turnsWith(state, plan, plan.all, hunter, state.setup.maze.dungeon);
}
