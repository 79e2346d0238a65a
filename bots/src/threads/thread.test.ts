import { gameNamed } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import { expect, it, onTestFinished } from 'vitest';
import type { Thought } from '../core/brain.ts';
import type { Timing } from './clocks.ts';
import { Thread } from './thread.ts';

/** Says by which clock it was asked to think, at the level `hard` as late as a thread that had to wait for a processor. */
const waiting = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ level, timing }) => {
    const reply = { thought: { action: { type: timing }, considered: [], effort: 0 } };
    setTimeout(() => parentPort.postMessage(reply), level === 'hard' ? 1200 : 0);
  });`;

it('by processor time a thread may have to wait; by the wall clock it is ended', { timeout: 60_000 }, async () => {
  const thread = new Thread(undefined, new URL(`data:text/javascript,${encodeURIComponent(waiting)}`));
  onTestFinished(() => thread.close());
  const game = gameNamed('maamut')!;
  const state = game.create(2, {}, new FastChance('thread'));
  const view = game.view(state, game.toAct(state));
  const ask = (level: 'easy' | 'hard', timing?: Timing): Promise<Thought> =>
    new Promise((resolve, reject) =>
      thread.start({ request: { view, level, ms: 10, seed: '' }, ...(timing && { timing }), resolve, reject }),
    );
  // The first request has more time, because it loads the program.
  expect((await ask('easy')).action).toEqual({ type: 'wall' });
  expect((await ask('hard', 'processor')).action).toEqual({ type: 'processor' });
  await expect(ask('hard')).rejects.toThrow('took too long');
});
