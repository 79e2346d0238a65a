import { FastChance } from '@traque/engine/core/chance';
import { momie as game } from '@traque/engine/momie/index';
import { expect, it } from 'vitest';
import { budget } from '../core/clock.ts';
import { ticking } from '../testing/clocks.ts';
import { momie } from './index.ts';

it.each([2, 4])('MO-23: `normal` rolls again only if no move is better (%i players)', (players) => {
  const chance = new FastChance(`rolls ${players}`);
  let rolled = 0;
  let moved = 0;
  while (rolled < 10 || moved < 100) {
    const state = game.create(players, { mummy: 0 }, chance);
    for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
      const view = game.view(state, seat);
      const request = { view, level: 'normal', ms: 5, seed: `${chance.below(2 ** 31)}` } as const;
      const { action, considered } = momie.brain(request, seat, budget(5, ticking(1)));
      if (view.phase === 'rolled') {
        const mayRoll = considered[0]!.action.type === 'roll';
        if (action.type === 'roll') expect(mayRoll, JSON.stringify(considered.slice(0, 3))).toBe(true);
        if (action.type === 'roll') rolled++;
        else moved++;
      }
      game.apply(state, action, chance);
    }
  }
});
