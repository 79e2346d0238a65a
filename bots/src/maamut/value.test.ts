import { FastChance } from '@traque/engine/core/chance';
import { maamut } from '@traque/engine/maamut/index';
import { ACTING, type State } from '@traque/engine/maamut/state';
import { decode } from '@traque/engine/maamut/codes';
import { position } from '@traque/engine/maamut/testing/position';
import { describe, expect, it } from 'vitest';
import { atMost, budget, wallClock } from '../core/clock.ts';
import { search } from './search.ts';
import { guess } from './value.ts';
import { weights } from './weights.ts';

function shares(state: State): number[] {
  const found = new Float64Array(4);
  guess(state, weights[state.players]!, found);
  return Array.from(found.subarray(0, state.players));
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

describe('the learned value', () => {
  it('who stands ready with the card, and nobody can push the mammoth away, has as good as won', () => {
    expect(shares(ready([1, 1, 1]))[1]).toBeGreaterThan(0.9);
  });

  it('without the card it is a hope, but no more', () => {
    const [, hope] = shares(ready([3, 3, 3]));
    expect(hope).toBeGreaterThan(0.5);
    expect(hope).toBeLessThan(0.9);
  });

  it.each([2, 3, 4])(
    '%i players: the shares add up to one, and foresee the winner better than nothing does',
    (players) => {
      const chance = new FastChance(`value ${players}`);
      let surprise = 0;
      let seen = 0;
      for (let game = 0; game < 20; game++) {
        const state = maamut.create(players, {}, chance);
        const guesses: number[][] = [];
        for (let ply = 0; ply < 150 && maamut.toAct(state) !== null; ply++) {
          const { found } = search(state, atMost(40, budget(60_000, wallClock)), chance);
          maamut.apply(state, decode(found[0]!.code, state.phase), chance);
          if (state.phase === ACTING) guesses.push(shares(state));
        }
        for (const guessed of guesses) expect(guessed.reduce((sum, share) => sum + share)).toBeCloseTo(1);
        const winner = maamut.result(state)?.winners[0];
        if (winner === undefined) continue;
        seen += guesses.length;
        surprise -= guesses.reduce((sum, guessed) => sum + Math.log(guessed[winner]!), 0);
      }
      expect(seen).toBeGreaterThan(100);
      expect(surprise / seen).toBeLessThan(0.97 * Math.log(players));
    },
  );
});
