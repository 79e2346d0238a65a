/**
 * What each tile is worth to each seat in this position. Heuristic prices in points come first. Many rollouts are
 * played with them, and a regression of each seat's chance to win on the tiles it got yields the prices of this
 * position: who needs which animal, whether the hide track is still a race, how much fire is enough.
 */
import type { FastChance } from '@traque/engine/core/chance';
import { ANIMAL, AXE, FIRE, HIDE, lowest, MARK, MEAT, size, TUSK } from '@traque/engine/mammut/tiles';
import { FACES, type TilePrices } from './policy.ts';
import { cloneRolloutState, heldTiles, resetTo, type RolloutState } from './rollout-state.ts';
import { rollout } from './rollout.ts';
import { newRoundResult, scoreRound } from './round-score.ts';
import { winChances } from './value.ts';
import { SPECIES_COUNT, type World } from './world.ts';

const LAST_ROUND = 5;
/** MM-90, with one more entry for interpolation. */
const SPECIES_VP = [0, 0, 0, 4, 9, 15, 22, 30, 30] as const;
/** Tokens a player gains per round if all compete for them. */
const TOKENS_PER_ROUND = 1.1;

/** Prices in points, as an experienced player would estimate them. */
export function heuristicPrices(world: World): TilePrices {
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
    const token = 0.4 + herdPoints(world, size(herd) + 1) - herdPoints(world, size(herd));
    for (let species = 0; species < SPECIES_COUNT; species++)
      prices[at + ANIMAL + species] = (herd & (1 << species)) === 0 ? token : 0.2;
  }
  return prices;
}

/** The points for a herd at the end of the game (MM-90), counting the tokens that are still expected. */
function herdPoints(world: World, tokens: number): number {
  const expected = Math.min(7, tokens + TOKENS_PER_ROUND * (LAST_ROUND - world.round));
  const whole = Math.floor(expected);
  return SPECIES_VP[whole]! + (expected - whole) * (SPECIES_VP[whole + 1]! - SPECIES_VP[whole]!);
}

const COLUMNS = FACES + 1;
/** The weight of the heuristic prices, in rollouts. */
const PRIOR_SAMPLES = 200;
/** The lowest price, as a fraction of the mean one: a tile is always better than no tile. */
const MIN_PRICE_FACTOR = 0.08;

/** Prices in chances to win, fitted to `samples` rollouts in these worlds. */
export function fittedPrices(
  root: RolloutState,
  worlds: readonly World[],
  heuristic: TilePrices,
  samples: number,
  chance: FastChance,
): TilePrices {
  const { players } = root;
  const sim = cloneRolloutState(root);
  const result = newRoundResult();
  const win = new Float64Array(5);
  const rows = new Float64Array(players * samples * COLUMNS);
  const targets = new Float64Array(players * samples);
  for (let sample = 0; sample < samples; sample++) {
    const world = worlds[sample % worlds.length]!;
    resetTo(sim, root);
    rollout(sim, world, heuristic, chance);
    scoreRound(sim, world, sim.acted, -1, -1, result);
    winChances(result, win);
    for (let seat = 0; seat < players; seat++) {
      const at = (seat * samples + sample) * COLUMNS;
      rows[at + FACES] = 1;
      for (let rest = heldTiles(sim, seat); rest !== 0; rest &= rest - 1) rows[at + world.up[lowest(rest)]!]! += 1;
      targets[seat * samples + sample] = win[seat]!;
    }
  }
  const prices = new Float64Array(players * FACES);
  for (let seat = 0; seat < players; seat++)
    fit(
      rows.subarray(seat * samples * COLUMNS, (seat + 1) * samples * COLUMNS),
      targets.subarray(seat * samples, (seat + 1) * samples),
      heuristic.subarray(seat * FACES, (seat + 1) * FACES),
      prices.subarray(seat * FACES, (seat + 1) * FACES),
    );
  return prices;
}

/** Ridge regression towards the heuristic prices, which are first scaled to the targets. */
function fit(rows: Float64Array, targets: Float64Array, heuristic: TilePrices, out: TilePrices): void {
  const samples = targets.length;
  const scale = slope(rows, targets, heuristic);
  const matrix = new Float64Array(COLUMNS * COLUMNS);
  const solution = new Float64Array(COLUMNS);
  let mean = 0;
  for (const target of targets) mean += target / samples;
  for (let sample = 0; sample < samples; sample++) {
    const at = sample * COLUMNS;
    let rest = targets[sample]! - mean;
    for (let i = 0; i < FACES; i++) rest -= rows[at + i]! * heuristic[i]! * scale;
    for (let i = 0; i < COLUMNS; i++) {
      const x = rows[at + i]!;
      if (x === 0) continue;
      solution[i]! += x * rest;
      for (let j = 0; j < COLUMNS; j++) matrix[i * COLUMNS + j]! += x * rows[at + j]!;
    }
  }
  for (let i = 0; i < FACES; i++) matrix[i * COLUMNS + i]! += PRIOR_SAMPLES;
  matrix[FACES * COLUMNS + FACES]! += 1e-6;
  solve(matrix, solution);
  let meanPrice = 0;
  for (let i = 0; i < FACES; i++) meanPrice += (heuristic[i]! * scale) / FACES;
  for (let i = 0; i < FACES; i++) out[i] = Math.max(MIN_PRICE_FACTOR * meanPrice, heuristic[i]! * scale + solution[i]!);
}

/** The chance to win that one point of heuristic worth brings. */
function slope(rows: Float64Array, targets: Float64Array, heuristic: TilePrices): number {
  const samples = targets.length;
  let sx = 0;
  let sy = 0;
  let sxx = 0;
  let sxy = 0;
  for (let sample = 0; sample < samples; sample++) {
    let x = 0;
    for (let i = 0; i < FACES; i++) x += rows[sample * COLUMNS + i]! * heuristic[i]!;
    const y = targets[sample]!;
    sx += x;
    sy += y;
    sxx += x * x;
    sxy += x * y;
  }
  const spread = sxx - (sx * sx) / samples;
  const found = spread < 1e-9 ? 0 : (sxy - (sx * sy) / samples) / spread;
  return Math.max(found, 1e-3);
}

/** Gaussian elimination in place; `solution` is the right-hand side at first. */
function solve(matrix: Float64Array, solution: Float64Array): void {
  for (let pivot = 0; pivot < COLUMNS; pivot++) {
    const pivotValue = matrix[pivot * COLUMNS + pivot]! || 1e-9;
    for (let row = pivot + 1; row < COLUMNS; row++) {
      const factor = matrix[row * COLUMNS + pivot]! / pivotValue;
      if (factor === 0) continue;
      for (let column = pivot; column < COLUMNS; column++)
        matrix[row * COLUMNS + column]! -= factor * matrix[pivot * COLUMNS + column]!;
      solution[row]! -= factor * solution[pivot]!;
    }
  }
  for (let row = COLUMNS - 1; row >= 0; row--) {
    let sum = solution[row]!;
    for (let column = row + 1; column < COLUMNS; column++) sum -= matrix[row * COLUMNS + column]! * solution[column]!;
    solution[row] = sum / (matrix[row * COLUMNS + row]! || 1e-9);
  }
}
