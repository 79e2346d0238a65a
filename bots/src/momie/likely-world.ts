/** Worlds in which the mummy finds the hunters where they probably are, not only where they can be. */
import type { Chance } from '@traque/engine/core/chance';
import { imagine } from '@traque/engine/momie/imagine';
import type { View } from '@traque/engine/momie/protocol';
import { isOut, setHunterAt, type State } from '@traque/engine/momie/state';
import { type Belief, beliefOf } from './belief.ts';

const beliefs = new WeakMap<View, Belief>();

function beliefIn(view: View): Belief {
  let belief = beliefs.get(view);
  if (belief === undefined) beliefs.set(view, (belief = beliefOf(view)));
  return belief;
}

/** Tries to find room for all hunters; after that they stay where they can be. */
const TRIES = 20;
const PARTS = 2 ** 30;

/** A full state that this seat could not tell from the real one. */
export function imagineLikely(view: View, seat: number, chance: Chance): State {
  const state = imagine(view, seat, chance);
  if (seat !== state.setup.mummy || state.phase === 'over') return state;
  const { masses } = beliefIn(view);
  const { start, dungeon } = state.setup.maze;
  for (let tries = 0; tries < TRIES; tries++) {
    const cells = masses.map((mass, hunter) => (isOut(state, hunter) ? null : sampleCell(mass, chance)));
    const ordinary = cells.filter((cell) => cell !== null && cell !== start && cell !== dungeon);
    if (new Set(ordinary).size < ordinary.length) continue;
    cells.forEach((cell, hunter) => {
      if (cell !== null) setHunterAt(state, hunter, cell);
    });
    return state;
  }
  return state;
}

function sampleCell(mass: Float64Array, chance: Chance): number {
  let left = chance.below(PARTS) / PARTS;
  for (let cell = 0; cell < mass.length; cell++) if ((left -= mass[cell]!) < 0) return cell;
  return mass.findLastIndex((each) => each > 0);
}
