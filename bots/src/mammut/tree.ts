/** A turn inside the search: which moves are thought of, and which one is followed next. */
import type { FastChance } from '@traque/engine/core/chance';
import { cheapestOf, fairReturn, habit, maskWorth, PASS, type Prices, somePart, TAKE } from './policy.ts';
import { isStealable, open, pass, shareOf, steal, type Table, take } from './rollout-state.ts';

export interface Turn {
  readonly seat: number;
  readonly slots: number[];
  readonly masks: number[];
  readonly visits: number[];
  readonly sums: number[];
  readonly next: (Turn | null)[];
  total: number;
}

export function move(table: Table, slot: number, mask: number): void {
  if (slot === TAKE) take(table, mask);
  else if (slot === PASS) pass(table);
  else steal(table, slot, mask);
}

export const newTurn = (seat: number): Turn => ({
  seat,
  slots: [],
  masks: [],
  visits: [],
  sums: [],
  next: [],
  total: 0,
});

export function addMove(turn: Turn, slot: number, mask: number): void {
  for (let i = 0; i < turn.masks.length; i++) if (turn.masks[i] === mask && turn.slots[i] === slot) return;
  turn.slots.push(slot);
  turn.masks.push(mask);
  turn.visits.push(0);
  turn.sums.push(0);
  turn.next.push(null);
}

/** Takes that a turn begins with, as parts of what is fair. */
const PARTS = [1, 1.25, 0.8, 1] as const;

/** A share that is worth a smaller part of what a take would bring is thought of last. */
const TEMPTING = 0.8;

/** What habit would do comes first; the others are tried one by one as the turn is visited more often. */
export function thinkOf(turn: Turn, table: Table, faces: Uint8Array, prices: Prices, chance: FastChance): void {
  const { seat } = turn;
  const [slot, mask] = habit(table, faces, prices, chance);
  addMove(turn, slot, mask);
  const loot = table.middle;
  const shares = open(table);
  const fair = maskWorth(loot, faces, prices, seat) / shares;
  const thefts = (tempting: boolean): void => {
    for (let other = 0; other < 2 * table.players; other++) {
      const share = shareOf(table, other);
      if (other >> 1 === seat || !isStealable(share)) continue;
      if (maskWorth(share, faces, prices, seat) > TEMPTING * fair !== tempting) continue;
      addMove(turn, other, 1 << cheapestOf(share, faces, prices, seat));
      if (tempting) addMove(turn, other, fairReturn(table, other, faces, prices, chance));
    }
  };
  thefts(true);
  if (loot !== 0 && shares === 1) addMove(turn, TAKE, loot);
  if (loot !== 0 && shares > 1)
    for (const part of PARTS) addMove(turn, TAKE, somePart(loot, fair * part, faces, prices, seat, chance));
  thefts(false);
}

/** How many moves are tried after so many visits. */
const OPENNESS = 0.7;
const allowed = (visits: number): number => 1 + Math.floor(OPENNESS * Math.sqrt(visits));

/** One more move, if it is time for one: another part, or the best one so far with a tile exchanged. */
export function widen(turn: Turn, table: Table, faces: Uint8Array, prices: Prices, chance: FastChance): void {
  const { length } = turn.masks;
  if (allowed(turn.total) <= length) return;
  const shares = open(table);
  const best = bestOf(turn);
  const slot = turn.slots[best]!;
  if (slot >= 0 && (shares === 1 || chance.below(2) === 0))
    return addMove(turn, slot, exchanged(turn.masks[best]!, shareOf(table, slot), chance));
  if (table.middle === 0 || shares === 1) return;
  if (slot === TAKE && chance.below(2) === 0)
    return addMove(turn, TAKE, exchanged(turn.masks[best]!, table.middle, chance));
  const fair = maskWorth(table.middle, faces, prices, turn.seat) / shares;
  addMove(turn, TAKE, somePart(table.middle, fair * (0.7 + chance.below(80) / 100), faces, prices, turn.seat, chance));
}

/** A tile more, a tile less, or both; never nothing, and of several never all. */
function exchanged(mask: number, loot: number, chance: FastChance): number {
  const rest = loot & ~mask;
  const how = chance.below(3);
  let next = mask;
  if (how !== 0 && rest !== 0) next |= pick(rest, chance);
  if (how !== 1) next &= ~pick(mask, chance);
  return next === 0 || next === loot ? mask : next;
}

function pick(mask: number, chance: FastChance): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  let rest = mask;
  for (let skip = chance.below(bits); skip > 0; skip--) rest &= rest - 1;
  return rest & -rest;
}

export function bestOf(turn: Turn): number {
  let best = 0;
  for (let i = 1; i < turn.masks.length; i++)
    if (turn.sums[i]! * turn.visits[best]! > turn.sums[best]! * turn.visits[i]!) best = i;
  return best;
}

/** UCB1: what is best so far, or has been tried too little to know. */
export function choose(turn: Turn, curiosity: number): number {
  const log = Math.log(turn.total + 1);
  let best = 0;
  let highest = -Infinity;
  const tried = Math.min(turn.masks.length, allowed(turn.total));
  for (let i = 0; i < tried; i++) {
    const visits = turn.visits[i]!;
    if (visits === 0) return i;
    const value = turn.sums[i]! / visits + curiosity * Math.sqrt(log / visits);
    if (value > highest) {
      highest = value;
      best = i;
    }
  }
  return best;
}
