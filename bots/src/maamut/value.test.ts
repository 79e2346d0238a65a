import { FastChance } from '@traque/engine/core/chance';
import { maamut } from '@traque/engine/maamut/index';
import type { State } from '@traque/engine/maamut/state';
import { decode } from '@traque/engine/maamut/codes';
import { position } from '@traque/engine/test-support/maamut-position';
import { describe, expect, it } from 'vitest';
import { budget, wallClock, withEffort } from '../core/clock.ts';
import { search } from './search.ts';
import { valueWeights } from './value-weights.ts';
import { winChances } from './value.ts';

function shares(state: State): number[] {
  const chances = new Float64Array(4);
  winChances(state, valueWeights[state.players]!, chances);
  return Array.from(chances.subarray(0, state.players));
}

const ready = (hand: readonly (1 | 2 | 3)[]): State =>
  position(
    `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,B  +M  ,b  ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,A  .
      #   .   #   #`,
    { hands: [[1, 1, 2], hand] },
  );

describe('the learned value function', () => {
  it('a hunter in place with the card, when nobody can push the mammoth away, has almost won', () => {
    expect(shares(ready([1, 1, 1]))[1]).toBeGreaterThan(0.9);
  });

  it('without the card the chance is good, but no more', () => {
    const [, hope] = shares(ready([3, 3, 3]));
    expect(hope).toBeGreaterThan(0.5);
    expect(hope).toBeLessThan(0.9);
  });

  it.each([2, 3, 4])('%i players: the chances add up to one and predict the winner better than chance', (players) => {
    const chance = new FastChance(`value ${players}`);
    let surprise = 0;
    let seen = 0;
    for (let game = 0; game < 20; game++) {
      const state = maamut.create(players, {}, chance);
      const guesses: number[][] = [];
      for (let ply = 0; ply < 150 && maamut.toAct(state) !== null; ply++) {
        const { ranked } = search(state, withEffort(40, budget(60_000, wallClock)), chance);
        maamut.apply(state, decode(ranked[0]!.code, state.phase), chance);
        if (state.phase === 'act') guesses.push(shares(state));
      }
      for (const guessed of guesses) expect(guessed.reduce((sum, share) => sum + share)).toBeCloseTo(1);
      const winner = maamut.result(state)?.winners[0];
      if (winner === undefined) continue;
      seen += guesses.length;
      surprise -= guesses.reduce((sum, guessed) => sum + Math.log(guessed[winner]!), 0);
    }
    expect(seen).toBeGreaterThan(100);
    expect(surprise / seen).toBeLessThan(0.97 * Math.log(players));
  });
});
