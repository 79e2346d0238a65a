import { FastChance } from '@traque/engine/core/chance';
import { maamut } from '@traque/engine/maamut/index';
import { legalTurns } from '@traque/engine/maamut/legal';
import type { State } from '@traque/engine/maamut/state';
import { position } from '@traque/engine/test-support/maamut-position';
import { describe, expect, it } from 'vitest';
import { withEffort } from '../core/clock.ts';
import { winningPushes } from './push.ts';
import { ticking } from '../testing/clocks.ts';
import { decisive, plain } from './plain-search.ts';

const asked = (state: State, seed: string, effort: number, search = plain) =>
  search({ view: maamut.view(state, state.toAct), level: 'hard', ms: 1, seed }, state.toAct, simulations(effort));
const simulations = (effort: number) => withEffort(effort, { clock: ticking(0), deadline: 1, effort });

describe('plain tree search', () => {
  it.each([2, 3, 4])('with %i players: legal, the same for the same seed, one visit per simulation', (players) => {
    const chance = new FastChance(`plain ${players}`);
    const state = maamut.create(players, {}, chance);
    for (let seat = maamut.toAct(state), i = 0; seat !== null && i < 12; seat = maamut.toAct(state), i++) {
      const thought = asked(state, `${i}`, 30);
      expect(maamut.refusal(state, seat, thought.action)).toBeNull();
      expect(asked(state, `${i}`, 30)).toEqual(thought);
      expect(thought.considered.reduce((sum, { effort }) => sum + effort, 0)).toBe(30);
      maamut.apply(state, thought.action, chance);
    }
  });

  it('finds a push into its own trap', () => {
    let found = 0;
    for (let game = 0; found < 3; game++) {
      const chance = new FastChance(`push ${game}`);
      const state = maamut.create(2, {}, chance);
      for (let seat = maamut.toAct(state); seat !== null; seat = maamut.toAct(state)) {
        const wins = state.phase === 'act' ? winningPushes(state, seat, legalTurns(state)) : 0;
        if (wins !== 0) {
          const { action } = asked(state, 'seed', 300);
          maamut.apply(state, action, chance);
          expect(maamut.result(state)?.winners).toEqual([seat]);
          found++;
          break;
        }
        maamut.apply(state, maamut.sample(state, chance), chance);
      }
    }
  });

  it('in decisive rollouts a win is taken at once: they see better that nothing helps against this threat', () => {
    const state = position(
      `
      #   .A  .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,B  +M  ,b  ,   .
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   #   #   #`,
      { hands: [[1, 1, 1]] },
    );
    const best = (search: typeof plain) =>
      Math.max(...asked(state, 'threat', 60, search).considered.map(({ value }) => value));
    expect(best(plain)).toBeGreaterThan(0);
    expect(best(decisive)).toBeLessThan(best(plain) / 2);
  });
});
