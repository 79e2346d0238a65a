import type { BillEntry } from '@traque/analysis/bill';
import type { Slip } from '@traque/analysis/slip';
import { describe, expect, it } from 'vitest';
import { areaOf, knownCurve, numberAt, pathOf, trueCurve } from './curve.ts';
import { accuracyIn, decisiveSwing, luckOf, slipsOf } from './moments.ts';
import { placeOf, scaleOf, stepsOf } from './sums.ts';

const slip = (loss: number, known = 0.5): Slip => ({
  played: 0.4,
  best: 0.4 + loss,
  action: { type: 'better' },
  loss,
  error: loss / 10,
  known,
});

const entry = (number: number, seat: number | null, change: Partial<BillEntry> = {}): BillEntry => ({
  number,
  seat,
  luck: [0, 0],
  effect: [0, 0],
  slip: null,
  unseen: 0,
  chances: [0.5, 0.5],
  known: null,
  ...change,
});

const game = [
  entry(0, null, { luck: [0.1, -0.1], chances: [0.6, 0.4] }),
  entry(1, 0, { luck: [-0.2, 0.2], chances: [0.3, 0.7], slip: slip(0.2, 0.55), known: 0.55 }),
  entry(2, 1, { luck: [0, 0], chances: [0.25, 0.75], slip: slip(0.01), known: 0.7 }),
  entry(3, 0, { luck: [0.3, -0.3], chances: [1, 0], slip: slip(0), known: 0.2 }),
];

describe('the bars of a player', () => {
  const account = { prior: 0.5, luck: 0.9, slips: 0.6, unseen: -0.1, others: 0.3, result: 1 };
  const steps = stepsOf(account);

  it('lead from the chance before the game to the result, each from where the last one ended', () => {
    expect(steps.map(({ key }) => key)).toEqual(['before', 'luck', 'ownSlips', 'unseen', 'others', 'result']);
    const [before, ...rest] = steps.slice(0, -1);
    expect(before).toEqual({ key: 'before', from: 0, to: 0.5 });
    let at = before!.to;
    for (const { from, to } of rest) {
      expect(from).toBe(at);
      at = to;
    }
    expect(at).toBeCloseTo(steps.at(-1)!.to, 9);
    expect(steps[2]!.to - steps[2]!.from).toBeCloseTo(-0.6, 9);
  });

  it('all fit on their scale, also above 1 and below 0', () => {
    const low = stepsOf({ prior: 0.2, luck: -0.5, slips: 0, unseen: 0, others: 0.3, result: 0 });
    const scale = scaleOf([steps, low]);
    expect(scale.max).toBeCloseTo(1.4, 9);
    expect(scale.min).toBeCloseTo(-0.3, 9);
    for (const step of [...steps, ...low]) {
      const { start, length } = placeOf(step, scale);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(start + length).toBeLessThanOrEqual(1 + 1e-9);
    }
    expect(scaleOf([])).toEqual({ min: 0, max: 1 });
  });
});

describe('the curve', () => {
  it('says what was true after each action, and what the seat could know before its own', () => {
    expect(trueCurve(game, 0).map(({ chance }) => chance)).toEqual([0.6, 0.3, 0.25, 1]);
    expect(knownCurve(game, 0)).toEqual([
      { number: 0, chance: 0.55 },
      { number: 2, chance: 0.2 },
    ]);
    expect(knownCurve(game, 1)).toEqual([{ number: 1, chance: 0.7 }]);
  });

  it('is drawn as far as it is known', () => {
    expect(pathOf(trueCurve(game.slice(0, 2), 0), 3)).toBe('M0 120L333.3 210');
    expect(areaOf(trueCurve(game.slice(0, 2), 0), 3)).toBe('M0 120L333.3 210L333.3 300L0 300Z');
    expect(pathOf([], 3) + areaOf([], 3)).toBe('');
    expect([-1, 0, 0.4, 0.51, 2].map((place) => numberAt(place, 3))).toEqual([0, 0, 1, 2, 3]);
  });
});

describe('moments', () => {
  it('are the luckiest and unluckiest of a seat, the strongest first', () => {
    expect(luckOf(game, 0)).toEqual({
      luckiest: [
        { number: 3, luck: 0.3 },
        { number: 0, luck: 0.1 },
      ],
      unluckiest: [{ number: 1, luck: -0.2 }],
    });
    const many = Array.from({ length: 9 }, (_, i) => entry(i, 0, { luck: [i - 4, 4 - i] }));
    expect(luckOf(many, 0).luckiest.map(({ luck }) => luck)).toEqual([4, 3, 2]);
    expect(luckOf(many, 0).unluckiest.map(({ luck }) => luck)).toEqual([-4, -3, -2]);
  });

  it('slips that are certain have a name, the others count as close', () => {
    expect(slipsOf(game, 0, 2).map(({ number, label }) => [number, label])).toEqual([[1, 'blunder']]);
    expect(slipsOf(game, 1, 2)).toEqual([]);
    expect(accuracyIn(game, 0, 2)).toBeLessThan(accuracyIn(game, 1, 2)!);
    expect(accuracyIn(game.slice(0, 1), 0, 2)).toBeNull();
  });

  it('the decisive one changed the true chances most, told of the player who gained', () => {
    const chances = game.map(({ chances }) => chances);
    expect(decisiveSwing(chances)).toEqual({ number: 3, seat: 0, from: 0.25, to: 1 });
    expect(decisiveSwing(chances.slice(0, 3))).toEqual({ number: 1, seat: 1, from: 0.4, to: 0.7 });
    expect(decisiveSwing(chances.slice(0, 1))).toBeNull();
  });
});
