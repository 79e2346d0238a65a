/** Sharing the loot: taking, stealing, passing, and when it ends (MM-30 to MM-37). */
import type { Chance } from '../core/chance.ts';
import type { Seat } from '../core/game.ts';
import { evaluate } from './evaluation.ts';
import type { Emit } from './events.ts';
import { clockwise, middle, quota, setMiddle, setShare, share, shareCount, type State } from './state.ts';
import { size, tilesOf } from './tiles.ts';
import { sidesUp } from './sides.ts';

/** Whether taking from the middle now makes the last share of the round (MM-35, MM-36). */
export function isLastShare(state: State): boolean {
  let shares = 0;
  for (let seat = 0; seat < state.players; seat++) shares += shareCount(state, seat);
  return shares === state.players * quota(state.players) - 1;
}

/** MM-33: the thief returns one tile and keeps one. */
export const isStealable = (mask: number): boolean => size(mask) >= 2;

export function canSteal(state: State): boolean {
  for (let seat = 0; seat < state.players; seat++) {
    if (seat === state.toAct) continue;
    if (isStealable(share(state, seat, 0)) || isStealable(share(state, seat, 1))) return true;
  }
  return false;
}

/** MM-37: only a seat that can neither take nor steal. */
export const mayPass = (state: State): boolean => middle(state) === 0 && !canSteal(state);

/** MM-31. */
export function take(state: State, tiles: number, chance: Chance, emit: Emit | undefined): void {
  const seat = state.toAct;
  const last = isLastShare(state);
  gain(state, seat, tiles);
  setMiddle(state, middle(state) & ~tiles);
  emit?.({ type: 'take', for: null, seat, tiles: tilesOf(tiles), sides: sidesUp(state, tiles) });
  if (last) endSharing(state, chance, emit);
  else state.toAct = nextToShare(state);
}

/** MM-32, MM-34. */
export function steal(state: State, from: Seat, index: number, returned: number, emit: Emit | undefined): void {
  const seat = state.toAct;
  const kept = share(state, from, index) & ~returned;
  lose(state, from, index);
  gain(state, seat, kept);
  setMiddle(state, middle(state) | returned);
  emit?.({
    type: 'steal',
    for: null,
    seat,
    from,
    share: index,
    kept: tilesOf(kept),
    returned: tilesOf(returned),
    sides: sidesUp(state, kept | returned),
  });
  state.toAct = nextToShare(state);
}

/** MM-37. */
export function pass(state: State, chance: Chance, emit: Emit | undefined): void {
  emit?.({ type: 'pass', for: null, seat: state.toAct });
  endSharing(state, chance, emit);
}

function gain(state: State, seat: Seat, tiles: number): void {
  setShare(state, seat, shareCount(state, seat), tiles);
}

/** Removes a share; a later one takes its place. */
export function lose(state: State, seat: Seat, index: number): void {
  const later = share(state, seat, 1);
  if (index === 0) setShare(state, seat, 0, later);
  if (later !== 0) setShare(state, seat, 1, 0);
}

/** MM-30: clockwise, the next seat that does not have all its shares; it may be the same seat again (MM-36). */
function nextToShare(state: State): Seat {
  let seat = clockwise(state, state.toAct);
  while (shareCount(state, seat) === quota(state.players)) seat = clockwise(state, seat);
  return seat;
}

function endSharing(state: State, chance: Chance, emit: Emit | undefined): void {
  state.start = state.toAct;
  emit?.({ type: 'shared', for: null, start: state.start });
  evaluate(state, chance, emit);
}
