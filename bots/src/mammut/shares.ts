/**
 * Enumerates all distinct shares of a heap of tiles, as counts of equal tiles: of 2^32 subsets about a million differ.
 * Each share is valued by its worth to the taker, by how much it tempts the others to steal it, and by what it leaves.
 */
import { FIRE, HIDE, lowest, MEAT } from '@traque/engine/mammut/tiles';
import { FACES, type TilePrices } from './policy.ts';

/** Tiles that the taker cannot tell apart: the same face and, if it is known, the same back. */
interface TileGroup {
  readonly face: number;
  readonly tiles: readonly number[];
}

/** `key` tells apart tiles that show the same face, by what the taker knows about their backs. */
export function groupTiles(loot: number, faces: Uint8Array, key: (tile: number) => number): TileGroup[] {
  const groups = new Map<number, number[]>();
  for (let rest = loot; rest !== 0; rest &= rest - 1) {
    const tile = lowest(rest);
    const name = key(tile) * FACES + faces[tile]!;
    const same = groups.get(name);
    if (same === undefined) groups.set(name, [tile]);
    else same.push(tile);
  }
  return [...groups].map(([name, tiles]) => ({ face: name % FACES, tiles }));
}

/** How many distinct shares there are, including the empty one. */
export const countShares = (groups: readonly TileGroup[]): number =>
  groups.reduce((product, { tiles }) => product * (tiles.length + 1), 1);

/** What a share is judged by. */
export interface ShareCriteria {
  readonly players: number;
  readonly seat: number;
  readonly prices: TilePrices;
  /** By seat: what the whole heap is worth to them. */
  readonly middleWorth: readonly number[];
  /** By rival: the best they can get without this share, by stealing another one, or 0. */
  readonly bestTheft: readonly number[];
  /** Shares still to be made after this one. */
  readonly openShares: number;
  /** Rivals who may still steal it, as bits. */
  readonly thieves: number;
  /** The most tiles that may be taken. */
  readonly maxTiles: number;
  /**
   * Shares worth less to the taker are skipped, and nothing is added to a share that is worth more than the maximum.
   */
  readonly minWorth: number;
  readonly maxWorth: number;
}

interface Found {
  readonly mask: number;
  readonly value: number;
}

const SHAPES = 6 * 5 * 6;

/** The best share of each shape (meat, fire, hides: what players compete for), best first; at most `limit` of them. */
export function bestShares(groups: readonly TileGroup[], criteria: ShareCriteria, limit: number): number[] {
  const bestValues = new Float64Array(SHAPES).fill(-Infinity);
  const masks = new Int32Array(SHAPES);
  forEachShare(groups, criteria, (mask, value, shape) => {
    if (value <= bestValues[shape]!) return;
    bestValues[shape] = value;
    masks[shape] = mask;
  });
  const found: Found[] = [];
  for (let shape = 0; shape < SHAPES; shape++)
    if (bestValues[shape]! > -Infinity) found.push({ mask: masks[shape]!, value: bestValues[shape]! });
  return found
    .sort((a, b) => b.value - a.value)
    .slice(0, limit)
    .map(({ mask }) => mask);
}

const sums = new Float64Array(33 * 5);
const least = new Float64Array(33 * 5);

/** Visits every distinct share within the bounds, except the empty one. */
export function forEachShare(
  groups: readonly TileGroup[],
  criteria: ShareCriteria,
  visit: (mask: number, value: number, shape: number) => void,
): void {
  const { players, seat, prices } = criteria;
  // What the groups from this one on could still add for the taker.
  const more = new Float64Array(groups.length + 1);
  for (let depth = groups.length - 1; depth >= 0; depth--)
    more[depth] = more[depth + 1]! + groups[depth]!.tiles.length * prices[seat * FACES + groups[depth]!.face]!;
  for (let i = 0; i < players; i++) {
    sums[i] = 0;
    least[i] = Infinity;
  }
  const descend = (depth: number, mask: number, tiles: number, meat: number, fire: number, hides: number): void => {
    const at = depth * 5;
    if (sums[at + seat]! + more[depth]! < criteria.minWorth) return;
    if (depth === groups.length) {
      if (tiles > 0 && tiles <= criteria.maxTiles)
        visit(mask, shareValue(criteria, at, tiles), (meat * 5 + fire) * 6 + hides);
      return;
    }
    const { face, tiles: equal } = groups[depth]!;
    const next = at + 5;
    for (let i = 0; i < players; i++) {
      sums[next + i] = sums[at + i]!;
      least[next + i] = least[at + i]!;
    }
    let taken = mask;
    for (let many = 0; ; many++) {
      descend(
        depth + 1,
        taken,
        tiles + many,
        face === MEAT ? Math.min(5, many) : meat,
        face === FIRE ? Math.min(4, many) : fire,
        face === HIDE ? Math.min(5, many) : hides,
      );
      if (many === equal.length || tiles + many === criteria.maxTiles || sums[next + seat]! > criteria.maxWorth) return;
      taken |= 1 << equal[many]!;
      for (let i = 0; i < players; i++) {
        const price = prices[i * FACES + face]!;
        sums[next + i]! += price;
        if (price < least[next + i]!) least[next + i] = price;
      }
    }
  };
  descend(0, 0, 0, 0, 0, 0);
}

/** Within this fraction of what is at stake, it is uncertain whether a thief steals. */
const THEFT_UNCERTAINTY = 0.2;
/** What the victim finds afterwards, as a fraction of the fair share. */
const AFTER_THEFT_FACTOR = 0.85;

function shareValue(criteria: ShareCriteria, at: number, tiles: number): number {
  const { seat, players, middleWorth, bestTheft, openShares, thieves } = criteria;
  const own = sums[at + seat]!;
  if (tiles === 1) return own;
  let keptChance = 1;
  for (let rival = 0; rival < players; rival++) {
    if (rival === seat || (thieves & (1 << rival)) === 0) continue;
    const prize = sums[at + rival]! - least[at + rival]!;
    const other = Math.max((middleWorth[rival]! - sums[at + rival]!) / openShares, bestTheft[rival]!);
    const stake = THEFT_UNCERTAINTY * (prize + other);
    const temptation = prize - other;
    if (temptation >= stake) keptChance = 0;
    else if (temptation > -stake) keptChance *= 0.5 - (0.5 * temptation) / stake;
  }
  const fallback = (AFTER_THEFT_FACTOR * middleWorth[seat]!) / (openShares + 1);
  return own * keptChance + fallback * (1 - keptChance);
}
