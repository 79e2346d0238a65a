/** What the seat to act thinks of at first: shares to take, shares to steal, loot cards. */
import type { FastChance } from '@traque/engine/core/chance';
import { FLIP, GIVE_BACK } from '@traque/engine/mammut/cards';
import { isAnimal, MARK, size, TILES, tilesOf } from '@traque/engine/mammut/tiles';
import { evaluate } from './round-score.ts';
import { FACES, fairReturn, maskWorth, PASS, somePart, TAKE } from './policy.ts';
import { type Candidate, candidate, givingBack, newBench, type Search, share } from './trial.ts';
import { bestShares, type Judge, shareTotal, sortsOf } from './shares.ts';
import { giveBack, isServed, isStealable, newTable, open, shareOf, type Table } from './rollout-state.ts';
import { chances } from './value.ts';
import { turnedOver, type World } from './world.ts';

type Move = readonly [slot: number, mask: number];

/** What a position shows, and what its seat knows besides. */
export interface Sight {
  readonly faces: Uint8Array;
  /** By tile: the face below if the seat knows it, or FACES. */
  readonly below: Uint8Array;
}

/** How many distinct shares are looked through at most; beyond, the heap's bounds are drawn closer. */
export interface Breadth {
  readonly takes: number;
  readonly returns: number;
  /** Of a big share stolen, without looking through it: so many parts that can be kept. */
  readonly fair: number;
  readonly looked: number;
  /** Without looking through them: shares worth between so little and so much of the fair one. */
  readonly parts: readonly [least: number, most: number];
  /** Whether thefts are thought of while something lies in the middle. */
  readonly robs: boolean;
}

export function moves(search: Search, table: Table, sight: Sight, breadth: Breadth, chance: FastChance): Move[] {
  const list: Move[] = [];
  const { seat } = search;
  const loot = table.middle;
  // To take all while others still wait for a share is for those who look at what they would do about it.
  if (loot !== 0 && (open(table) === 1 || breadth.looked > 0)) list.push([TAKE, loot]);
  if (loot !== 0 && open(table) > 1)
    for (const mask of takes(search, table, sight, breadth, chance)) list.push([TAKE, mask]);
  if (breadth.robs || loot === 0)
    for (let slot = 0; slot < 2 * table.players; slot++)
      if (slot >> 1 !== seat && isStealable(shareOf(table, slot)))
        for (const kept of keeps(search, table, slot, sight, breadth, chance))
          list.push([slot, shareOf(table, slot) & ~kept]);
  if (list.length === 0) list.push([PASS, 0]);
  const seen = new Set<string>();
  return list.filter(([slot, mask]) => {
    const name = `${slot} ${mask}`;
    return !seen.has(name) && seen.add(name);
  });
}

const keyOf = (sight: Sight) => (tile: number) => (sight.faces[tile] === MARK ? sight.below[tile]! : FACES);

/** Bounds of a share's worth, as parts of the fair one; closer where there are too many shares to look through all. */
const BOUNDS = [
  [1, 0, Infinity],
  [2, 0.6, 1.6],
  [5, 0.8, 1.35],
] as const;

function takes(search: Search, table: Table, sight: Sight, breadth: Breadth, chance: FastChance): number[] {
  const { prices, seat } = search;
  const loot = table.middle;
  const fair = maskWorth(loot, sight.faces, prices, seat) / open(table);
  const sorts = sortsOf(loot, sight.faces, keyOf(sight));
  const total = shareTotal(sorts);
  const bounds = BOUNDS.find(([times]) => total <= times * breadth.looked);
  if (bounds === undefined) {
    const [least, most] = breadth.parts;
    const part = (): number => fair * (least + ((most - least) * chance.below(100)) / 100);
    return Array.from({ length: breadth.takes }, () => somePart(loot, part(), sight.faces, prices, seat, chance));
  }
  const [, low, high] = bounds;
  const judge = judgeOf(search, table, sight, loot, 0, { most: size(loot), floor: low * fair, ceiling: high * fair });
  return bestShares(sorts, judge, breadth.takes);
}

/** What to keep of a stolen share: all ways to return something, seen as shares of it. */
function keeps(
  search: Search,
  table: Table,
  slot: number,
  sight: Sight,
  breadth: Breadth,
  chance: FastChance,
): number[] {
  const loot = shareOf(table, slot);
  const sorts = sortsOf(loot, sight.faces, keyOf(sight));
  if (shareTotal(sorts) > breadth.looked / 4)
    return [
      ...cheapKeeps(search, loot, sight, breadth.returns),
      ...fairKeeps(search, table, slot, sight, breadth, chance),
    ];
  const judge = judgeOf(search, table, sight, table.middle | loot, slot, {
    most: size(loot) - 1,
    floor: -Infinity,
    ceiling: Infinity,
  });
  return bestShares(sorts, judge, breadth.returns);
}

