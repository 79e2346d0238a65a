import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function emptied(queue: FairQueue<string>): string[] {
  const all: string[] = [];
  for (let next = queue.take(); next !== null; next = queue.take()) all.push(next.work);
  return all;
}

it('takes from each owner in turn, the oldest first', () => {
  const queue = new FairQueue<string>();
  for (const work of ['a1', 'a2', 'a3']) queue.add('a', work);
  queue.add('b', 'b1');
  queue.add('c', 'c1');
  queue.add('b', 'b2');
  expect([queue.owners, queue.waitingOf('a'), queue.waitingOf('d')]).toEqual([3, 3, 0]);
  expect(emptied(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.owners).toBe(0);
});

it('an owner who comes later waits for one turn of each of the others, not for all of their work', () => {
  const queue = new FairQueue<string>();
  for (let i = 0; i < 100; i++) queue.add('greedy', `g${i}`);
  queue.take();
  queue.add('ordinary', 'o');
  expect([queue.take()?.work, queue.take()?.work]).toEqual(['g1', 'o']);
});
