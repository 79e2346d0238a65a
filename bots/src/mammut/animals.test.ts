import { FastChance } from '@traque/engine/core/chance';
import { mammut as game } from '@traque/engine/mammut/index';
import type { State } from '@traque/engine/mammut/state';
import { position } from '@traque/engine/test-support/mammut-position';
import { expect, it } from 'vitest';
import { considerAnimals } from './animals.ts';

const choices = (state: State) => considerAnimals(state, new FastChance('animals'));

it('MM-81: a duplicate animal is exchanged for a missing one; declining is worth less', () => {
  const state = position(`round 3 | wildAnimal 1
    middle: -
    0: 7=red hide×… | animals hare
    1: 3=fox | animals fox hare | laid wildAnimal
    2: 4=tusk`);
  const found = choices(state);
  expect(found[0]!.action).toMatchObject({ type: 'wildAnimal', tile: 3 });
  expect(found.at(-1)!.action).toEqual({ type: 'decline' });
  expect(found[0]!.value).toBeGreaterThan(found.at(-1)!.value);
  expect(found).toHaveLength(5 + 1);
  for (const { action } of found) expect(game.refusal(state, 1, action)).toBeNull();
});

it('MM-82, MM-90: the seventh species is chosen if it wins the game', () => {
  // Seat 0: 30 + 22 points or, with the hare, 30 + 30; seat 1: 55.
  const state = position(`round 5 | mostHidesAnimal 0
    middle: -
    0: 7=red hide×… | vp 30 | animals fox grouse beaver ibex horse reindeer | laid mostHidesAnimal
    1: 3=axe | vp 55
    2: 4=tusk`);
  const [only, ...others] = choices(state);
  expect(only!.action).toEqual({ type: 'chooseAnimal', species: 'hare' });
  expect(only!.value).toBeGreaterThan(0.9);
  expect(others).toEqual([]);
});