/** All but the cheapest tile, all but the two cheapest, and so on. */
function cheapKeeps({ prices, seat }: Search, loot: number, { faces }: Sight, most: number): number[] {
  const tiles = tilesOf(loot).sort((a, b) => prices[seat * FACES + faces[a]!]! - prices[seat * FACES + faces[b]!]!);
  let kept = loot;
  return tiles.slice(0, Math.min(most, tiles.length - 1)).map((tile) => (kept &= ~(1 << tile)));
}

/** Parts of it that nobody would steal again. */
function fairKeeps(
  { prices }: Search,
  table: Table,
  slot: number,
  { faces }: Sight,
  { fair }: Breadth,
  chance: FastChance,
): number[] {
  const loot = shareOf(table, slot);
  return Array.from({ length: fair }, () => loot & ~fairReturn(table, slot, faces, prices, chance));
}

function judgeOf(
  search: Search,
  table: Table,
  sight: Sight,
  heap: number,
  robbed: number,
  bounds: Pick<Judge, 'most' | 'floor' | 'ceiling'>,
): Judge {
  const { players } = table;
  const { seat, prices } = search;
  const isTheft = heap !== table.middle;
  const left: number[] = [];
  const elsewhere: number[] = [];
  let thieves = 0;
  for (let rival = 0; rival < players; rival++) {
    left.push(maskWorth(heap, sight.faces, prices, rival));
    let best = 0;
    for (let slot = 0; slot < 2 * players; slot++) {
      if (slot >> 1 === rival || (isTheft && slot === robbed) || !isStealable(shareOf(table, slot))) continue;
      best = Math.max(
        best,
        maskWorth(shareOf(table, slot), sight.faces, prices, rival) * (1 - 1 / size(shareOf(table, slot))),
      );
    }
    elsewhere.push(best);
    if (!isServed(table, rival) || (isTheft && rival === robbed >> 1)) thieves |= 1 << rival;
  }
  const after = open(table) - (isTheft ? 0 : 1);
  return { players, seat, prices, left, elsewhere, open: Math.max(1, after), thieves, ...bounds };
}

/** giveBack: each share alone and all of them together. */
export function givings(
  search: Search,
  sight: Sight,
  breadth: Breadth,
  hand: readonly number[],
  chance: FastChance,
): Candidate[] {
  if (!hand.includes(GIVE_BACK)) return [];
  const { root } = search;
  const slots: number[] = [];
  for (let slot = 0; slot < 2 * root.players; slot++) if (shareOf(root, slot) !== 0) slots.push(1 << slot);
  if (slots.length > 1) slots.push(slots.reduce((all, one) => all | one, 0));
  return slots.map((backs) => {
    const table = newTable(root);
    giveBack(table, backs);
    return givingBack(search, backs, moves(search, table, sight, breadth, chance));
  });
}

/** How many sharings tell which tiles to turn. */
const LOOKS = 24;

/** flip: the tile, and the two, that would help most if the sharing went on as it does without. */
export function flips(search: Search, best: Candidate, hand: readonly number[]): Candidate[] {
  if (!hand.includes(FLIP) || !best.hasMove) return [];
  const gains = new Float64Array(TILES);
  const bench = newBench(search.root);
  const win = new Float64Array(5);
  let sample: World | null = null;
  for (let look = 0; look < LOOKS; look++) {
    const world = search.world();
    sample = world;
    const layers = share(search, bench, best, world, null);
    const tell = (each: World): number => {
      evaluate(bench.table, each, layers, search.seat, -1, bench.ends);
      chances(bench.ends, win);
      return win[search.seat]!;
    };
    const plain = tell(world);
    for (let tile = 0; tile < TILES; tile++)
      if (!isAnimal(world.up[tile]!)) gains[tile]! += tell(turnedOver(world, 1 << tile)) - plain;
  }
  const tiles = [...gains.keys()].filter((tile) => !isAnimal(sample!.up[tile]!) && gains[tile]! > 0);
  tiles.sort((a, b) => gains[b]! - gains[a]!);
  const [first, second, third] = tiles;
  const sets = first === undefined ? [] : [1 << first];
  if (second !== undefined) sets.push((1 << first!) | (1 << second));
  if (third !== undefined) sets.push((1 << first!) | (1 << third));
  return sets.map((set) => candidate(search, best.slot, best.mask, set));
}
