/** What can be said about an action that a bot suggests, from the seat's view alone: its chance to win, and why. */
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame, AnyView, Seat } from '@traque/engine/core/game';
import type { Action } from '@traque/engine/core/match';
import { type Reason, reasonsFor } from './reason.ts';
import { yardstickOf } from './values.ts';

/** Worlds in which the action is tried: enough for a whole number of percent to stay much the same. */
const WORLDS = 64;

export interface Explanation {
  /** The seat's chance to win after the action, by the reference value; null for a game without one. */
  readonly chance: number | null;
  readonly reasons: readonly Reason[];
}

function chanceAfter(game: AnyGame, view: AnyView, seat: Seat, action: Action, seed: string): number | null {
  const value = yardstickOf(game.name)?.value;
  if (value === undefined) return null;
  const chance = new FastChance(`${seed} chance`);
  let sum = 0;
  for (let i = 0; i < WORLDS; i++) {
    const world = value.imagine?.(view, seat, chance) ?? game.imagine(view, seat, chance);
    game.apply(world, action, chance);
    sum += value.chances(world, chance.below(2 ** 31))[seat]!;
  }
  return sum / WORLDS;
}

/** The action is legal in this view. */
export function explain(game: AnyGame, view: AnyView, seat: Seat, action: Action, seed: string): Explanation {
  const reasons = reasonsFor(game, view, seat, action, seed);
  const isWon = reasons.some(({ kind }) => kind === 'winsAtOnce');
  return { chance: isWon ? 1 : chanceAfter(game, view, seat, action, seed), reasons };
}
