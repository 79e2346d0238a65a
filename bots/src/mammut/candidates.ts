/** The candidate moves of the seat to act: shares to take, shares to steal, loot cards. */
import type { FastChance } from '@traque/engine/core/chance';
import { FLIP, GIVE_BACK } from '@traque/engine/mammut/cards';
import { isAnimal, MARK, size, TILES, tilesOf } from '@traque/engine/mammut/tiles';
import { FACES, fairReturn, randomPart, tilesWorth } from './policy.ts';
import {
  cloneRolloutState,
  giveBack,
  hasAllShares,
  isStealable,
  type Move,
  openShares,
  PASS,
  type RolloutState,
  shareOf,
  TAKE,
} from './rollout-state.ts';
import { scoreRound } from './round-score.ts';
import { bestShares, countShares, groupTiles, type ShareCriteria } from './shares.ts';
import {
  type Candidate,
  newCandidate,
  newGiveBackCandidate,
  newScratch,
  playCandidate,
  type SearchContext,
} from './trial.ts';
import { winChances } from './value.ts';
import { withFlipped, type World } from './world.ts';

/** The tiles as the seat to act sees them. */
export interface VisibleTiles {
  readonly faces: Uint8Array;
  /** By tile: the face on its back if the seat knows it, or FACES. */
  readonly knownBacks: Uint8Array;
}

/** How many candidates are generated. */
export interface CandidateLimits {
  readonly maxTakes: number;
  readonly maxReturns: number;
  /** For a big stolen share that is not enumerated: how many fair parts of it to try. */
  readonly fairReturns: number;
  readonly maxEnumerated: number;
  /** If shares are not enumerated: random ones worth between these fractions of a fair share. */
  readonly takeFractions: readonly [least: number, most: number];
  /** Whether thefts are considered while there are tiles in the middle. */
  readonly includesThefts: boolean;
}

export function candidateMoves(
  context: SearchContext,
  sim: RolloutState,
  visible: VisibleTiles,
  limits: CandidateLimits,
  chance: FastChance,
): Move[] {
  const list: Move[] = [];
  const { seat } = context;
  const loot = sim.middle;
  // Taking everything while others wait for a share makes sense only if their replies are searched.
  if (loot !== 0 && (openShares(sim) === 1 || limits.maxEnumerated > 0)) list.push([TAKE, loot]);
  if (loot !== 0 && openShares(sim) > 1)
    for (const mask of sharesToTake(context, sim, visible, limits, chance)) list.push([TAKE, mask]);
  if (limits.includesThefts || loot === 0)
    for (let slot = 0; slot < 2 * sim.players; slot++)
      if (slot >> 1 !== seat && isStealable(shareOf(sim, slot)))
        for (const kept of partsToKeep(context, sim, slot, visible, limits, chance))
          list.push([slot, shareOf(sim, slot) & ~kept]);
  if (list.length === 0) list.push([PASS, 0]);
  const seen = new Set<string>();
  return list.filter(([slot, mask]) => {
    const name = `${slot} ${mask}`;
    return !seen.has(name) && seen.add(name);
  });
}

const backKey = (visible: VisibleTiles) => (tile: number) =>
  visible.faces[tile] === MARK ? visible.knownBacks[tile]! : FACES;

/**
 * If there are too many shares to enumerate them all: bounds of a share's worth, as fractions of a fair share. The
 * first number is the factor by which the limit is exceeded.
 */
const WORTH_BOUNDS = [
  [1, 0, Infinity],
  [2, 0.6, 1.6],
  [5, 0.8, 1.35],
] as const;

function sharesToTake(
  context: SearchContext,
  sim: RolloutState,
  visible: VisibleTiles,
  limits: CandidateLimits,
  chance: FastChance,
): number[] {
  const { prices, seat } = context;
  const loot = sim.middle;
  const fair = tilesWorth(loot, visible.faces, prices, seat) / openShares(sim);
  const groups = groupTiles(loot, visible.faces, backKey(visible));
  const total = countShares(groups);
  const bounds = WORTH_BOUNDS.find(([times]) => total <= times * limits.maxEnumerated);
  if (bounds === undefined) {
    const [least, most] = limits.takeFractions;
    const part = (): number => fair * (least + ((most - least) * chance.below(100)) / 100);
    return Array.from({ length: limits.maxTakes }, () => randomPart(loot, part(), visible.faces, prices, seat, chance));
  }
  const [, low, high] = bounds;
  const criteria = criteriaFor(context, sim, visible, loot, 0, {
    maxTiles: size(loot),
    minWorth: low * fair,
    maxWorth: high * fair,
  });
  return bestShares(groups, criteria, limits.maxTakes);
}

/** What to keep of a stolen share: every way to return something, seen as a share of it. */
function partsToKeep(
  context: SearchContext,
  sim: RolloutState,
  slot: number,
  visible: VisibleTiles,
  limits: CandidateLimits,
  chance: FastChance,
): number[] {
  const loot = shareOf(sim, slot);
  const groups = groupTiles(loot, visible.faces, backKey(visible));
  if (countShares(groups) > limits.maxEnumerated / 4)
    return [
      ...allButCheapest(context, loot, visible, limits.maxReturns),
      ...fairParts(context, sim, slot, visible, limits, chance),
    ];
  const criteria = criteriaFor(context, sim, visible, sim.middle | loot, slot, {
    maxTiles: size(loot) - 1,
    minWorth: -Infinity,
    maxWorth: Infinity,
  });
  return bestShares(groups, criteria, limits.maxReturns);
}

