/**
 * All distinct shares of a heap of tiles, as counts of equal tiles: of 2^32 choices about a million differ. Each is
 * valued by what it holds for the taker, how much it tempts the others to steal it, and what it leaves.
 */
import { FIRE, HIDE, lowest, MEAT } from '@traque/engine/mammut/tiles';
import { FACES, type Prices } from './policy.ts';

/** Tiles that nobody can tell apart: same face, and where it is known, same back. */
interface Sort {
  readonly face: number;
  readonly tiles: readonly number[];
}

/** `key` tells tiles apart that show the same face: what the taker knows of their backs. */
export function sortsOf(loot: number, faces: Uint8Array, key: (tile: number) => number): Sort[] {
  const sorts = new Map<number, number[]>();
  for (let rest = loot; rest !== 0; rest &= rest - 1) {
    const tile = lowest(rest);
    const name = key(tile) * FACES + faces[tile]!;
    const same = sorts.get(name);
    if (same === undefined) sorts.set(name, [tile]);
    else same.push(tile);
  }
  return [...sorts].map(([name, tiles]) => ({ face: name % FACES, tiles }));
}

/** How many distinct shares there are, the empty one included. */
export const shareTotal = (sorts: readonly Sort[]): number =>
  sorts.reduce((product, { tiles }) => product * (tiles.length + 1), 1);

/** What a share is judged by. */
export interface Judge {
  readonly players: number;
  readonly seat: number;
  readonly prices: Prices;
  /** What each seat would find in the middle once nothing of the heap is taken. */
  readonly left: readonly number[];
  /** What each rival can have without this share: the better of a theft elsewhere and nothing. */
  readonly elsewhere: readonly number[];
  /** Shares still to be made after this one. */
  readonly open: number;
  /** Whether rivals come who may steal it. */
  readonly thieves: number;
  /** The fewest and most tiles that may be taken. */
  readonly most: number;
  /** Shares worth less to the taker are not looked at, nor is more added to those worth so much. */
  readonly floor: number;
  readonly ceiling: number;
}

interface Found {
  readonly mask: number;
  readonly value: number;
}

const BUCKETS = 6 * 5 * 6;

/** The best share of each shape (meat, fire, hides: what the others compete for), best first; at most `wanted`. */
export function bestShares(sorts: readonly Sort[], judge: Judge, wanted: number): number[] {
  const kept = new Float64Array(BUCKETS).fill(-Infinity);
  const masks = new Int32Array(BUCKETS);
  eachShare(sorts, judge, (mask, value, bucket) => {
    if (value <= kept[bucket]!) return;
    kept[bucket] = value;
    masks[bucket] = mask;
  });
  const found: Found[] = [];
  for (let bucket = 0; bucket < BUCKETS; bucket++)
    if (kept[bucket]! > -Infinity) found.push({ mask: masks[bucket]!, value: kept[bucket]! });
  return found
    .sort((a, b) => b.value - a.value)
    .slice(0, wanted)
    .map(({ mask }) => mask);
}

const sums = new Float64Array(33 * 5);
const least = new Float64Array(33 * 5);

/** Visits every distinct share within the judge's bounds that is not empty. */
export function eachShare(
  sorts: readonly Sort[],
  judge: Judge,
  visit: (mask: number, value: number, bucket: number) => void,
): void {
  const { players, seat, prices } = judge;
  // What all sorts from this one on could still add for the taker.
  const more = new Float64Array(sorts.length + 1);
  for (let depth = sorts.length - 1; depth >= 0; depth--)
    more[depth] = more[depth + 1]! + sorts[depth]!.tiles.length * prices[seat * FACES + sorts[depth]!.face]!;
  for (let i = 0; i < players; i++) {
    sums[i] = 0;
    least[i] = Infinity;
  }
  const descend = (depth: number, mask: number, tiles: number, meat: number, fire: number, hides: number): void => {
    const at = depth * 5;
    if (sums[at + seat]! + more[depth]! < judge.floor) return;
    if (depth === sorts.length) {
      if (tiles > 0 && tiles <= judge.most) visit(mask, worthOf(judge, at, tiles), (meat * 5 + fire) * 6 + hides);
      return;
    }
    const { face, tiles: equal } = sorts[depth]!;
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
      if (many === equal.length || tiles + many === judge.most || sums[next + seat]! > judge.ceiling) return;
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

/** Up to this part of what is at stake, a thief may think otherwise. */
const DOUBT = 0.2;
/** What the robbed one finds afterwards, as a part of what there would be for him. */
const SECOND_BEST = 0.85;

function worthOf(judge: Judge, at: number, tiles: number): number {
  const { seat, players, left, elsewhere, open, thieves } = judge;
  const own = sums[at + seat]!;
  if (tiles === 1) return own;
  let calm = 1;
  for (let rival = 0; rival < players; rival++) {
    if (rival === seat || (thieves & (1 << rival)) === 0) continue;
    const prize = sums[at + rival]! - least[at + rival]!;
    const other = Math.max((left[rival]! - sums[at + rival]!) / open, elsewhere[rival]!);
    const stake = DOUBT * (prize + other);
    const lure = prize - other;
    if (lure >= stake) calm = 0;
    else if (lure > -stake) calm *= 0.5 - (0.5 * lure) / stake;
  }
  const fallback = (SECOND_BEST * left[seat]!) / (open + 1);
  return own * calm + fallback * (1 - calm);
}
