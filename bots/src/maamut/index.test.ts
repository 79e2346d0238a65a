import { FastChance } from '@traque/engine/core/chance';
import { maamut as game } from '@traque/engine/maamut/index';
import { position } from '@traque/engine/test-support/maamut-position';
import { expect, it } from 'vitest';
import { budget } from '../core/clock.ts';
import { ticking } from '../testing/clocks.ts';
import { maamut } from './index.ts';

it('in a long hunt choices vary, but none of them is bad', () => {
  const state = position(
    `
      #   .   .   .
    ,   .   ,   #   .
  ,   ,A  ,   ,   ,   ,
.   ,   #   +M  ,B  .   ,
  .   ,   #   #   ,   #
    ,   #   ,   .   ,
      .   ,   ,   .`,
    { turnsTaken: [105, 105] },
  );
  const view = game.view(state, 0);
  const chosen = Array.from({ length: 8 }, (_, seed) => {
    const { action, considered } = maamut.brain(
      { view, level: 'hard', ms: 104, seed: `${seed}` },
      0,
      budget(104, ticking(1)),
    );
    const best = Math.max(...considered.map(({ value }) => value));
    const taken = considered.find((one) => one.action === action)!;
    expect(best - taken.value, `seed ${seed}`).toBeLessThanOrEqual(0.12);
    return JSON.stringify(action);
  });
  expect(new Set(chosen).size).toBeGreaterThan(1);
});

it('if nobody can drive the mammoth out of its corner, somebody faces it in the end and the hunt ends', () => {
  const chance = new FastChance('corner');
  const state = position(
    `
      ,   ,   ,a  .D
    .   #   ,c  ,a  ,
  .B  #   #   ,C  ,   .
#   ,   ,c  +   ,A  ,   .
  #   ,c  .   .   ,b  ,a
    .M  #   .   ,   ,
      .   #   .   ,`,
    { turnsTaken: [148, 148, 148, 148] },
  );
  let actions = 0;
  for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
    const request = { view: game.view(state, seat), level: 'hard', ms: 8, seed: `${actions}` } as const;
    game.apply(state, maamut.brain(request, seat, budget(8, ticking(1))).action, chance);
    expect(++actions).toBeLessThan(1000);
  }
});
