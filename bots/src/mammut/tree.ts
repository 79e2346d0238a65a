/** Nodes of the tree of replies: UCB1 with progressive widening. */
import type { FastChance } from '@traque/engine/core/chance';
import { cheapestTile, fairReturn, policyMove, randomPart, type TilePrices, tilesWorth } from './policy.ts';
import { isStealable, openShares, type RolloutState, shareOf, TAKE } from './rollout-state.ts';

export interface TreeNode {
  readonly seat: number;
  readonly slots: number[];
  readonly masks: number[];
  readonly visits: number[];
  readonly sums: number[];
  readonly children: (TreeNode | null)[];
  totalVisits: number;
}

export const newNode = (seat: number): TreeNode => ({
  seat,
  slots: [],
  masks: [],
  visits: [],
  sums: [],
  children: [],
  totalVisits: 0,
});

export function addMove(node: TreeNode, slot: number, mask: number): void {
  for (let i = 0; i < node.masks.length; i++) if (node.masks[i] === mask && node.slots[i] === slot) return;
  node.slots.push(slot);
  node.masks.push(mask);
  node.visits.push(0);
  node.sums.push(0);
  node.children.push(null);
}

/** The first shares to take, as fractions of a fair share. */
const TAKE_FRACTIONS = [1, 1.25, 0.8, 1] as const;

/** A share worth less than this fraction of a fair share is tried last. */
const TEMPTING = 0.8;

/** Lists the moves of a new node. The policy's move comes first; the others are tried one by one as visits increase. */
export function expand(
  node: TreeNode,
  sim: RolloutState,
  faces: Uint8Array,
  prices: TilePrices,
  chance: FastChance,
): void {
  const { seat } = node;
  const [slot, mask] = policyMove(sim, faces, prices, chance);
  addMove(node, slot, mask);
  const loot = sim.middle;
  const shares = openShares(sim);
  const fair = tilesWorth(loot, faces, prices, seat) / shares;
  const thefts = (tempting: boolean): void => {
    for (let other = 0; other < 2 * sim.players; other++) {
      const share = shareOf(sim, other);
      if (other >> 1 === seat || !isStealable(share)) continue;
      if (tilesWorth(share, faces, prices, seat) > TEMPTING * fair !== tempting) continue;
      addMove(node, other, 1 << cheapestTile(share, faces, prices, seat));
      if (tempting) addMove(node, other, fairReturn(sim, other, faces, prices, chance));
    }
  };
  thefts(true);
  if (loot !== 0 && shares === 1) addMove(node, TAKE, loot);
  if (loot !== 0 && shares > 1)
    for (const part of TAKE_FRACTIONS) addMove(node, TAKE, randomPart(loot, fair * part, faces, prices, seat, chance));
  thefts(false);
}

/** Progressive widening: how many moves may be tried after this many visits. */
const WIDENING = 0.7;
const allowedMoves = (visits: number): number => 1 + Math.floor(WIDENING * Math.sqrt(visits));

/** Adds one more move if the visits allow it: a random share, or the best move with a tile exchanged. */
export function widen(
  node: TreeNode,
  sim: RolloutState,
  faces: Uint8Array,
  prices: TilePrices,
  chance: FastChance,
): void {
  const { length } = node.masks;
  if (allowedMoves(node.totalVisits) <= length) return;
  const shares = openShares(sim);
  const best = bestMove(node);
  const slot = node.slots[best]!;
  if (slot >= 0 && (shares === 1 || chance.below(2) === 0))
    return addMove(node, slot, withTileExchanged(node.masks[best]!, shareOf(sim, slot), chance));
  if (sim.middle === 0 || shares === 1) return;
  if (slot === TAKE && chance.below(2) === 0)
    return addMove(node, TAKE, withTileExchanged(node.masks[best]!, sim.middle, chance));
  const fair = tilesWorth(sim.middle, faces, prices, node.seat) / shares;
  addMove(node, TAKE, randomPart(sim.middle, fair * (0.7 + chance.below(80) / 100), faces, prices, node.seat, chance));
}

/** One tile more, one less, or both; never empty and never the whole loot. */
function withTileExchanged(mask: number, loot: number, chance: FastChance): number {
  const rest = loot & ~mask;
  const how = chance.below(3);
  let next = mask;
  if (how !== 0 && rest !== 0) next |= randomBit(rest, chance);
  if (how !== 1) next &= ~randomBit(mask, chance);
  return next === 0 || next === loot ? mask : next;
}

function randomBit(mask: number, chance: FastChance): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  let rest = mask;
  for (let skip = chance.below(bits); skip > 0; skip--) rest &= rest - 1;
  return rest & -rest;
}

function bestMove(node: TreeNode): number {
  let best = 0;
  for (let i = 1; i < node.masks.length; i++)
    if (node.sums[i]! * node.visits[best]! > node.sums[best]! * node.visits[i]!) best = i;
  return best;
}

/** UCB1. */
export function select(node: TreeNode, exploration: number): number {
  const log = Math.log(node.totalVisits + 1);
  let best = 0;
  let highest = -Infinity;
  const tried = Math.min(node.masks.length, allowedMoves(node.totalVisits));
  for (let i = 0; i < tried; i++) {
    const visits = node.visits[i]!;
    if (visits === 0) return i;
    const value = node.sums[i]! / visits + exploration * Math.sqrt(log / visits);
    if (value > highest) {
      highest = value;
      best = i;
    }
  }
  return best;
}
