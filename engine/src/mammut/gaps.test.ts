/** What mutants of the rules once got past the other tests with (docs/mutation.md). */
import { expect, it } from 'vitest';
import type { Action } from './protocol.ts';
import { evaluate, eventsOf, play } from './testing/play.ts';

const decline: Action = { type: 'decline' };

it('MM-83: when the last seat before the holder declines nobody is asked again, and the round ends', () => {
  const asked = evaluate(`
    round 2 | to act 2
    middle: 3=fox 9=hare red tusk×…
    0: 20=ibex
    1: 5=fox | laid wildAnimal | animals fox
    2: - | laid wildAnimal`);
  expect(asked.json).toMatchObject({ phase: 'choose', toAct: 2 });
  const first = play(asked.state, [decline]);
  expect(first.json).toMatchObject({ phase: 'choose', toAct: 1 });
  const done = play(first.state, [decline]);
  expect(done.json).toMatchObject({ phase: 'share', round: 3, animals: [['ibex'], ['fox'], ['fox', 'hare']] });
});

it('MM-52: a card that stands for no tile counts for nobody', () => {
  const outcome = evaluate(`
    round 2 | to act 2
    middle: red axe×…
    0: tusk×3 fire | laid axePoints mostHidesPoints
    1: fire×2 | laid wildAnimal
    2: -`);
  expect(eventsOf(outcome, 'counts')).toEqual([]);
});

it('MM-50: without face-down cards and question marks nothing is shown or turned', () => {
  const outcome = evaluate(`
    round 2 | to act 2
    middle: red axe×…
    0: tusk
    1: fire
    2: -`);
  expect(eventsOf(outcome, 'reveal')).toEqual([]);
  expect(eventsOf(outcome, 'turn')).toEqual([]);
});

it('MM-76, MM-90: points that no card gave name none', () => {
  const outcome = evaluate(`
    round 5 | to act 2
    middle: red axe×…
    0: tusk fire×3 | animals hare fox grouse
    1: hide
    2: -`);
  const scores = eventsOf(outcome, 'score');
  expect(scores.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['MM-76', 'MM-90']));
  for (const event of scores) expect(event).not.toHaveProperty('card');
});
