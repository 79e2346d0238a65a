/** Plays a sharing on to its end by the policy. */
import type { FastChance } from '@traque/engine/core/chance';
import { cheapestTile, fairReturn, playPolicyMove, type TilePrices, tilesWorth } from './policy.ts';
import {
  isStealable,
  openShares,
  PASS,
  playMove,
  type RolloutState,
  shareOf,
  steal,
  TAKE,
  take,
} from './rollout-state.ts';
import { newRoundResult, scoreRound } from './round-score.ts';
import { winChances } from './value.ts';
import type { World } from './world.ts';

/** After this many turns nobody steals any more: chains of thefts do end, but too late for a rollout. */
const MAX_THEFT_TURNS = 16;
/** After this many decisions about the last share, the sharing ends. */
const MAX_ENDINGS = 9;

/** Plays until the sharing is over. A player who may end it compares ending it with stealing. */
export function rollout(sim: RolloutState, world: World, prices: TilePrices, chance: FastChance): void {
  let endings = 0;
  for (let turns = 0; !sim.isOver; turns++)
    if (openShares(sim) === 1) playLastShare(sim, world, prices, endings++ < MAX_ENDINGS, chance);
    else playPolicyMove(sim, world.up, prices, turns < MAX_THEFT_TURNS, chance);
}

const win = new Float64Array(5);
const result = newRoundResult();
const saved = { middle: 0, toAct: 0, acted: 0, shares: new Int32Array(10) };

/** A share worth less than this fraction of the middle is not worth stealing. */
const TEMPTING = 0.8;

/** The last share: take everything in the middle, or steal and leave the rest to the victim. */
function playLastShare(
  sim: RolloutState,
  world: World,
  prices: TilePrices,
  maySteal: boolean,
  chance: FastChance,
): void {
  if (!maySteal && sim.middle !== 0) return take(sim, sim.middle);
  const seat = sim.toAct;
  saved.middle = sim.middle;
  saved.toAct = seat;
  saved.acted = sim.acted;
  saved.shares.set(sim.shares);
  let best = -1;
  let slot = PASS;
  let returned = 0;
  if (sim.middle !== 0) {
    slot = TAKE;
    take(sim, sim.middle);
    best = winChanceOf(sim, world, seat);
    restore(sim);
  }
  const least = TEMPTING * tilesWorth(sim.middle, world.up, prices, seat);
  for (let other = 0; other < 2 * sim.players; other++) {
    const loot = shareOf(sim, other);
    if (other >> 1 === seat || !isStealable(loot) || tilesWorth(loot, world.up, prices, seat) < least) continue;
    const back =
      chance.below(2) === 0
        ? 1 << cheapestTile(loot, world.up, prices, seat)
        : fairReturn(sim, other, world.up, prices, chance);
    steal(sim, other, back);
    take(sim, sim.middle);
    const chanceToWin = winChanceOf(sim, world, seat);
    restore(sim);
    if (chanceToWin <= best) continue;
    best = chanceToWin;
    slot = other;
    returned = back;
  }
  playMove(sim, slot, slot === TAKE ? sim.middle : returned);
}

function restore(sim: RolloutState): void {
  sim.middle = saved.middle;
  sim.toAct = saved.toAct;
  sim.acted = saved.acted;
  sim.shares.set(saved.shares);
  sim.isOver = false;
}

function winChanceOf(sim: RolloutState, world: World, seat: number): number {
  scoreRound(sim, world, sim.acted, -1, -1, result);
  winChances(result, win);
  return win[seat]!;
}
