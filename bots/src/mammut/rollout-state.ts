/**
 * The sharing of a round as a few numbers, for rollouts and search: where the tiles are and whose turn it is. Hidden
 * backs and cards matter only when it is scored (`round-score.ts`), so thousands of sharings per second are possible.
 */
import { middle, quota, share, type State } from '@traque/engine/mammut/state';
import { size } from '@traque/engine/mammut/tiles';

export interface RolloutState {
  readonly players: number;
  readonly quota: number;
  middle: number;
  /** A tile mask for each share, two slots per seat. */
  readonly shares: Int32Array;
  toAct: number;
  /** Seats that have had a turn since the search began, as bits: they could have laid cards. */
  acted: number;
  /** MM-35, MM-37. */
  isOver: boolean;
}

const SLOTS = 10;
const slotOf = (seat: number, index: number): number => 2 * seat + index;

export function rolloutStateOf(state: State): RolloutState {
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
    isOver: false,
  };
}

export const cloneRolloutState = (like: RolloutState): RolloutState => ({
  ...like,
  shares: new Int32Array(like.shares),
});

export function resetTo(sim: RolloutState, to: RolloutState): void {
  sim.middle = to.middle;
  sim.shares.set(to.shares);
  sim.toAct = to.toAct;
  sim.acted = to.acted;
  sim.isOver = to.isOver;
}

export const shareOf = ({ shares }: RolloutState, slot: number): number => shares[slot]!;
export const heldTiles = ({ shares }: RolloutState, seat: number): number => shares[2 * seat]! | shares[2 * seat + 1]!;

function shareCount({ shares }: RolloutState, seat: number): number {
  return (shares[2 * seat] === 0 ? 0 : 1) + (shares[2 * seat + 1] === 0 ? 0 : 1);
}

/** The slot of this seat's next share. */
const emptySlot = (sim: RolloutState, seat: number): number => slotOf(seat, shareCount(sim, seat));

/** Shares still to be made (MM-30, MM-36). */
export function openShares(sim: RolloutState): number {
  let left = sim.players * sim.quota;
  for (let slot = 0; slot < 2 * sim.players; slot++) if (sim.shares[slot] !== 0) left--;
  return left;
}

/** Whether this seat has all its shares and is skipped. */
export const hasAllShares = (sim: RolloutState, seat: number): boolean => shareCount(sim, seat) === sim.quota;

/** MM-33. */
export const isStealable = (mask: number): boolean => size(mask) > 1;

/** MM-31, MM-35. */
export function take(sim: RolloutState, tiles: number): void {
  const isLast = openShares(sim) === 1;
  addShare(sim, tiles);
  sim.middle &= ~tiles;
  if (isLast) sim.isOver = true;
  else nextSeat(sim);
}

/** MM-32, MM-34. */
export function steal(sim: RolloutState, slot: number, returned: number): void {
  const kept = shareOf(sim, slot) & ~returned;
  removeShare(sim, slot);
  addShare(sim, kept);
  sim.middle |= returned;
  nextSeat(sim);
}

/** MM-37. */
function pass(sim: RolloutState): void {
  sim.acted |= 1 << sim.toAct;
  sim.isOver = true;
}

/** MM-43: shares as bits, one per slot. The seat to act does not change. */
export function giveBack(sim: RolloutState, slots: number): void {
  for (let slot = SLOTS - 1; slot >= 0; slot--)
    if ((slots & (1 << slot)) !== 0) {
      sim.middle |= shareOf(sim, slot);
      removeShare(sim, slot);
    }
}

/** The slots of a move that takes tiles from the middle, and of a pass. */
export const TAKE = -1;
export const PASS = -2;

/** A move: TAKE with the tiles that are taken, PASS, or the slot of a stolen share with the tiles that are returned. */
export type Move = readonly [slot: number, mask: number];

export function playMove(sim: RolloutState, slot: number, mask: number): void {
  if (slot === TAKE) take(sim, mask);
  else if (slot === PASS) pass(sim);
  else steal(sim, slot, mask);
}

function addShare(sim: RolloutState, tiles: number): void {
  const { toAct, shares } = sim;
  shares[emptySlot(sim, toAct)] = tiles;
  sim.acted |= 1 << toAct;
}

/** Removes a share; a second one moves to the first slot. */
function removeShare({ shares }: RolloutState, slot: number): void {
  const first = slot & ~1;
  if (slot === first) shares[first] = shares[first + 1]!;
  shares[first + 1] = 0;
}

function nextSeat(sim: RolloutState): void {
  const { players } = sim;
  let seat = (sim.toAct + 1) % players;
  while (hasAllShares(sim, seat)) seat = (seat + 1) % players;
  sim.toAct = seat;
}
