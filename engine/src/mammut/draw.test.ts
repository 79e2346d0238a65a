import { expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { draw } from './draw.ts';
import { mammut } from './index.ts';
import { write } from './json.ts';
import { evaluate } from './testing/play.ts';
import { position } from './testing/position.ts';

it('draws a position', () => {
  const state = position(`
    round 2 | start 1 | to act 0 | played flip | turned 5 | draw peek | discard …
    middle: 0=?/fox 2=red
    0: - | animals fox hare | hand peek | knows 0 5
    1: 5=axe/? + tusk/fire×… | vp 3 | track 7 | laid ownHide | knows 5`);
  const [head, middle, first, second] = draw(state).split('\n');
  expect(head).toMatch(
    /^round 2 \| start 1 \| to act 0 \| turned 5 \| played flip \| draw peek \| discard peek flip flip /,
  );
  expect(middle).toBe('middle: 0=?/fox 2=red/blue');
  expect(first).toBe('0: - | vp 10 | track 0 | animals fox hare | hand peek | knows 0 5');
  expect(second).toMatch(
    /^1: 5=axe\/\? \+ 1=tusk\/fire 3=tusk\/fire .* \| vp 3 \| track 7 \| laid ownHide \| knows 5$/,
  );
});

it('a drawing reads back as the position it was made of, all through a game', () => {
  for (const [seed, players] of [2, 3, 4, 5].entries()) {
    const chance = new FastChance(seed);
    const state = mammut.create(players, { first: 0 }, chance);
    while (state.phase !== 'over') {
      expect(write(position(draw(state)))).toEqual(write(state));
      mammut.apply(state, mammut.sample(state, chance), chance);
    }
    expect(write(position(draw(state)))).toEqual(write(state));
  }
});

it('draws an open choice and an end', () => {
  const choice = evaluate(`
    round 5 | to act 2
    middle: 3=fox red tusk×…
    0: 20=ibex
    1: fire
    2: - | laid wildAnimal`);
  expect(draw(choice.state)).toContain('| wildAnimal 2 |');
  mammut.apply(choice.state, { type: 'decline' }, new FastChance(1));
  expect(draw(choice.state)).toContain('| over, won by 2 |');
});
