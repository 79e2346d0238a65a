import { afterEach, expect, it } from 'vitest';
import { addChild, addReward, clearTree, fields, floats, ints, isFull, rewardSum, ROOT, visitsToExpand } from './tree.ts';

afterEach(clearTree);

it('the fuller the tree, the more visits a node needs before it is expanded', () => {
  clearTree();
  const needed = [visitsToExpand()];
  while (!isFull()) {
    addChild(ROOT, 0, 1);
    if (visitsToExpand() !== needed.at(-1)) needed.push(visitsToExpand());
  }
  expect(needed).toEqual([0, 4, 16]);
});

it('a sum of rewards stays exact over more visits than a second has, and no other field changes', () => {
  clearTree();
  const node = addChild(ROOT, 7, 1);
  floats[node + fields.PRIOR_VALUE] = 0.25;
  floats[node + fields.PRIOR_WEIGHT] = 0.5;
  for (let visit = 0; visit < 300_000; visit++) addReward(node, visit % 2 === 0 ? 1 : 0.003);
  expect(rewardSum(node)).toBeCloseTo(150_450, 3);
  expect(ints[node + fields.VISITS]).toBe(300_000);
  expect([floats[node + fields.PRIOR_VALUE], floats[node + fields.PRIOR_WEIGHT]]).toEqual([0.25, 0.5]);
  expect([rewardSum(ROOT), ints[node + fields.WINNING], ints[node + fields.CODE]]).toEqual([0, 0, 7]);
});
