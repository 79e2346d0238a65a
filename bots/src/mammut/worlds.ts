/** A growing pool of determinizations: imagining a world costs as much as a few trials in it, so each is used a few times. */
import type { FastChance } from '@traque/engine/core/chance';
import { imagine } from '@traque/engine/mammut/imagine';
import type { View } from '@traque/engine/mammut/protocol';
import { type World, worldOf } from './world.ts';

/**
 * How often a world is used before there are new ones. What two shares differ by varies half as much between worlds as
 * between trials in one, and a world costs as much as five trials: that makes three about the best.
 */
const USES_PER_WORLD = 3;
/** The most worlds that are imagined; after that they only repeat, with other random choices. */
const MAX_WORLDS = 4000;

export interface Worlds {
  /** Those imagined so far. */
  readonly all: readonly World[];
  readonly next: () => World;
}

export function sampleWorlds(view: View, seat: number, first: number, chance: FastChance): Worlds {
  const sample = (): World => worldOf(imagine(view, seat, chance), seat, chance);
  const all = Array.from({ length: first }, sample);
  let uses = 0;
  const next = (): World => {
    if (uses++ >= USES_PER_WORLD * all.length && all.length < MAX_WORLDS) {
      all.push(sample());
      return all.at(-1)!;
    }
    return all[uses % all.length]!;
  };
  return { all, next };
}
