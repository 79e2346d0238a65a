/** A growing pool of determinizations: imagining a world costs more than a trial in it, so worlds are used again. */
import type { FastChance } from '@traque/engine/core/chance';
import { imagine } from '@traque/engine/mammut/imagine';
import type { View } from '@traque/engine/mammut/protocol';
import { type World, worldOf } from './world.ts';

/** The most worlds that are imagined; after that they repeat, with other random choices. */
const MAX_WORLDS = 200;

export interface Worlds {
  /** Those imagined so far. */
  readonly all: readonly World[];
  readonly next: () => World;
}

export function sampleWorlds(view: View, seat: number, first: number, chance: FastChance): Worlds {
  const sample = (): World => worldOf(imagine(view, seat, chance), seat, chance);
  const all = Array.from({ length: first }, sample);
  let at = 0;
  const next = (): World => {
    if (at < all.length) return all[at++]!;
    if (all.length < MAX_WORLDS) {
      all.push(sample());
      return all[at++]!;
    }
    at = 1;
    return all[0]!;
  };
  return { all, next };
}
