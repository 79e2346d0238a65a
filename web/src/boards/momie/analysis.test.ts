import { FastChance } from '@traque/engine/core/chance';
import { momie } from '@traque/engine/momie/index';
import type { View } from '@traque/engine/momie/protocol';
import { whereabouts } from '@traque/engine/momie/whereabouts';
import { describe, expect, it } from 'vitest';
import { analyse } from './analysis.ts';
import { catchChances } from './viewpoint.ts';

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

describe.each([2, 3, 5])('over random games, %i players', (players) => {
  function* positions() {
    for (const seed of ['reed', 'lotus']) {
      const chance = new FastChance(`${seed} ${players}`);
      const state = momie.create(players, { mummy: 0 }, chance);
      for (let action = 0; action < 120 && momie.toAct(state) !== null; action++) {
        yield state;
        momie.apply(state, momie.sample(state, chance), chance);
      }
    }
  }

  it('MO-42: the odds sum to 1, cover exactly the possible cells, and contain the truth', () => {
    for (const state of positions()) {
      const view = momie.view(state, 0);
      const possible = whereabouts(view);
      const { odds, reach } = analyse(view, 0);
      expect(reach).toBeNull();
      momie.view(state, 1).hunters.forEach(({ at, out }, hunter) => {
        const cells = odds[hunter]!;
        expect(Object.keys(cells).sort()).toEqual([...possible[hunter]!].sort());
        expect(sum(Object.values(cells))).toBeCloseTo(out ? 0 : 1, 9);
        if (!out) expect(cells[at!]).toBeGreaterThan(0);
      });
    }
  });

  it('MO-13: a hunter gets no odds and the mummy no reach; neither help tells what the viewer may not know', () => {
    for (const state of positions()) {
      const seen = momie.view(state, 0);
      const hunter = momie.view(state, 1);
      expect(analyse(hunter, 1).odds).toEqual([]);
      expect(Object.keys(analyse(hunter, 1).reach!.cells).length).toBeGreaterThan(0);
      // Another world that looks the same to the mummy: the same odds.
      const other = momie.imagine(seen, 0, new FastChance('other'));
      expect(analyse(momie.view(other, 0), 0)).toEqual(analyse(seen, 0));
      // To a hunter only the cards of others are hidden.
      const imagined = momie.imagine(hunter, 1, new FastChance('other'));
      expect(analyse(momie.view(imagined, 1), 1)).toEqual(analyse(hunter, 1));
    }
  });
});

it('a table can do without either help', () => {
  const state = momie.create(3, { mummy: 0, helps: 'no', reach: 'no' }, new FastChance('none'));
  expect(analyse(momie.view(state, 0), 0)).toEqual({ odds: [], reach: null });
  expect(analyse(momie.view(state, 1), 1)).toEqual({ odds: [], reach: null });
});

describe('the chance of a catch along a way', () => {
  const view = {
    hunters: [
      { seat: 1, lives: 3, out: false },
      { seat: 2, lives: 3, out: false },
      { seat: 3, lives: 3, out: false, at: '5,5' },
    ],
  } as unknown as View;
  const odds = [{ '1,1': 0.5, '2,1': 0.25, '3,1': 0.25 }, { '2,1': 0.5, '9,9': 0.5 }, { '5,5': 1 }];

  it('grows with each cell, of each hunter once', () => {
    const chances = catchChances(view, odds, ['1,1', '2,1', '2,1', '5,5']);
    expect(chances).toEqual([0.5, 1 - 0.25 * 0.5, 1 - 0.25 * 0.5, 1]);
  });

  it('a hunter in plain sight is caught for sure or not at all', () => {
    expect(catchChances(view, [{}, {}, { '7,7': 1 }], ['7,7', '5,5'])).toEqual([0, 1]);
  });
});
