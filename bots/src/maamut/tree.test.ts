import { afterEach, expect, it } from 'vitest';
import {
  addChild,
  addReward,
  claimChild,
  countVisit,
  fields,
  floats,
  ints,
  isFull,
  rewardSum,
  ROOT,
  useTree,
  visitsToExpand,
} from './tree.ts';

afterEach(() => useTree());

it('the fuller the tree, the more visits a node needs before it is expanded', () => {
  useTree();
  const needed = [visitsToExpand()];
  while (!isFull()) {
    addChild(ROOT, 0, 1, 0, 0);
    if (visitsToExpand() !== needed.at(-1)) needed.push(visitsToExpand());
  }
  expect(needed).toEqual([0, 4, 16]);
});

it('a sum of rewards stays exact over more visits than a second has, and no other field changes', () => {
  useTree();
  const node = addChild(ROOT, 7, 1, 0.25, 0.5);
  for (let visit = 0; visit < 300_000; visit++) {
    countVisit(node);
    addReward(node, visit % 2 === 0 ? 1 : 0.003);
  }
  expect(rewardSum(node)).toBeCloseTo(150_450, 3);
  expect(ints[node + fields.VISITS]).toBe(300_000);
  expect([floats[node + fields.PRIOR_VALUE], floats[node + fields.PRIOR_WEIGHT]]).toEqual([0.25, 0.5]);
  expect([rewardSum(ROOT), ints[node + fields.WINNING], ints[node + fields.CODE]]).toEqual([0, 0, 7]);
});

it.each([
  ['own', undefined],
  ['shared', new SharedArrayBuffer(64 * 1000)],
])(
  '%s memory: a child is added by the thread that claims it first, and the tree is full before its memory ends',
  (_, memory) => {
    useTree(memory);
    expect([claimChild(ROOT, 4), claimChild(ROOT, 4), claimChild(ROOT, 2)]).toEqual([true, false, true]);
    const first = addChild(ROOT, 2, 4, 0, 0);
    const second = addChild(ROOT, 1, 2, 0, 0);
    expect(ints[ROOT + fields.FIRST_CHILD]).toBe(second);
    expect([ints[second + fields.NEXT_SIBLING], ints[first + fields.NEXT_SIBLING]]).toEqual([first, 0]);
    let last = 0;
    while (!isFull()) last = addChild(ROOT, 0, 1, 0, 0);
    expect(last + 64 * fields.SIZE).toBeLessThan(ints.length);
  },
);
