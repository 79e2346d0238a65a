import { FastChance } from '@traque/engine/core/chance';
import { mammut as game } from '@traque/engine/mammut/index';
import type { Action } from '@traque/engine/mammut/protocol';
import type { State } from '@traque/engine/mammut/state';
import { position } from '@traque/engine/mammut/testing/position';
import { expect, it } from 'vitest';
import type { Thought } from '../core/brain.ts';
import { budget } from '../core/clock.ts';
import { ticking } from '../testing/clocks.ts';
import { animalChoices } from './animals.ts';
import { mammut } from './index.ts';

const choices = (state: State) => animalChoices(state, new FastChance('animals'));

it('MM-81: an animal he has already is exchanged for one he lacks; to decline is worth less', () => {
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

it('MM-82, MM-90: the seventh species that wins the game is known to win it', () => {
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

it.each([
  [150, 10],
  [10, 150],
])('MM-41: who looks below question marks with %i points against %i knows how he stands', (mine, theirs) => {
  const state = position(`round 5 | to act 0
    middle: red ?×4 tusk×…
    0: - | vp ${mine} | hand peek
    1: 0=hide 1=axe | vp ${theirs}
    2: 2=fire | vp 10`);
  const view = game.view(state, 0);
  const { action, considered }: Thought<Action> = mammut(
    { view, level: 'hard', ms: 50, seed: 'peek' },
    0,
    budget(50, ticking(0.01)),
  );
  expect(action).toMatchObject({ type: 'play', card: 'peek' });
  if (mine > theirs) expect(considered[0]!.value).toBeGreaterThan(0.8);
  else expect(considered[0]!.value).toBeLessThan(0.2);
});
