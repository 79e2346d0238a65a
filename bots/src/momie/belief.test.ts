import { FastChance } from '@traque/engine/core/chance';
import { distancesIn } from '@traque/engine/momie/distances';
import { momie } from '@traque/engine/momie/index';
import { mazeOf, NONE } from '@traque/engine/momie/map';
import { mapNamed } from '@traque/engine/momie/maps';
import { hunterAt } from '@traque/engine/momie/state';
import { whereaboutsOf } from '@traque/engine/momie/whereabouts';
import { describe, expect, it } from 'vitest';
import { budget } from '../core/clock.ts';
import { ticking } from '../testing/clocks.ts';
import { beliefOf } from './belief.ts';
import { HandBelief } from './hand-belief.ts';
import { momie as bot } from './index.ts';

describe.each([2, 3, 5])('the belief about hunters, %i players', (players) => {
  const seed = `belief ${players}`;

  it('covers exactly the possible cells, including the true one', () => {
    const chance = new FastChance(seed);
    const state = momie.create(players, { mummy: 0 }, chance);
    for (let action = 0; action < 200 && momie.toAct(state) !== null; action++) {
      const view = momie.view(state, 0);
      const { sets, maze } = whereaboutsOf(view);
      const { hunters } = momie.view(state, 1);
      beliefOf(view).masses.forEach((mass, hunter) => {
        const told = `${seed}, action ${action}, hunter ${hunter}`;
        for (let cell = 0; cell < maze.size; cell++) expect(mass[cell]! > 0, told).toBe(sets[hunter]![cell] === 1);
        const { at, out } = hunters[hunter]!;
        expect(mass.reduce((sum, one) => sum + one, 0)).toBeCloseTo(out ? 0 : 1, 9);
        if (!out) expect(mass[maze.index.get(at!)!], told).toBeGreaterThan(0);
      });
      momie.apply(state, momie.sample(state, chance), chance);
    }
  });

  it('is the same whether the record was read at once or entry by entry', () => {
    const chance = new FastChance(seed);
    const state = momie.create(players, { mummy: 0 }, chance);
    const other = momie.view(momie.create(players, { mummy: 0, map: 'nefertari' }, chance), 0);
    for (let action = 0; action < 60 && momie.toAct(state) !== null; action++) {
      const view = momie.view(state, 0);
      const grown = beliefOf(view).masses;
      if (action % 10 === 0) {
        beliefOf(other);
        const fresh = beliefOf(view).masses;
        fresh.forEach((mass, hunter) =>
          mass.forEach((one, cell) => expect(grown[hunter]![cell], `${seed}, action ${action}`).toBeCloseTo(one, 12)),
        );
      }
      momie.apply(state, momie.sample(state, chance), chance);
    }
  });
});

describe('MO-65: the belief about one of two pawns', () => {
  it('goes by the plan of both: a pawn leaves to the other one what is nearer to that one', () => {
    const maze = mazeOf(mapNamed('ramses')!);
    // Two treasures that are far from each other.
    const [here, there] = [0, maze.treasures.length - 1];
    const cells = [here, there].map((card) => maze.treasureCells[card]!);
    const belief = new HandBelief(maze, [[here, there]], new Uint8Array(maze.size).fill(1), true);
    const prefersFirst = (): boolean => {
      const { attraction } = belief.hypotheses[0]!;
      return attraction[cells[0]!]! > attraction[cells[1]!]!;
    };
    belief.expectPartner(cells[0]!);
    expect(prefersFirst(), 'the partner stands on the first one').toBe(false);
    belief.expectPartner(cells[1]!);
    expect(prefersFirst(), 'the partner stands on the second one').toBe(true);
  });
});

describe('a mummy that reckons with careful hunters', () => {
  const NEAR = 6;

  it('is less surprised by where hunters of `hard` are who are near when it is about to walk', () => {
    const bits = { naive: 0, full: 0 };
    let count = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const chance = new FastChance(`surprise ${seed}`);
      const state = momie.create(2, { mummy: 0 }, chance);
      for (let decision = 0; decision < 120; decision++) {
        const seat = momie.toAct(state);
        if (seat === null) break;
        const view = momie.view(state, seat);
        if (seat === 0) {
          const { maze } = state.setup;
          const steps = distancesIn(maze);
          const belief = beliefOf(view);
          const [naive, full] = [belief.massesBy('naive'), belief.massesBy('full')];
          for (const hunter of full.keys()) {
            const at = hunterAt(state, hunter);
            if (at === NONE || steps[state.mummy * maze.size + at]! > NEAR) continue;
            bits.naive -= Math.log2(naive[hunter]![at]!);
            bits.full -= Math.log2(full[hunter]![at]!);
            count++;
          }
        }
        const request = { view, level: 'hard', ms: 30, seed: `${seed} ${decision}` } as const;
        momie.apply(state, bot.brain(request, seat, budget(30, ticking(1))).action, chance);
      }
    }
    expect((bits.naive - bits.full) / count).toBeGreaterThan(0.3);
  });
});

describe.each([2, 4])('the belief about the mummy, %i players', (players) => {
  /** How likely an aimless mummy seems at the end of a game, in which it is or is not. */
  const judged = (strays: boolean, seed: string): number => {
    const chance = new FastChance(seed);
    const state = momie.create(players, { mummy: 0 }, chance);
    for (let decision = 0; decision < 150; decision++) {
      const seat = momie.toAct(state);
      if (seat === null) break;
      const view = momie.view(state, seat);
      const level = seat === 0 ? 'hard' : 'normal';
      const request = { view, level, ms: 4, seed: `${seed} ${decision}` } as const;
      const chosen =
        seat === 0 && strays ? momie.sample(state, chance) : bot.brain(request, seat, budget(4, ticking(1))).action;
      momie.apply(state, chosen, chance);
    }
    return beliefOf(momie.view(state, 1)).aimlessChance;
  };

  it('a mummy that walks at random is recognised, and one that hunts is not mistaken for it', () => {
    const seeds = Array.from({ length: 8 }, (_, number) => `aimless ${number}`);
    const mean = (strays: boolean): number => seeds.reduce((sum, seed) => sum + judged(strays, seed), 0) / seeds.length;
    expect(mean(true)).toBeGreaterThan(0.6);
    expect(mean(false)).toBeLessThan(0.2);
  });
});
