/** Several threads grow one tree: by turns, then at the same time in real threads. */
import { Worker } from 'node:worker_threads';
import { FastChance } from '@traque/engine/core/chance';
import type { AnyView } from '@traque/engine/core/game';
import { maamut as game } from '@traque/engine/maamut/index';
import type { State } from '@traque/engine/maamut/state';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Thought } from '../core/brain.ts';
import { lendMemory } from '../core/shared-memory.ts';
import { Thread } from '../threads/thread.ts';
import { search } from './search.ts';
import { addChild, claimChild, fields, ints, NONE, rewardSum, ROOT, useTree } from './tree.ts';

const { BIT, FIRST_CHILD, NEXT_SIBLING, POSSIBLE, TRIED, VISITS } = fields;

const endless = { clock: () => 0, deadline: 1 };

/** A position some plies into a game. */
function positionOf(players: number, plies: number, seed: string): State {
  const chance = new FastChance(seed);
  const state = game.create(players, {}, chance);
  for (let ply = 0; ply < plies; ply++) game.apply(state, game.sample(state, chance), chance);
  return state;
}

function childrenOf(node: number): number[] {
  const children: number[] = [];
  for (let child = ints[node + FIRST_CHILD]!; child !== NONE; child = ints[child + NEXT_SIBLING]!)
    if (children.push(child) > ints.length) throw new Error('the list of children has no end');
  return children;
}

/** What is wrong with a node, if anything. */
function faultOf(node: number): string | null {
  const children = childrenOf(node);
  const bits = children.map((child) => ints[child + BIT]!);
  if (new Set(bits).size !== bits.length) return 'an action has two children';
  if (bits.reduce((all, bit) => all | bit, 0) !== ints[node + TRIED]) return 'a child was claimed and not added';
  if ((ints[node + TRIED]! & ~ints[node + POSSIBLE]!) !== 0) return 'a child with an impossible action';
  const visits = children.reduce((sum, child) => sum + ints[child + VISITS]!, 0);
  if (visits > ints[node + VISITS]!) return 'the children have more visits than their parent';
  return rewardSum(node) >= 0 && rewardSum(node) <= ints[node + VISITS]! ? null : 'rewards are from 0 to 1';
}

/** Checks a tree that no thread works in any more; answers how many nodes it has. */
function checkTree(memory: SharedArrayBuffer): number {
  useTree(memory);
  onTestFinished(() => useTree());
  const open: number[] = [ROOT];
  const seen = new Set<number>();
  const faults = new Set<string>();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node)) faults.add('a node has two parents');
    seen.add(node);
    const fault = faultOf(node);
    if (fault !== null) faults.add(fault);
    open.push(...childrenOf(node));
  }
  expect([...faults]).toEqual([]);
  return seen.size;
}

describe('one after the other', () => {
  const root = positionOf(2, 20, 'turns');
  const run = (memory: SharedArrayBuffer, effort: number, seed: string) =>
    search(root, { ...endless, effort }, new FastChance(seed), { memory });

  it('the second goes on where the first has stopped', () => {
    const memory = lendMemory()!;
    const first = run(memory, 300, 'one');
    const second = run(memory, 500, 'two');
    expect([first.effort, first.treeEffort, second.effort, second.treeEffort]).toEqual([300, 300, 500, 800]);
    expect(second.ranked.reduce((sum, { effort }) => sum + effort, 0)).toBe(800);
    expect(checkTree(memory)).toBeGreaterThan(800);
  });

  it('the first of them finds the same as alone', () => {
    const alone = search(root, { ...endless, effort: 400 }, new FastChance('one'));
    expect(run(lendMemory()!, 400, 'one')).toEqual(alone);
  });

  it('if another thread ended while it added an action or filled a node in, the rest is searched', () => {
    const memory = lendMemory()!;
    run(memory, 1, 'one');
    useTree(memory);
    const [kept, half] = childrenOf(ROOT);
    // It had counted its first visit of one child and got no further; of another it had only the claim.
    ints[half! + VISITS] = 1;
    ints[kept! + NEXT_SIBLING] = half!;
    ints[half! + NEXT_SIBLING] = NONE;
    const { ranked } = run(memory, 2000, 'two');
    expect(ranked).toHaveLength(2);
    expect(ranked.reduce((sum, { effort }) => sum + effort, 0)).toBeGreaterThan(2000);
  });

  it('if it ended before there was any action at all, there is still a legal answer', () => {
    const memory = lendMemory()!;
    useTree(memory);
    for (let bit = 1; bit < 1 << 30; bit <<= 1) claimChild(ROOT, bit);
    const { ranked } = run(memory, 50, 'two');
    expect(ranked).toHaveLength(1);
    expect(ranked[0]!.effort).toBe(0);
  });
});

