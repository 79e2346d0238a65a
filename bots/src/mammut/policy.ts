/** The fast heuristic choice of a move: take a fair share, or steal one that is worth more. */
import type { FastChance } from '@traque/engine/core/chance';
import { lowest } from '@traque/engine/mammut/tiles';
import {
  isStealable,
  type Move,
  openShares,
  PASS,
  playMove,
  type RolloutState,
  shareOf,
  TAKE,
} from './rollout-state.ts';

/** The number of faces a tile can show. Tile prices are stored flat, by seat and face. */
export const FACES = 15;
export type TilePrices = Float64Array;

export function cheapestTile(loot: number, faces: Uint8Array, prices: TilePrices, seat: number): number {
  let cheapest = -1;
  let least = Infinity;
  for (let rest = loot; rest !== 0; rest &= rest - 1) {
    const tile = lowest(rest);
    const price = prices[seat * FACES + faces[tile]!]!;
    if (price < least) {
      least = price;
      cheapest = tile;
    }
  }
  return cheapest;
}

const theft = { value: 0, slot: 0 };
const chosen: [slot: number, mask: number] = [0, 0];

export function playPolicyMove(
  sim: RolloutState,
  faces: Uint8Array,
  prices: TilePrices,
  maySteal: boolean,
  chance: FastChance,
): void {
  decide(sim, faces, prices, maySteal, chance);
  const [slot, mask] = chosen;
  playMove(sim, slot, mask);
}

/** Takes a fair share; steals only if the middle is empty. */
export function takeFairShare(sim: RolloutState, faces: Uint8Array, prices: TilePrices, chance: FastChance): void {
  playPolicyMove(sim, faces, prices, false, chance);
}

/** The move of the seat to act by this heuristic. */
export function policyMove(sim: RolloutState, faces: Uint8Array, prices: TilePrices, chance: FastChance): Move {
  decide(sim, faces, prices, true, chance);
  return chosen;
}

function decide(sim: RolloutState, faces: Uint8Array, prices: TilePrices, maySteal: boolean, chance: FastChance): void {
  const seat = sim.toAct;
  const loot = sim.middle;
  const shares = openShares(sim);
  const worth = tilesWorth(loot, faces, prices, seat);
  const part = shares === 1 ? worth : (worth / shares) * (0.9 + chance.below(40) / 100);
  if ((maySteal || loot === 0) && findTheft(sim, faces, prices) && (loot === 0 || theft.value > part)) {
    chosen[0] = theft.slot;
    chosen[1] = fairReturn(sim, theft.slot, faces, prices, chance);
  } else if (loot === 0) {
    chosen[0] = PASS;
    chosen[1] = 0;
  } else {
    chosen[0] = TAKE;
    chosen[1] = shares === 1 ? loot : randomPart(loot, part, faces, prices, seat, chance);
  }
}

/**
 * Finds the theft worth most after its cheapest tile is returned; no more is counted than a thief can expect to keep.
 */
function findTheft(sim: RolloutState, faces: Uint8Array, prices: TilePrices): boolean {
  const seat = sim.toAct;
  const shares = openShares(sim);
  const worth = tilesWorth(sim.middle, faces, prices, seat);
  theft.value = -1;
  for (let slot = 0; slot < 2 * sim.players; slot++) {
    const loot = shareOf(sim, slot);
    if (slot >> 1 === seat || !isStealable(loot)) continue;
    let least = Infinity;
    let sum = 0;
    for (let rest = loot; rest !== 0; rest &= rest - 1) {
      const value = prices[seat * FACES + faces[lowest(rest)]!]!;
      sum += value;
      if (value < least) least = value;
    }
    const value = Math.min(sum - least, (THEFT_GREED * (worth + sum)) / (shares + 1));
    if (value > theft.value) {
      theft.value = value;
      theft.slot = slot;
    }
  }
  return theft.value >= 0;
}

/** A thief keeps a little more than a fair share: much more would be stolen again. */
const THEFT_GREED = 1.15;

/** What a thief returns: the cheapest tile, or of a share that is too big everything but a fair part. */
export function fairReturn(
  sim: RolloutState,
  slot: number,
  faces: Uint8Array,
  prices: TilePrices,
  chance: FastChance,
): number {
  const seat = sim.toAct;
  const loot = shareOf(sim, slot);
  const sum = tilesWorth(loot, faces, prices, seat);
  const fair = (sum + tilesWorth(sim.middle, faces, prices, seat)) / (openShares(sim) + 1);
  const cheapest = 1 << cheapestTile(loot, faces, prices, seat);
  const part = fair * (0.9 + chance.below(40) / 100);
  if (sum - prices[seat * FACES + faces[lowest(cheapest)]!]! <= part) return cheapest;
  const kept = randomPart(loot, part, faces, prices, seat, chance);
  return kept === loot ? cheapest : loot & ~kept;
}

export function tilesWorth(mask: number, faces: Uint8Array, prices: TilePrices, seat: number): number {
  let sum = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) sum += prices[seat * FACES + faces[lowest(rest)]!]!;
  return sum;
}

const order = new Uint8Array(32);

/** Random tiles until they are worth `part`. */
export function randomPart(
  loot: number,
  part: number,
  faces: Uint8Array,
  prices: TilePrices,
  seat: number,
  chance: FastChance,
): number {
  let left = 0;
  for (let rest = loot; rest !== 0; rest &= rest - 1) order[left++] = lowest(rest);
  let mask = 0;
  let sum = 0;
  while (left > 0) {
    const pick = chance.below(left);
    const tile = order[pick]!;
    order[pick] = order[--left]!;
    const value = prices[seat * FACES + faces[tile]!]!;
    if (mask !== 0 && sum + value / 2 > part) break;
    mask |= 1 << tile;
    sum += value;
  }
  return mask;
}
