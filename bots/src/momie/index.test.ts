import { FastChance } from '@traque/engine/core/chance';
import { momie as game } from '@traque/engine/momie/index';
import type { Action, View } from '@traque/engine/momie/protocol';
import { whereabouts } from '@traque/engine/momie/whereabouts';
import { describe, expect, it } from 'vitest';
import { budget } from '../core/clock.ts';
import { ticking } from '../testing/clocks.ts';
import { momie } from './index.ts';

const hard = (view: View, seed: string): Action =>
  momie.brain({ view, level: 'hard', ms: 20, seed }, view.toAct!, budget(20, ticking(1))).action;

/** Plays until the mummy is to walk and a hunter whose cell it knows is within its steps. */
function cornered(seed: string): { view: View; prey: string[] } {
  const chance = new FastChance(seed);
  for (let round = 0; ; round++) {
    const state = game.create(3, { mummy: 0 }, chance);
    for (let n = 0; n < 120 && game.toAct(state) !== null; n++) {
      const view = game.view(state, 0);
      if (view.phase === 'prowl' || view.phase === 'interrupt') {
        const steps = walk(view, view.mummy.at, view.steps!);
        const prey = whereabouts(view).flatMap((cells) => (cells.length === 1 && steps.has(cells[0]!) ? cells : []));
        if (prey.length > 0) return { view, prey };
      }
      const collects = game.legal(state).actions.find((one) => one.type === 'move' && one.collect === true);
      game.apply(state, collects ?? game.sample(state, chance), chance);
    }
  }
}

/** The cells within this many steps, without the first one. */
function walk(view: View, from: string, steps: number): Set<string> {
  const reached = new Set([from]);
  let edge = [from];
  for (let i = 0; i < steps; i++) {
    edge = edge.flatMap((cell) => view.map.cells[cell]!);
    for (const cell of edge) reached.add(cell);
  }
  reached.delete(from);
  return reached;
}

describe('the mummy', () => {
  it.each(['lotus', 'papyrus', 'ibis'])('catches a hunter whose cell is certain (seed %s)', (seed) => {
    const { view, prey } = cornered(seed);
    const action = hard(view, seed);
    expect(action.type === 'prowl' && action.path.some((cell) => prey.includes(cell))).toBe(true);
  });

  it('is not predictable: in many positions it may take several walks', () => {
    const ways = ['lotus', 'papyrus', 'ibis', 'reed'].flatMap((seed) => choices(seed, 3));
    // If it knows of a hunter within its steps, there is nothing to choose.
    expect(ways.filter((count) => count > 1).length, ways.join(' ')).toBeGreaterThanOrEqual(ways.length / 4);
  });
});

/** For the mummy's first turns in a game: how many different walks six seeds choose. */
function choices(seed: string, turns: number): number[] {
  const chance = new FastChance(seed);
  const state = game.create(4, { mummy: 0 }, chance);
  const ways: number[] = [];
  for (let seat = game.toAct(state); seat !== null && ways.length < turns; seat = game.toAct(state)) {
    const view = game.view(state, seat);
    if (seat === 0)
      ways.push(new Set(Array.from({ length: 6 }, (_, i) => JSON.stringify(hard(view, `${seed} ${i}`)))).size);
    game.apply(state, hard(view, seed), chance);
  }
  return ways;
}
