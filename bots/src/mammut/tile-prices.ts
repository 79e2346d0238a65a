/**
 * What each tile is worth to each seat here and now. Rough prices in points come first; then many sharings are played
 * with them, and a regression of everybody's chance to win on what he ended up with tells the prices of this position:
 * who needs which animal, whether the hide track is still a race, how much fire is enough.
 */
import type { FastChance } from '@traque/engine/core/chance';
import { ANIMAL, AXE, FIRE, HIDE, lowest, MARK, MEAT, size, TUSK } from '@traque/engine/mammut/tiles';
import { evaluate, newEnds } from './round-score.ts';
import { FACES, playOut, type Prices } from './policy.ts';
import { held, newTable, reset, type Table } from './rollout-state.ts';
import { chances } from './value.ts';
import { SPECIES_COUNT, type World } from './world.ts';

const LAST_ROUND = 5;
/** MM-90, and a way between the steps. */
const SPECIES_VP = [0, 0, 0, 4, 9, 15, 22, 30, 30] as const;
/** Tokens a player gains in a round when all fight for them. */
const TOKENS_A_ROUND = 1.1;

/** Prices in points by which a person who knows the game would trade. */
export function roughPrices(world: World): Prices {
  const prices = new Float64Array(world.players * FACES).fill(0.8);
  const last = world.round === LAST_ROUND;
  let payments = 0;
  for (let round = world.round; round <= LAST_ROUND; round++) payments += round;
  for (let seat = 0; seat < world.players; seat++) {
    const at = seat * FACES;
    prices[at + AXE] = last ? 3 : 2.2;
    prices[at + HIDE] = 0.9 + 0.12 * payments;
    prices[at + TUSK] = 2;
    prices[at + MEAT] = 1.8;
    prices[at + FIRE] = 1.3;
    prices[at + MARK] = 1.8;
    const herd = world.herd[seat]!;
    const token = 0.4 + herdWorth(world, size(herd) + 1) - herdWorth(world, size(herd));
    for (let species = 0; species < SPECIES_COUNT; species++)
      prices[at + ANIMAL + species] = (herd & (1 << species)) === 0 ? token : 0.2;
  }
  return prices;
}

/** MM-90 seen from here: the tokens that will still come are counted in part. */
function herdWorth(world: World, tokens: number): number {
  const expected = Math.min(7, tokens + TOKENS_A_ROUND * (LAST_ROUND - world.round));
  const whole = Math.floor(expected);
  return SPECIES_VP[whole]! + (expected - whole) * (SPECIES_VP[whole + 1]! - SPECIES_VP[whole]!);
}

const X = FACES + 1;
/** How much the rough prices weigh, in sharings. */
const PRIOR = 200;
/** No tile is worth less than this part of the mean one: what is free to take is taken. */
const LEAST = 0.08;

/** Prices in chances to win, learnt from `samples` sharings in these worlds. */
export function learntPrices(
  root: Table,
  worlds: readonly World[],
  rough: Prices,
  samples: number,
  chance: FastChance,
): Prices {
  const { players } = root;
  const table = newTable(root);
  const ends = newEnds();
  const win = new Float64Array(5);
  const rows = new Float64Array(players * samples * X);
  const goals = new Float64Array(players * samples);
  for (let sample = 0; sample < samples; sample++) {
    const world = worlds[sample % worlds.length]!;
    reset(table, root);
    playOut(table, world, rough, chance);
    evaluate(table, world, table.acted, -1, -1, ends);
    chances(ends, win);
    for (let seat = 0; seat < players; seat++) {
      const at = (seat * samples + sample) * X;
      rows[at + FACES] = 1;
      for (let rest = held(table, seat); rest !== 0; rest &= rest - 1) rows[at + world.up[lowest(rest)]!]! += 1;
      goals[seat * samples + sample] = win[seat]!;
    }
  }
  const prices = new Float64Array(players * FACES);
  for (let seat = 0; seat < players; seat++)
    fit(
      rows.subarray(seat * samples * X, (seat + 1) * samples * X),
      goals.subarray(seat * samples, (seat + 1) * samples),
      rough.subarray(seat * FACES, (seat + 1) * FACES),
      prices.subarray(seat * FACES, (seat + 1) * FACES),
    );
  return prices;
}

/** Ridge regression towards the rough prices, which are first brought to the scale of the goals. */
function fit(rows: Float64Array, goals: Float64Array, rough: Prices, out: Prices): void {
  const samples = goals.length;
  const scale = slope(rows, goals, rough);
  const matrix = new Float64Array(X * X);
  const right = new Float64Array(X);
  let mean = 0;
  for (const goal of goals) mean += goal / samples;
  for (let sample = 0; sample < samples; sample++) {
    const at = sample * X;
    let rest = goals[sample]! - mean;
    for (let i = 0; i < FACES; i++) rest -= rows[at + i]! * rough[i]! * scale;
    for (let i = 0; i < X; i++) {
      const x = rows[at + i]!;
      if (x === 0) continue;
      right[i]! += x * rest;
      for (let j = 0; j < X; j++) matrix[i * X + j]! += x * rows[at + j]!;
    }
  }
  for (let i = 0; i < FACES; i++) matrix[i * X + i]! += PRIOR;
  matrix[FACES * X + FACES]! += 1e-6;
  solve(matrix, right);
  let level = 0;
  for (let i = 0; i < FACES; i++) level += (rough[i]! * scale) / FACES;
  for (let i = 0; i < FACES; i++) out[i] = Math.max(LEAST * level, rough[i]! * scale + right[i]!);
}

/** Chance to win for one point of rough worth. */
function slope(rows: Float64Array, goals: Float64Array, rough: Prices): number {
  const samples = goals.length;
  let sx = 0;
  let sy = 0;
  let sxx = 0;
  let sxy = 0;
  for (let sample = 0; sample < samples; sample++) {
    let x = 0;
    for (let i = 0; i < FACES; i++) x += rows[sample * X + i]! * rough[i]!;
    const y = goals[sample]!;
    sx += x;
    sy += y;
    sxx += x * x;
    sxy += x * y;
  }
  const spread = sxx - (sx * sx) / samples;
  const found = spread < 1e-9 ? 0 : (sxy - (sx * sy) / samples) / spread;
  return Math.max(found, 1e-3);
}

/** Gauss, in place; the answer stands in `right`. */
function solve(matrix: Float64Array, right: Float64Array): void {
  for (let pivot = 0; pivot < X; pivot++) {
    const head = matrix[pivot * X + pivot]! || 1e-9;
    for (let row = pivot + 1; row < X; row++) {
      const factor = matrix[row * X + pivot]! / head;
      if (factor === 0) continue;
      for (let column = pivot; column < X; column++) matrix[row * X + column]! -= factor * matrix[pivot * X + column]!;
      right[row]! -= factor * right[pivot]!;
    }
  }
  for (let row = X - 1; row >= 0; row--) {
    let sum = right[row]!;
    for (let column = row + 1; column < X; column++) sum -= matrix[row * X + column]! * right[column]!;
    right[row] = sum / (matrix[row * X + row]! || 1e-9);
  }
}
