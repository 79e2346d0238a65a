/** Several threads search one decision: what one has tried counts for all. */
import { FastChance } from '@traque/engine/core/chance';
import { mammut as game } from '@traque/engine/mammut/index';
import { position } from '@traque/engine/test-support/mammut-position';
import { describe, expect, it } from 'vitest';
import { lendMemory } from '../core/shared-memory.ts';
import { mammut } from './index.ts';
import type { Candidate } from './trial.ts';
import { joinTrialPool, type TrialPool } from './trial-pool.ts';

const join = (memory: SharedArrayBuffer, seed: string, ms: number): TrialPool =>
  joinTrialPool(memory, new FastChance(seed), ms)!;

const candidate = (mask: number, trials: number, sum: number): Candidate => ({
  flips: 0,
  givenBack: 0,
  slot: -1,
  mask,
  hasMove: true,
  node: null,
  trials,
  sum,
  cardTrials: trials / 2,
  sumWithoutCard: sum / 2,
  sumsWithCard: Float64Array.of(sum / 4),
});

describe('threads with one memory', () => {
  it('begin with the same seed and time, those of the first', () => {
    const memory = lendMemory()!;
    const [first, second] = [join(memory, 'one', 80.5), join(memory, 'two', 79)];
    expect([second.seed, second.ms]).toEqual([first.seed, first.ms]);
    expect(first.ms).toBe(80);
    expect(join(lendMemory()!, 'two', 79).seed).not.toBe(first.seed);
  });

  it('add up their trials of the same candidate, in the same round', () => {
    const memory = lendMemory()!;
    const [one, other] = [join(memory, 'one', 80), join(memory, 'two', 80)];
    one.publish(0, [candidate(1, 100, 80), candidate(2, 10, 5)]);
    const own = [candidate(2, 10, 6), candidate(1, 100, 10), candidate(4, 10, 5)];
    expect(other.withAllTrials(0, own)).toMatchObject([
      { mask: 2, trials: 20, sum: 11, cardTrials: 10, sumWithoutCard: 5.5, sumsWithCard: Float64Array.of(2.75) },
      { mask: 1, trials: 200, sum: 90 },
      { mask: 4, trials: 10, sum: 5 },
    ]);
    expect(other.rank(0, own).map(({ mask, trials }) => [mask, trials])).toEqual([
      [2, 10],
      [4, 10],
      [1, 100],
    ]);
    expect(other.withAllTrials(1, own), 'nothing of that round yet').toEqual(own);
    // What is told again takes the place of what was told before.
    one.publish(0, [candidate(1, 300, 300), candidate(2, 10, 5)]);
    expect(other.rank(0, own)[0]!.mask).toBe(1);
  });

  it('are as many as there is room for; one more works alone', () => {
    const memory = lendMemory()!;
    for (let i = 0; i < 64; i++) expect(joinTrialPool(memory, new FastChance(i), 10)).not.toBeNull();
    expect(joinTrialPool(memory, new FastChance(64), 10)).toBeNull();
  });
});

it('a search after another in the same memory knows what that one tried', () => {
  const state = position(`round 2 | to act 0
    middle: red tusk×… hide×4 axe×2
    0: - | vp 10
    1: - | vp 12
    2: - | vp 8`);
  const view = game.view(state, 0);
  const memory = lendMemory()!;
  const think = (seed: string) => {
    let now = 0;
    const time = { clock: () => (now += 0.01), deadline: 60, effort: 3000 };
    return mammut.brain({ view, level: 'hard', ms: 60, seed, memory }, 0, time);
  };
  const [first, second] = [think('one'), think('two')];
  expect(first.sharedEffort).toBe(first.effort);
  expect(second.effort).toBeGreaterThan(1000);
  expect(second.sharedEffort).toBe(first.effort + second.effort);
  expect(game.refusal(state, 0, second.action)).toBeNull();
});