/** A program that claims and adds the same children as another, 20 of each parent, and then many to a single one. */
const adder = `
  import { parentPort, workerData } from 'node:worker_threads';
  const { addChild, claimChild, useTree } = await import(workerData.tree);
  useTree(workerData.memory);
  const ready = new Int32Array(workerData.ready);
  Atomics.add(ready, 0, 1);
  while (Atomics.load(ready, 0) < 2);
  for (const parent of workerData.parents)
    for (let bit = 1; bit < 1 << 20; bit <<= 1) if (claimChild(parent, bit)) addChild(parent, 0, bit, 0, 0);
  for (let i = 0; i < 400_000; i++) addChild(workerData.crowded, 0, 0, 0, 0);
  parentPort.postMessage('done');`;

it('two real threads that add the same children at the same time add each one once', { timeout: 60_000 }, async () => {
  const memory = lendMemory()!;
  useTree(memory);
  const parents = Array.from({ length: 3000 }, () => addChild(ROOT, 0, 1, 0, 0));
  const crowded = addChild(ROOT, 0, 1, 0, 0);
  const ready = new SharedArrayBuffer(4);
  const workerData = { memory, parents, crowded, ready, tree: new URL('./tree.ts', import.meta.url).href };
  const workers = [0, 1].map(
    () => new Worker(new URL(`data:text/javascript,${encodeURIComponent(adder)}`), { workerData }),
  );
  await Promise.all(workers.map((worker) => new Promise((resolve) => worker.once('message', resolve))));
  await Promise.all(workers.map((worker) => worker.terminate()));
  useTree(memory);
  onTestFinished(() => useTree());
  for (const parent of parents) {
    const bits = childrenOf(parent).map((child) => ints[child + BIT]!);
    if (bits.length !== 20 || new Set(bits).size !== 20) expect(bits).toHaveLength(20);
  }
  const added = [crowded, ...parents].flatMap(childrenOf);
  expect(added).toHaveLength(800_000 + 3000 * 20);
  expect(new Set(added).size, 'each has room of its own').toBe(added.length);
});

describe.each([2, 3, 4])('three real threads at once, %i players', (players) => {
  it('every visit is counted once, and the tree is sound', { timeout: 60_000 }, async () => {
    const threads = Array.from({ length: 3 }, () => new Thread());
    onTestFinished(async () => void (await Promise.all(threads.map((thread) => thread.close()))));
    for (const plies of [0, 12, 25]) {
      const state = positionOf(players, plies, `threads ${players}`);
      const seat = game.toAct(state)!;
      const memory = lendMemory()!;
      const view = game.view(state, seat) as unknown as AnyView;
      const request = { view, level: 'hard', ms: 60, memory } as const;
      const thoughts = await Promise.all(
        threads.map(
          (thread, i) =>
            new Promise<Thought>((resolve, reject) =>
              thread.start({ request: { ...request, seed: `${i}` }, timing: 'processor', resolve, reject }),
            ),
        ),
      );
      const efforts = thoughts.map(({ effort }) => effort);
      const all = efforts.reduce((sum, effort) => sum + effort, 0);
      expect(Math.min(...efforts)).toBeGreaterThan(0);
      expect(Math.max(...thoughts.map(({ sharedEffort }) => sharedEffort!))).toBe(all);
      for (const { action, considered } of thoughts) {
        expect(game.refusal(state, seat, action as never)).toBeNull();
        for (const { value } of considered) expect(value >= 0 && value <= 1).toBe(true);
      }
      expect(checkTree(memory)).toBeGreaterThan(50);
      expect(ints[ROOT + VISITS]).toBe(all);
      expect(childrenOf(ROOT).reduce((sum, child) => sum + ints[child + VISITS]!, 0)).toBeLessThanOrEqual(all);
    }
  });
});
