import { afterEach, expect, it } from 'vitest';
import { addChild, clearTree, isFull, ripeAt, ROOT } from './tree.ts';

afterEach(clearTree);

it('the scarcer the room for nodes, the more often a position must have been visited to get children', () => {
  clearTree();
  const needed = [ripeAt()];
  while (!isFull()) {
    addChild(ROOT, 0, 1);
    if (ripeAt() !== needed.at(-1)) needed.push(ripeAt());
  }
  expect(needed).toEqual([0, 4, 16]);
});
