import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { momie } from './index.ts';
import { mummyReach, mummySteps } from './mummy-reach.ts';
import { paths } from './prowl.ts';
import type { View } from './protocol.ts';

/** Positions of a random game, each as the hunter of seat 1 sees it. */
function* positions(players: number) {
  const chance = new FastChance(`mummy reach ${players}`);
  const state = momie.create(players, { mummy: 0 }, chance);
  for (let action = 0; action < 150 && momie.toAct(state) !== null; action++) {
    yield { state, view: momie.view(state, 1) };
    momie.apply(state, momie.sample(state, chance), chance);
  }
}

describe.each([2, 3, 5])('the reach of the mummy, %i players', (players) => {
  it('MO-50, MO-51, MO-55: on its turn it is exactly the cells of its legal walks', () => {
    let walks = 0;
    for (const { state, view } of positions(players)) {
      if (view.phase !== 'prowl' && view.phase !== 'interrupt') continue;
      walks++;
      const { names } = state.setup.maze;
      const entered = new Set(paths(state).flatMap((path) => path.map((cell) => names[cell]!)));
      expect(new Set(Object.keys(mummyReach(view)))).toEqual(entered);
      expect(new Set(Object.values(mummyReach(view)))).toEqual(new Set([1]));
    }
    expect(walks).toBeGreaterThan(5);
  });

  it('before it, each cell has the probability that brown die and locked dice suffice', () => {
    for (const { view } of positions(players)) {
      if (view.steps !== null) continue;
      const { locked } = view.dice;
      expect(mummySteps(view)).toEqual([1 + locked, 2 + locked, 3 + locked]);
      const rolls = mummySteps(view).map((steps) => mummyReach({ ...view, steps }));
      for (const [cell, chance] of Object.entries(mummyReach(view)))
        expect(chance).toBeCloseTo(rolls.filter((roll) => cell in roll).length / 3, 9);
    }
  });

  it('nothing that is hidden from a hunter, or from the mummy, changes it', () => {
    for (const { state, view } of positions(players)) {
      // Other cards, other dice, other hunters: all that some seat may not know.
      const changed: View = {
        ...view,
        cards: {},
        aside: 0,
        collected: {},
        hunters: view.hunters.map((hunter) => ({ ...hunter, at: view.map.dungeon })),
        dice: { ...view.dice, free: [] },
        heard: [],
      };
      expect(mummyReach(changed)).toEqual(mummyReach(view));
      for (const viewer of [0, null]) expect(mummyReach(momie.view(state, viewer))).toEqual(mummyReach(view));
    }
  });
});

it('after the end there is none', () => {
  const view = momie.view(momie.create(3, { mummy: 0 }, new FastChance('over')), 1);
  expect(Object.keys(mummyReach(view)).length).toBeGreaterThan(0);
  expect(mummyReach({ ...view, result: { winners: [0], reason: 'tokens' } })).toEqual({});
});
