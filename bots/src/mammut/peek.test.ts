import { mammut as game } from '@traque/engine/mammut/index';
import type { Action } from '@traque/engine/mammut/protocol';
import { position } from '@traque/engine/test-support/mammut-position';
import { expect, it } from 'vitest';
import type { Thought } from '../core/brain.ts';
import { budget } from '../core/clock.ts';
import { ticking } from '../testing/clocks.ts';
import { mammut } from './index.ts';

it.each([
  [150, 10],
  [10, 150],
])('MM-41: peeking with %i points against %i reports the chance to win', (mine, theirs) => {
  const state = position(`round 5 | to act 0
    middle: red ?×4 tusk×…
    0: - | vp ${mine} | hand peek
    1: 0=hide 1=axe | vp ${theirs}
    2: 2=fire | vp 10`);
  const view = game.view(state, 0);
  const { action, considered }: Thought<Action> = mammut.brain(
    { view, level: 'hard', ms: 50, seed: 'peek' },
    0,
    budget(50, ticking(0.01)),
  );
  expect(action).toMatchObject({ type: 'play', card: 'peek' });
  if (mine > theirs) expect(considered[0]!.value).toBeGreaterThan(0.8);
  else expect(considered[0]!.value).toBeLessThan(0.2);
});
