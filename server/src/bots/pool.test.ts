import { levels } from '@traque/bots';
import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Pool } from './pool.ts';

const game = games[0]!;
const state = game.create(game.players.min, {}, new FastChance(1));
const view = game.view(state, game.toAct(state));

function pool(entry?: URL, threads = 1, { threadsPerMove = 1, ms = 60 } = {}): Pool {
  const made = new Pool({ threads, threadsPerMove, ms, seed: () => 'seed' }, entry);
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
      const action = await patiently(() => thinkers.think(one.view(position, seat), level, 'Ann'));
      expect(one.refusal(position, seat, action)).toBeNull();
    },
  );
});

it('a thread that never answers is ended, and a new one serves the next', { timeout: 60_000 }, async () => {
  const stuck = threadThat(`
    if (request.level === 'hard') for (;;);
    parentPort.postMessage({ thought: pass });`);
  const thinkers = pool(stuck);
  expect(await thinkers.think(view, 'easy', 'Ann')).toEqual({ type: 'pass' });
  const began = performance.now();
  await expect(thinkers.think(view, 'hard', 'Ann')).rejects.toThrow('took too long');
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(await thinkers.think(view, 'easy', 'Ann')).toEqual({ type: 'pass' });
});

it('a thread that dies or fails affects only its own request', { timeout: 60_000 }, async () => {
  const weak = threadThat(`
    if (request.level === 'hard') process.exit(3);
    if (request.level === 'normal') throw new Error('a bug');
    if (request.level === 'easy') parentPort.postMessage({ error: 'no idea' });
    else parentPort.postMessage({ thought: pass });`);
  const thinkers = pool(weak, 2);
  const outcomes = await Promise.allSettled(
    (['hard', 'random', 'normal', 'random', 'easy', 'random'] as const).map((level) =>
      thinkers.think(view, level, 'Ann'),
    ),
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
    expect(await pool(lucky, 2, { threadsPerMove: 2 }).think(view, 'hard', 'Ann')).toEqual({ type: 'flee' });
    expect(await pool(lucky, 2, { threadsPerMove: 1 }).think(view, 'hard', 'Ann')).toEqual({ type: 'pass' });
    expect(await pool(lucky, 1, { threadsPerMove: 2 }).think(view, 'hard', 'Ann')).toEqual({ type: 'pass' });
    expect(await pool(lucky, 2, { threadsPerMove: 2 }).think(view, 'normal', 'Ann')).toEqual({ type: 'pass' });
  });

  it('but if two tables ask, each gets one', { timeout: 60_000 }, async () => {
    const thinkers = pool(lucky, 2, { threadsPerMove: 2 });
    const first = thinkers.think(view, 'easy', 'Ann');
    expect(await thinkers.think(view, 'hard', 'Ann')).toEqual({ type: 'pass' });
    await first;
  });

  it('and a thread that fails is ignored', { timeout: 60_000 }, async () => {
    const half = threadThat(`if (request.seed === 'seed') throw new Error('a bug');
      parentPort.postMessage({ thought: pass });`);
    expect(await pool(half, 2, { threadsPerMove: 2 }).think(view, 'hard', 'Ann')).toEqual({ type: 'pass' });
  });

  it('and one that never answers is ended, while the other’s answer counts', { timeout: 60_000 }, async () => {
    const hanging = threadThat(`if (request.level === 'hard' && request.seed === 'seed') for (;;);
      parentPort.postMessage({ thought: pass });`);
    const thinkers = pool(hanging, 2, { threadsPerMove: 2 });
    await Promise.all([thinkers.think(view, 'easy', 'Ann'), thinkers.think(view, 'easy', 'Ann')]);
    expect(await thinkers.think(view, 'hard', 'Ann')).toEqual({ type: 'pass' });
    expect(await thinkers.think(view, 'easy', 'Ann')).toEqual({ type: 'pass' });
  });
});

describe('more is asked than the threads can do', () => {
  /** Answers when told, with the thinking time that it got. */
  const telling = threadThat('parentPort.postMessage({ thought: thought(`${request.ms}`, 1) });');

  it('one greedy owner beside an ordinary one: the ordinary one is next, with half of the thread', async () => {
    const thinkers = pool(telling, 1, { ms: 1000 });
    const order: string[] = [];
    const ask = async (owner: string): Promise<number> => {
      const { type } = await thinkers.think(view, 'hard', owner);
      order.push(owner);
      return Number(type);
    };
    const greedy = Array.from({ length: 40 }, () => ask('greedy'));
    const ordinary = ask('ordinary');
    expect(await ordinary).toBe(500);
    expect(order.indexOf('ordinary'), 'one running, and one turn of the greedy owner').toBeLessThanOrEqual(2);
    const times = await Promise.all(greedy);
    expect(times[0], 'nobody else was there').toBe(1000);
    expect(Math.min(...times.slice(1)), 'shorter, but never without thinking').toBeGreaterThanOrEqual(10);
    expect(times[1]! + times[2]! + times[3]!).toBeLessThan(200);
    expect(times.at(-1), 'the last one has the thread for itself').toBe(1000);
  });

  it('a level that does not think is not made to', async () => {
    const thinkers = pool(telling, 1, { ms: 1000 });
    const all = await Promise.all(Array.from({ length: 5 }, () => thinkers.think(view, 'random', 'Ann')));
    expect(all).toEqual(Array.from({ length: 5 }, () => ({ type: '0' })));
  });
});

it('closing rejects waiting requests', async () => {
  const thinkers = pool(threadThat('for (;;);'));
  const waiting = [thinkers.think(view, 'easy', 'Ann'), thinkers.think(view, 'easy', 'Ann')].map((one) =>
    one.catch((error: Error) => error.message),
  );
  await thinkers.close();
  expect(await Promise.all(waiting)).toEqual(['closing', 'closing']);
});
