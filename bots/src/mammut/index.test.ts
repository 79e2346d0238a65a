import { play } from '@traque/engine/test-support/mammut-play';
import { position } from '@traque/engine/test-support/mammut-position';
import { mammut as game } from '@traque/engine/mammut/index';
import type { Action } from '@traque/engine/mammut/protocol';
import { expect, it } from 'vitest';
import { budget, wallClock } from '../core/clock.ts';
import { mammut } from './index.ts';

const choose = (drawing: string, level: 'normal' | 'hard'): Action => {
  const state = position(drawing);
  const view = game.view(state, state.toAct);
  return mammut.brain({ view, level, ms: 200, seed: 'drawn' }, state.toAct, budget(200, wallClock)).action;
};

/** Taking the middle wins the hide track; the fox completes seat 0's seven species. */
const FOX = `round 5 | to act 0
  middle: red hide×…
  0: - | vp 30 | animals hare grouse beaver ibex horse reindeer
  1: 0=axe | vp 56
  2: 1=axe 2=fox | vp 10`;

it.each(['normal', 'hard'] as const)(
  '%s, MM-32, MM-90: steals the one tile that wins, though the heap is big',
  (level) => {
    const { middle } = play(FOX, []).json;
    const theft: Action = { type: 'steal', from: 2, share: 0, return: [1] };
    // By hand: the heap gives 30 + 5 + 22 = 57 against 59; the fox 30 + 30 against 56 + 3 - 5 - 5.
    expect(play(FOX, [{ type: 'take', tiles: middle }]).json.result?.winners).toEqual([1]);
    expect(play(FOX, [theft, { type: 'take', tiles: [...middle, 1] }]).json.result?.winners).toEqual([0]);
    expect(choose(FOX, level)).toEqual(theft);
  },
);

/** Nothing can be stolen; 29 tusks are 58 points, which is two too few. */
const TUSKS = `round 5 | to act 0
  middle: red tusk×…
  0: - | vp 10 | hand mostTusksPoints
  1: 0=fire | vp 75
  2: 1=hide | vp 10`;

it.each(['normal', 'hard'] as const)(
  '%s, MM-44, MM-71: lays the deciding card before it takes the last share',
  (level) => {
    const all: Action = { type: 'take', tiles: play(TUSKS, []).json.middle };
    const card: Action = { type: 'lay', card: 'mostTusksPoints' };
    expect(play(TUSKS, [all]).json.result?.winners).toEqual([1]);
    expect(play(TUSKS, [card, all]).json.result?.winners).toEqual([0]);
    expect(choose(TUSKS, level)).toEqual(card);
  },
);
