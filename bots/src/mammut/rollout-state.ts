/**
 * The sharing of a round as a handful of numbers, for search: what lies where and whose turn it is. Hidden sides and
 * cards matter only once it is over (`evaluate.ts`), so thousands of sharings a second cost little.
 */
import { middle, quota, share, type State } from '@traque/engine/mammut/state';
import { size } from '@traque/engine/mammut/tiles';

export interface Table {
  readonly players: number;
  readonly quota: number;
  middle: number;
  /** A mask a share, two places a seat. */
  readonly shares: Int32Array;
  toAct: number;
  /** Seats that have had a turn since the search began, as bits: they could lay cards. */
  acted: number;
  /** MM-35, MM-37. */
  over: boolean;
}

const SLOTS = 10;
export const slotOf = (seat: number, index: number): number => 2 * seat + index;

export function tableOf(state: State): Table {
  const { players } = state;
  const shares = new Int32Array(SLOTS);
  for (let seat = 0; seat < players; seat++)
    for (let index = 0; index < 2; index++) shares[slotOf(seat, index)] = share(state, seat, index);
  return {
    players,
    quota: quota(players),
    middle: middle(state),
    shares,
    toAct: state.toAct,
    acted: 0,
    over: false,
  };
}

export const newTable = (like: Table): Table => ({ ...like, shares: new Int32Array(like.shares) });

export function reset(table: Table, to: Table): void {
  table.middle = to.middle;
  table.shares.set(to.shares);
  table.toAct = to.toAct;
  table.acted = to.acted;
  table.over = to.over;
}

export const shareOf = ({ shares }: Table, slot: number): number => shares[slot]!;
export const held = ({ shares }: Table, seat: number): number => shares[2 * seat]! | shares[2 * seat + 1]!;

function gathered({ shares }: Table, seat: number): number {
  return (shares[2 * seat] === 0 ? 0 : 1) + (shares[2 * seat + 1] === 0 ? 0 : 1);
}

/** Where the next share of this seat will lie. */
export const emptySlot = (table: Table, seat: number): number => slotOf(seat, gathered(table, seat));

/** Shares still to be made (MM-30, MM-36). */
export function open(table: Table): number {
  let left = table.players * table.quota;
  for (let slot = 0; slot < 2 * table.players; slot++) if (table.shares[slot] !== 0) left--;
  return left;
}

/** Whether this seat has all it gathers and is passed over. */
export const isServed = (table: Table, seat: number): boolean => gathered(table, seat) === table.quota;

/** MM-33. */
export const isStealable = (mask: number): boolean => size(mask) > 1;

/** MM-31, MM-35. */
export function take(table: Table, tiles: number): void {
  const isLast = open(table) === 1;
  gain(table, tiles);
  table.middle &= ~tiles;
  if (isLast) table.over = true;
  else advance(table);
}

/** MM-32, MM-34. */
export function steal(table: Table, slot: number, returned: number): void {
  const kept = shareOf(table, slot) & ~returned;
  lose(table, slot);
  gain(table, kept);
  table.middle |= returned;
  advance(table);
}

/** MM-37. */
export function pass(table: Table): void {
  table.acted |= 1 << table.toAct;
  table.over = true;
}

/** MM-43: shares as bits, one a slot. The seat to act stays. */
export function giveBack(table: Table, slots: number): void {
  for (let slot = SLOTS - 1; slot >= 0; slot--)
    if ((slots & (1 << slot)) !== 0) {
      table.middle |= shareOf(table, slot);
      lose(table, slot);
    }
}

function gain(table: Table, tiles: number): void {
  const { toAct, shares } = table;
  shares[emptySlot(table, toAct)] = tiles;
  table.acted |= 1 << toAct;
}

/** A share goes; a later one moves up. */
function lose({ shares }: Table, slot: number): void {
  const first = slot & ~1;
  if (slot === first) shares[first] = shares[first + 1]!;
  shares[first + 1] = 0;
}

function advance(table: Table): void {
  const { players } = table;
  let seat = (table.toAct + 1) % players;
  while (isServed(table, seat)) seat = (seat + 1) % players;
  table.toAct = seat;
}
