import { afterEach, expect, it } from 'vitest';
import { addChild, clearTree, isFull, ROOT, visitsToExpand } from './tree.ts';

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
