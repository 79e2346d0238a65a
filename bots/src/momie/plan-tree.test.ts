import { FastChance } from '@traque/engine/core/chance';
import { describe, expect, it } from 'vitest';
import { NONE_PLANNED, PlanTree } from './plan-tree.ts';

/** Two choices; the prior prefers the first one. */
const addTwo = (tree: PlanTree): void => {
  tree.add(1, 10, 0);
  tree.add(2, 20, -0.05);
};
const anything = (): boolean => true;

/**
 * A decision between two choices, of which the first wins in 4 of 10 trials and the second in 7, but is possible only in
 * every other trial. Answers how often the second was taken when it was possible, in the last tenth of the trials.
 */
function shareOfSecond(trials: number): number {
  const chance = new FastChance('plan');
  const tree = new PlanTree();
  const root = tree.addRoot();
  let taken = 0;
  for (let trial = 0; trial < trials; trial++) {
    tree.begin(root);
    expect(tree.enter(7)).toBe(true);
    if (tree.isEmpty) addTwo(tree);
    const hasBoth = trial % 2 === 0;
    tree.take((face) => hasBoth || face === 1);
    if (trial >= 0.9 * trials && tree.face === 2) taken++;
    tree.finish(chance.below(10) < (tree.face === 2 ? 7 : 4) ? 1 : 0);
  }
  return taken / (0.05 * trials);
}

/**
 * Two actions, each followed by a decision between two choices of which the prior prefers the first. After the safe
 * action both win half of the trials; after the bold one the first wins 3 of 10 and the second 8. Answers how many of
 * the last 100 trials each action won.
 */
function lateWins(trials: number): { safe: number; bold: number } {
  const chance = new FastChance('two turns');
  const tree = new PlanTree();
  const [safe, bold] = [[5, 5] as const, [3, 8] as const].map((odds) => {
    const root = tree.addRoot();
    let won = 0;
    for (let trial = 0; trial < trials; trial++) {
      tree.begin(root);
      tree.enter(0);
      if (tree.isEmpty) addTwo(tree);
      const result = chance.below(10) < odds[tree.take(anything)]! ? 1 : 0;
      tree.finish(result);
      if (trial >= trials - 100) won += result;
    }
    return won;
  });
  return { safe: safe!, bold: bold! };
}

describe('the tree of own decisions', () => {
  it('finds a plan of two turns that the usual second choice spoils', () => {
    const { safe, bold } = lateWins(2000);
    expect(bold).toBeGreaterThan(safe + 10);
  });

  it('with few trials the prior decides, with many the results', () => {
    const tree = new PlanTree();
    tree.begin(tree.addRoot());
    tree.enter(7);
    addTwo(tree);
    expect(tree.take(anything)).toBe(0);
    expect(shareOfSecond(4000)).toBeGreaterThan(0.8);
  });

  it('takes only what is possible; if nothing is, the rest of the trial is beyond the tree', () => {
    const tree = new PlanTree();
    tree.begin(tree.addRoot());
    tree.enter(1);
    addTwo(tree);
    expect(tree.take((_, cell) => cell === 20)).toBe(1);
    expect([tree.face, tree.cell]).toEqual([2, 20]);
    tree.begin(tree.addRoot());
    tree.enter(1);
    addTwo(tree);
    expect(tree.take(() => false)).toBe(NONE_PLANNED);
    expect(tree.enter(2)).toBe(false);
  });

  it('tells apart actions, choices and what the seat knows', () => {
    const tree = new PlanTree();
    const roots = [tree.addRoot(), tree.addRoot()];
    for (const root of roots)
      for (const choice of [0, 1])
        for (const key of [3, 4])
          for (let trial = 0; trial < 2; trial++) {
            tree.begin(root);
            tree.enter(1);
            if (tree.isEmpty) addTwo(tree);
            tree.take((face) => face === choice + 1);
            tree.enter(key);
            tree.finish(0.5);
          }
    // The roots, a decision of each, and four each behind those.
    expect(tree.size).toBe(2 + 2 + 8);
  });

  it('grows by one node per trial, up to its bound', () => {
    const tree = new PlanTree(50);
    const root = tree.addRoot();
    let inside = 0;
    for (let trial = 0; trial < 500; trial++) {
      tree.begin(root);
      for (let decision = 0; decision < 3 && tree.enter(trial % 100); decision++) {
        if (tree.isEmpty) addTwo(tree);
        tree.take(anything);
        inside++;
      }
      expect(tree.size).toBeLessThanOrEqual(Math.min(50, trial + 2));
      tree.finish(0.5);
    }
    expect(tree.size).toBe(50);
    expect(inside).toBeGreaterThan(200);
  });
});