/** All but the cheapest tile, all but the two cheapest, and so on. */
function allButCheapest(
  { prices, seat }: SearchContext,
  loot: number,
  { faces }: VisibleTiles,
  limit: number,
): number[] {
  const tiles = tilesOf(loot).sort((a, b) => prices[seat * FACES + faces[a]!]! - prices[seat * FACES + faces[b]!]!);
  let kept = loot;
  return tiles.slice(0, Math.min(limit, tiles.length - 1)).map((tile) => (kept &= ~(1 << tile)));
}

/** Parts of it that nobody would want to steal again. */
function fairParts(
  { prices }: SearchContext,
  sim: RolloutState,
  slot: number,
  { faces }: VisibleTiles,
  { fairReturns }: CandidateLimits,
  chance: FastChance,
): number[] {
  const loot = shareOf(sim, slot);
  return Array.from({ length: fairReturns }, () => loot & ~fairReturn(sim, slot, faces, prices, chance));
}

function criteriaFor(
  context: SearchContext,
  sim: RolloutState,
  visible: VisibleTiles,
  heap: number,
  robbed: number,
  bounds: Pick<ShareCriteria, 'maxTiles' | 'minWorth' | 'maxWorth'>,
): ShareCriteria {
  const { players } = sim;
  const { seat, prices } = context;
  const isTheft = heap !== sim.middle;
  const middleWorth: number[] = [];
  const bestTheft: number[] = [];
  let thieves = 0;
  for (let rival = 0; rival < players; rival++) {
    middleWorth.push(tilesWorth(heap, visible.faces, prices, rival));
    let best = 0;
    for (let slot = 0; slot < 2 * players; slot++) {
      if (slot >> 1 === rival || (isTheft && slot === robbed) || !isStealable(shareOf(sim, slot))) continue;
      best = Math.max(
        best,
        tilesWorth(shareOf(sim, slot), visible.faces, prices, rival) * (1 - 1 / size(shareOf(sim, slot))),
      );
    }
    bestTheft.push(best);
    if (!hasAllShares(sim, rival) || (isTheft && rival === robbed >> 1)) thieves |= 1 << rival;
  }
  const after = openShares(sim) - (isTheft ? 0 : 1);
  return { players, seat, prices, middleWorth, bestTheft, openShares: Math.max(1, after), thieves, ...bounds };
}

/** giveBack: each share alone, and all of them together. */
export function giveBackCandidates(
  context: SearchContext,
  visible: VisibleTiles,
  limits: CandidateLimits,
  hand: readonly number[],
  chance: FastChance,
): Candidate[] {
  if (!hand.includes(GIVE_BACK)) return [];
  const { root } = context;
  const slots: number[] = [];
  for (let slot = 0; slot < 2 * root.players; slot++) if (shareOf(root, slot) !== 0) slots.push(1 << slot);
  if (slots.length > 1) slots.push(slots.reduce((all, one) => all | one, 0));
  return slots.map((givenBack) => {
    const sim = cloneRolloutState(root);
    giveBack(sim, givenBack);
    return newGiveBackCandidate(context, givenBack, candidateMoves(context, sim, visible, limits, chance));
  });
}

/** Rollouts that decide which tiles to flip. */
const FLIP_SAMPLES = 24;

/** flip: the tile, and the pairs of tiles, that would help most if the sharing went on unchanged. */
export function flipCandidates(context: SearchContext, best: Candidate, hand: readonly number[]): Candidate[] {
  if (!hand.includes(FLIP) || !best.hasMove) return [];
  const gains = new Float64Array(TILES);
  const scratch = newScratch(context.root);
  const win = new Float64Array(5);
  let anyWorld: World | null = null;
  for (let sample = 0; sample < FLIP_SAMPLES; sample++) {
    const world = context.nextWorld();
    anyWorld = world;
    const layingSeats = playCandidate(context, scratch, best, world, null);
    const winChanceIn = (each: World): number => {
      scoreRound(scratch.sim, each, layingSeats, context.seat, -1, scratch.result);
      winChances(scratch.result, win);
      return win[context.seat]!;
    };
    const unflipped = winChanceIn(world);
    for (let tile = 0; tile < TILES; tile++)
      if (!isAnimal(world.up[tile]!)) gains[tile]! += winChanceIn(withFlipped(world, 1 << tile)) - unflipped;
  }
  const tiles = [...gains.keys()].filter((tile) => !isAnimal(anyWorld!.up[tile]!) && gains[tile]! > 0);
  tiles.sort((a, b) => gains[b]! - gains[a]!);
  const [first, second, third] = tiles;
  const sets = first === undefined ? [] : [1 << first];
  if (second !== undefined) sets.push((1 << first!) | (1 << second));
  if (third !== undefined) sets.push((1 << first!) | (1 << third));
  return sets.map((set) => newCandidate(context, best.slot, best.mask, set));
}
