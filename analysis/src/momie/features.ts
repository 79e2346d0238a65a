/**
 * A full state as numbers: one row for each seat. The scores of the rows, weighted sums, go into a softmax. A hunter's
 * row says how far they are and what threatens them; the mummy's how near it is to its goal.
 */
import { distancesIn } from '@traque/engine/momie/distances';
import { hunterAt, isOut, lives, type State } from '@traque/engine/momie/state';
import { whereaboutsAfter } from './known-cells.ts';
import { planOf, turnsFromDungeon, turnsLeft, turnsWithDice } from './time-left.ts';

/** Features of a hunter's seat, then those of the mummy's. */
const HUNTER_FEATURES = 11;
const MUMMY_FEATURES = 9;
export const FEATURES = HUNTER_FEATURES + MUMMY_FEATURES;

/** Cells at this distance from the mummy or farther are not near. */
const NEAR_RANGE = 9;
const BROWN_DIE = [1, 2, 3];

interface Threat {
  /** The chance that the mummy's next walk catches them, if it must guess among the cells within its reach. */
  readonly danger: number;
  readonly nearness: number;
}

function threatOf(state: State, hunter: number, cells: Uint8Array): Threat {
  const { maze } = state.setup;
  const steps = distancesIn(maze).subarray(state.mummy * maze.size, (state.mummy + 1) * maze.size);
  const distance = steps[hunterAt(state, hunter)]!;
  const nearness = Math.max(0, 1 - distance / NEAR_RANGE);
  const walksNow = state.phase === 'prowl' || state.phase === 'interrupt';
  // Before the mummy walks they will be elsewhere.
  if (!walksNow && hunter >= state.turn) return { danger: 0, nearness };
  const walks = walksNow ? [state.steps] : BROWN_DIE.map((die) => die + state.locked);
  let danger = 0;
  for (const walk of walks) {
    if (distance > walk) continue;
    let possible = 0;
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === 1 && steps[cell]! <= walk) possible++;
    danger += 1 / Math.max(1, possible) / walks.length;
  }
  return { danger, nearness };
}

/** By seat: a row of FEATURES numbers; null for a seat that cannot win any more. */
export function featuresOf(state: State): (Float64Array | null)[] {
  const { setup } = state;
  const { sets } = whereaboutsAfter(state.heard, setup.maze, setup.seats.length);
  const rows = Array.from({ length: setup.players }, (): Float64Array | null => null);
  const mummy = new Float64Array(FEATURES);
  let leastTurns = Infinity;
  let danger = 0;
  let nearness = 0;
  setup.seats.forEach((seat, hunter) => {
    if (isOut(state, hunter)) return;
    const row = (rows[seat] ??= new Float64Array(FEATURES));
    const plan = planOf(state, setup.hands[hunter]!);
    const turns = turnsLeft(state, plan, hunter);
    const withDice = turnsWithDice(state, plan, hunter, turns);
    const threat = threatOf(state, hunter, sets[hunter]!);
    const left = lives(state, hunter);
    leastTurns = Math.min(leastTurns, turns);
    danger += threat.danger;
    nearness += threat.nearness;
    row[0] = turns / 5;
    row[1] = Math.log(turns + 0.5);
    row[2] = state.phase !== 'prowl' && hunter < state.turn ? 1 : 0;
    row[3]! += threat.danger;
    row[4]! += (threat.danger * Math.max(0, turnsFromDungeon(state, plan, hunter) - turns)) / 5;
    row[5]! += left === 1 ? threat.danger : 0;
    row[6]! += threat.danger === 0 ? threat.nearness : 0;
    row[7]! += left === 1 ? 1 : 0;
    row[8]! += left === 2 ? 1 : 0;
    // What the dice on the table save counts by itself: it is worth less than turns saved for good.
    row[9]! += (turns - withDice) / 5;
    row[10]! += Math.log(turns + 0.5) - Math.log(withDice + 0.5);
  });
  const tokens = setup.goal - state.tokens;
  mummy.set(
    [
      1,
      Math.log(tokens),
      tokens / 4,
      state.locked / 5,
      danger,
      danger / tokens,
      nearness,
      Math.log(leastTurns + 0.5),
      state.phase === 'prowl' ? 1 : 0,
    ],
    HUNTER_FEATURES,
  );
  rows[setup.mummy] = mummy;
  return rows;
}

/** Each seat's chance: the softmax of the weighted sums. */
export function softmaxOf(rows: readonly (Float64Array | null)[], weights: Float64Array): Float64Array {
  const chances = new Float64Array(rows.length);
  let total = 0;
  rows.forEach((row, seat) => {
    if (row === null) return;
    let score = 0;
    for (let i = 0; i < FEATURES; i++) score += weights[i]! * row[i]!;
    total += chances[seat] = Math.exp(Math.max(-30, Math.min(30, score)));
  });
  for (let seat = 0; seat < chances.length; seat++) chances[seat]! /= total;
  return chances;
}
