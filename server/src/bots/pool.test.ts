import { levels } from '@traque/bots';
import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Pool } from './pool.ts';
import { PoolBusyError } from './thinker.ts';

const game = games[0]!;
const state = game.create(game.players.min, {}, new FastChance(1));
const view = game.view(state, game.toAct(state));

function pool(entry?: URL, threads = 1, { threadsPerMove = 1, ms = 60, waitMs = 50_000 } = {}): Pool {
  const made = new Pool({ threads, threadsPerMove, ms, waitMs, seed: () => 'seed' }, entry);
  onTestFinished(() => made.close());
  return made;
}

/** A thread that does what this program says when asked to think. */
function threadThat(program: string): URL {
  const text = `import { parentPort, threadId } from 'node:worker_threads';
    const thought = (type, value) =>
      ({ action: { type }, considered: [{ action: { type }, value, effort: 100 }], effort: 100 });
    const pass = thought('pass', 0.5);
    parentPort.on('message', (request) => { ${program} });`;
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}

/** A busy machine may take too long to start a thread; a brain that always takes too long never gets through. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if ((error as Error).message !== 'took too long') throw error;
    }
  }
}

describe.each(games.map((one) => [one.name, one] as const))('%s', (_name, one) => {
  it.each(levels)(
    'is thought about at level %s, from a view alone, to a legal action',
    { timeout: 60_000 },
    async (level) => {
      const position = one.create(one.players.min, {}, new FastChance(2));
      const seat = one.toAct(position)!;
      const thinkers = pool();
      const action = await patiently(() => thinkers.think(one.view(position, seat), level));
      expect(one.refusal(position, seat, action)).toBeNull();
    },
  );
});

it('a thread that never answers is ended, and a new one serves the next', { timeout: 60_000 }, async () => {
  const stuck = threadThat(`
    if (request.level === 'hard') for (;;);
    parentPort.postMessage({ thought: pass });`);
  const thinkers = pool(stuck);
  expect(await thinkers.think(view, 'easy')).toEqual({ type: 'pass' });
  const began = performance.now();
  await expect(thinkers.think(view, 'hard')).rejects.toThrow('took too long');
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(await thinkers.think(view, 'easy')).toEqual({ type: 'pass' });
});

it('a thread that dies or fails affects only its own request', { timeout: 60_000 }, async () => {
  const weak = threadThat(`
    if (request.level === 'hard') process.exit(3);
    if (request.level === 'normal') throw new Error('a bug');
    if (request.level === 'easy') parentPort.postMessage({ error: 'no idea' });
    else parentPort.postMessage({ thought: pass });`);
  const thinkers = pool(weak, 2);
  const outcomes = await Promise.allSettled(
    (['hard', 'random', 'normal', 'random', 'easy', 'random'] as const).map((level) => thinkers.think(view, level)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

describe('idle threads search a move of hard in parallel', () => {
  // The thread with a different seed finds something better.
  const lucky = threadThat(`
    parentPort.postMessage({ thought: request.seed === 'seed' ? pass : thought('flee', 0.9) });`);

  it('and the better result is used', { timeout: 60_000 }, async () => {
    expect(await pool(lucky, 2, { threadsPerMove: 2 }).think(view, 'hard')).toEqual({ type: 'flee' });
    expect(await pool(lucky, 2, { threadsPerMove: 1 }).think(view, 'hard')).toEqual({ type: 'pass' });
    expect(await pool(lucky, 1, { threadsPerMove: 2 }).think(view, 'hard')).toEqual({ type: 'pass' });
    expect(await pool(lucky, 2, { threadsPerMove: 2 }).think(view, 'normal')).toEqual({ type: 'pass' });
  });

  it('but if two tables ask, each gets one', { timeout: 60_000 }, async () => {
    const thinkers = pool(lucky, 2, { threadsPerMove: 2 });
    const first = thinkers.think(view, 'easy');
    expect(await thinkers.think(view, 'hard')).toEqual({ type: 'pass' });
    await first;
  });

  it('and a thread that fails is ignored', { timeout: 60_000 }, async () => {
    const half = threadThat(`if (request.seed === 'seed') throw new Error('a bug');
      parentPort.postMessage({ thought: pass });`);
    expect(await pool(half, 2, { threadsPerMove: 2 }).think(view, 'hard')).toEqual({ type: 'pass' });
  });
});

it('a request that waits too long for a free thread is rejected', { timeout: 60_000 }, async () => {
  const thinkers = pool(threadThat('for (;;);'), 1, { ms: 20_000, waitMs: 20 });
  thinkers.think(view, 'hard').catch(() => undefined);
  await expect(thinkers.think(view, 'easy')).rejects.toThrow(PoolBusyError);
});

it('closing rejects waiting requests', async () => {
  const thinkers = pool(threadThat('for (;;);'));
  const waiting = [thinkers.think(view, 'easy'), thinkers.think(view, 'easy')].map((one) =>
    one.catch((error: Error) => error.message),
  );
  await thinkers.close();
  expect(await Promise.all(waiting)).toEqual(['closing', 'closing']);
});
