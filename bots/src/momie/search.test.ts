import { FastChance } from '@traque/engine/core/chance';
import { momie as game } from '@traque/engine/momie/index';
import type { Action, View } from '@traque/engine/momie/protocol';
import { describe, expect, it } from 'vitest';
import type { Thought } from '../core/brain.ts';
import { budget } from '../core/clock.ts';
import { ticking } from '../testing/clocks.ts';
import { momie } from './index.ts';
import { tryActions } from './trials.ts';

const hard = (view: View, seed: string, ms: number): Thought =>
  momie.brain({ view, level: 'hard', ms, seed }, view.toAct!, budget(ms, ticking(1)));

/** With much time, but few readings of the clock. */
const thorough = (view: View, seed: string): Thought =>
  momie.brain({ view, level: 'hard', ms: 400, seed }, view.toAct!, budget(400, ticking(20)));

/** The views of the seats to act in a fast game of `hard`. */
function* evening(players: number, seed: string, most: number): Generator<View> {
  const chance = new FastChance(seed);
  const state = game.create(players, { mummy: 0 }, chance);
  for (let decision = 0; decision < most; decision++) {
    const seat = game.toAct(state);
    if (seat === null) return;
    const view = game.view(state, seat);
    yield view;
    game.apply(state, hard(view, `${seed} ${decision}`, 6).action as never, chance);
  }
}

describe.each([2, 3, 5])('search, %i players', (players) => {
  const views = [...evening(players, `ahead ${players}`, 60)].filter(
    (view) => hard(view, 'any', 6).considered.length > 1,
  );

  it('more time, more trials, for mummy and hunters', () => {
    const sides = views.map((view) => view.phase === 'prowl');
    expect(new Set(sides).size).toBe(2);
    for (const view of views.slice(0, 12))
      expect(hard(view, 'time', 60).effort).toBeGreaterThan(2 * hard(view, 'time', 10).effort);
  });

  it('the same seed and the same time, the same answer', () => {
    for (const view of views.slice(0, 12)) expect(hard(view, 'again', 12)).toEqual(hard(view, 'again', 12));
  });

  it('a thorough search tries more actions, finds similar values, and answers the same to the same seed', () => {
    const few = [...views.filter(({ phase }) => phase === 'prowl').slice(0, 2), ...views.slice(0, 4)];
    let more = 0;
    for (const view of few) {
      const one = thorough(view, 'plan');
      const simple = hard(view, 'plan', 60);
      expect(thorough(view, 'plan')).toEqual(one);
      expect(Math.abs(one.considered[0]!.value - simple.considered[0]!.value)).toBeLessThan(0.25);
      more += one.considered.length - simple.considered.length;
    }
    expect(more).toBeGreaterThan(0);
  });

  it('the values hardly depend on the seed', () => {
    for (const view of views.slice(0, 4)) {
      const [one, other] = ['heads', 'tails'].map((seed) => hard(view, seed, 150).considered[0]!.value);
      expect(Math.abs(one! - other!), JSON.stringify(view.turn)).toBeLessThan(0.15);
    }
  });
});

it('with five players others’ wins count, but the values are a hunter’s own chances', () => {
  const views = [...evening(5, 'own chances', 40)].filter(
    (view) => view.phase === 'rolled' && hard(view, 'any', 6).considered.length > 1,
  );
  const differences = views.slice(0, 8).map((view) => {
    const { action, value } = hard(view, 'own', 100).considered[0]!;
    const chances = tryActions(view, view.toAct!, [action as Action], 300, 'own')[0]!;
    return value - chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  });
  expect(differences).toHaveLength(8);
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
  expect(Math.abs(mean)).toBeLessThan(0.04);
});

it('the last token within reach is almost a win, and staying away from it is not', () => {
  const chance = new FastChance('last token');
  const view = knownPrey(chance);
  const prey = new Set(view.hunters.flatMap(({ at }) => at ?? []));
  const last = {
    ...view,
    mummy: { ...view.mummy, tokens: view.mummy.goal - 1 },
    hunters: view.hunters.map((hunter, i) => ({ ...hunter, lives: 2 - (i % 2) })),
  };
  const { considered } = hard(last, 'last token', 200);
  const ends = (action: { type: string }): boolean =>
    'path' in action && (action.path as string[]).some((cell) => prey.has(cell));
  expect(ends(considered[0]!.action)).toBe(true);
  expect(considered[0]!.value).toBeGreaterThan(0.95);
  for (const { action, value } of considered)
    if (!ends(action)) expect(value).toBeLessThan(considered[0]!.value - 0.02);
});

/** Plays until the mummy is to walk and a hunter whose cell is public is within its steps. */
function knownPrey(chance: FastChance): View {
  for (;;) {
    const state = game.create(3, { mummy: 0, map: 'amenophis' }, chance);
    for (let n = 0; n < 120 && game.toAct(state) !== null; n++) {
      const view = game.view(state, 0);
      const catches = game
        .legal(state)
        .actions.filter(
          (one) =>
            one.type === 'prowl' &&
            one.path.length > 0 &&
            view.hunters.some(({ at }) => one.path.at(-1) === (at ?? '')),
        );
      if (view.phase === 'prowl' && catches.length > 0) return view;
      const collects = game.legal(state).actions.find((one) => one.type === 'move' && one.collect === true);
      game.apply(state, collects ?? game.sample(state, chance), chance);
    }
  }
}
