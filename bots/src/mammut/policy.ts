/** How a sharing goes on when nobody thinks long: everybody takes about his part, or steals what is worth more than it. */
import type { FastChance } from '@traque/engine/core/chance';
import { lowest } from '@traque/engine/mammut/tiles';
import { evaluate, newEnds } from './round-score.ts';
import { isStealable, open, pass, shareOf, steal, type Table, take } from './rollout-state.ts';
import { chances } from './value.ts';
import type { World } from './world.ts';

/** Faces, by which tiles are priced: flat by seat and face. */
export const FACES = 15;
export type Prices = Float64Array;

/** After so many turns nobody steals any more: chains of theft end, but not soon enough for a playout. */
const PATIENCE = 16;
/** So often somebody thinks about ending the sharing; then it ends. */
const ENDINGS = 9;

/** Plays on to the end of the sharing. Whoever may end it looks what that brings him, and what a theft would. */
export function playOut(table: Table, world: World, prices: Prices, chance: FastChance): void {
  let endings = 0;
  for (let turns = 0; !table.over; turns++)
    if (open(table) === 1) end(table, world, prices, endings++ < ENDINGS, chance);
    else act(table, world.up, prices, turns < PATIENCE, chance);
}

const win = new Float64Array(5);
const ends = newEnds();
const plain = { middle: 0, toAct: 0, acted: 0, shares: new Int32Array(10) };

/** A share that is worth a smaller part of what is left is not thought of. */
const TEMPTING = 0.8;

/** The last share is to be made: take all that is left, or steal and leave the rest to the robbed one. */
function end(table: Table, world: World, prices: Prices, mayRob: boolean, chance: FastChance): void {
  if (!mayRob && table.middle !== 0) return take(table, table.middle);
  const seat = table.toAct;
  plain.middle = table.middle;
  plain.toAct = seat;
  plain.acted = table.acted;
  plain.shares.set(table.shares);
  let best = -1;
  let slot = PASS;
  let returned = 0;
  if (table.middle !== 0) {
    slot = TAKE;
    take(table, table.middle);
    best = hopeOf(table, world, seat);
    restore(table);
  }
  const least = TEMPTING * maskWorth(table.middle, world.up, prices, seat);
  for (let other = 0; other < 2 * table.players; other++) {
    const loot = shareOf(table, other);
    if (other >> 1 === seat || !isStealable(loot) || maskWorth(loot, world.up, prices, seat) < least) continue;
    const back =
      chance.below(2) === 0
        ? 1 << cheapestOf(loot, world.up, prices, seat)
        : fairReturn(table, other, world.up, prices, chance);
    steal(table, other, back);
    take(table, table.middle);
    const hope = hopeOf(table, world, seat);
    restore(table);
    if (hope <= best) continue;
    best = hope;
    slot = other;
    returned = back;
  }
  if (slot === TAKE) take(table, table.middle);
  else if (slot === PASS) pass(table);
  else steal(table, slot, returned);
}

function restore(table: Table): void {
  table.middle = plain.middle;
  table.toAct = plain.toAct;
  table.acted = plain.acted;
  table.shares.set(plain.shares);
  table.over = false;
}

function hopeOf(table: Table, world: World, seat: number): number {
  evaluate(table, world, table.acted, -1, -1, ends);
  chances(ends, win);
  return win[seat]!;
}

export function cheapestOf(loot: number, faces: Uint8Array, prices: Prices, seat: number): number {
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

/** A move is a slot and a mask: tiles taken from the middle, or a share that is robbed and what is returned of it. */
export const TAKE = -1;
export const PASS = -2;

const theft = { value: 0, slot: 0 };
const chosen: [slot: number, mask: number] = [0, 0];

function act(table: Table, faces: Uint8Array, prices: Prices, mayRob: boolean, chance: FastChance): void {
  decide(table, faces, prices, mayRob, chance);
  const [slot, mask] = chosen;
  if (slot === TAKE) take(table, mask);
  else if (slot === PASS) pass(table);
  else steal(table, slot, mask);
}

/** The seat to act takes about its part, and robs only where nothing is left. */
export function takePart(table: Table, faces: Uint8Array, prices: Prices, chance: FastChance): void {
  act(table, faces, prices, false, chance);
}

/** What the seat to act would do without thinking. */
export function habit(table: Table, faces: Uint8Array, prices: Prices, chance: FastChance): readonly [number, number] {
  decide(table, faces, prices, true, chance);
  return chosen;
}

function decide(table: Table, faces: Uint8Array, prices: Prices, mayRob: boolean, chance: FastChance): void {
  const seat = table.toAct;
  const loot = table.middle;
  const shares = open(table);
  const worth = maskWorth(loot, faces, prices, seat);
  const part = shares === 1 ? worth : (worth / shares) * (0.9 + chance.below(40) / 100);
  if ((mayRob || loot === 0) && findTheft(table, faces, prices) && (loot === 0 || theft.value > part)) {
    chosen[0] = theft.slot;
    chosen[1] = fairReturn(table, theft.slot, faces, prices, chance);
  } else if (loot === 0) {
    chosen[0] = PASS;
    chosen[1] = 0;
  } else {
    chosen[0] = TAKE;
    chosen[1] = shares === 1 ? loot : somePart(loot, part, faces, prices, seat, chance);
  }
}

/** The theft that leaves the most once its cheapest tile is returned, and no more than can be kept. */
function findTheft(table: Table, faces: Uint8Array, prices: Prices): boolean {
  const seat = table.toAct;
  const shares = open(table);
  const worth = maskWorth(table.middle, faces, prices, seat);
  theft.value = -1;
  for (let slot = 0; slot < 2 * table.players; slot++) {
    const loot = shareOf(table, slot);
    if (slot >> 1 === seat || !isStealable(loot)) continue;
    let least = Infinity;
    let sum = 0;
    for (let rest = loot; rest !== 0; rest &= rest - 1) {
      const value = prices[seat * FACES + faces[lowest(rest)]!]!;
      sum += value;
      if (value < least) least = value;
    }
    const value = Math.min(sum - least, (GREED * (worth + sum)) / (shares + 1));
    if (value > theft.value) {
      theft.value = value;
      theft.slot = slot;
    }
  }
  return theft.value >= 0;
}

/** A thief keeps about what is fair to all who then make a share, for more would be stolen again. */
const GREED = 1.15;

/** What a thief returns: of a share that is too big for him all but a part, else its cheapest tile. */
export function fairReturn(table: Table, slot: number, faces: Uint8Array, prices: Prices, chance: FastChance): number {
  const seat = table.toAct;
  const loot = shareOf(table, slot);
  const sum = maskWorth(loot, faces, prices, seat);
  const fair = (sum + maskWorth(table.middle, faces, prices, seat)) / (open(table) + 1);
  const cheapest = 1 << cheapestOf(loot, faces, prices, seat);
  const part = fair * (0.9 + chance.below(40) / 100);
  if (sum - prices[seat * FACES + faces[lowest(cheapest)]!]! <= part) return cheapest;
  const kept = somePart(loot, part, faces, prices, seat, chance);
  return kept === loot ? cheapest : loot & ~kept;
}

export function maskWorth(mask: number, faces: Uint8Array, prices: Prices, seat: number): number {
  let sum = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) sum += prices[seat * FACES + faces[lowest(rest)]!]!;
  return sum;
}

const order = new Uint8Array(32);

/** Tiles at random until they are worth `part`. */
export function somePart(
  loot: number,
  part: number,
  faces: Uint8Array,
  prices: Prices,
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
