import { FastChance } from '@traque/engine/core/chance';
import { momie } from '@traque/engine/momie/index';
import { whereaboutsOf } from '@traque/engine/momie/whereabouts';
import { describe, expect, it } from 'vitest';
import { listen } from './belief.ts';

describe.each([2, 3, 5])('what a mummy believes, %i players', (players) => {
  const seed = `belief ${players}`;

  it('weighs every cell of the exact sets and no other, the truth among them', () => {
    const chance = new FastChance(seed);
    const state = momie.create(players, { mummy: 0 }, chance);
    for (let action = 0; action < 200 && momie.toAct(state) !== null; action++) {
      const view = momie.view(state, 0);
      const { sets, maze } = whereaboutsOf(view);
      const { hunters } = momie.view(state, 1);
      listen(view).masses.forEach((mass, hunter) => {
        const told = `${seed}, action ${action}, hunter ${hunter}`;
        for (let cell = 0; cell < maze.size; cell++) expect(mass[cell]! > 0, told).toBe(sets[hunter]![cell] === 1);
        const { at, out } = hunters[hunter]!;
        expect(mass.reduce((sum, one) => sum + one, 0)).toBeCloseTo(out ? 0 : 1, 9);
        if (!out) expect(mass[maze.index.get(at!)!], told).toBeGreaterThan(0);
      });
      momie.apply(state, momie.sample(state, chance), chance);
    }
  });

  it('is the same whether the record was read at once or as it grew', () => {
    const chance = new FastChance(seed);
    const state = momie.create(players, { mummy: 0 }, chance);
    const other = momie.view(momie.create(players, { mummy: 0, map: 'nefertari' }, chance), 0);
    for (let action = 0; action < 60 && momie.toAct(state) !== null; action++) {
      const view = momie.view(state, 0);
      const grown = listen(view).masses;
      if (action % 10 === 0) {
        listen(other);
        const fresh = listen(view).masses;
        fresh.forEach((mass, hunter) =>
          mass.forEach((one, cell) => expect(grown[hunter]![cell], `${seed}, action ${action}`).toBeCloseTo(one, 12)),
        );
      }
      momie.apply(state, momie.sample(state, chance), chance);
    }
  });
});
