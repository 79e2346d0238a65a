import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { think, type Thought } from '../index.ts';
import { mergeThoughts, type Searcher, searchInParallel } from './search-in-parallel.ts';

/** `a 0.6 100, b 0.5 20`: considered actions with value and effort; the first is the choice. */
function thought(text: string): Thought {
  const considered = text.split(', ').map((each) => {
    const [type = '', value, effort] = each.split(' ');
    return { action: { type }, value: Number(value), effort: Number(effort) };
  });
  return { action: considered[0]!.action, considered, effort: considered.reduce((sum, { effort }) => sum + effort, 0) };
}

describe('results of several searchers are merged', () => {
  it('values are averaged by effort, efforts summed, the choice comes first', () => {
    const { action, considered, effort } = mergeThoughts([
      thought('a 0.6 100, b 0.5 300'),
      thought('a 0.8 300, b 0.1 100, c 0.2 50'),
    ]);
    expect(action).toEqual({ type: 'a' });
    expect(considered).toEqual([
      { action: { type: 'a' }, value: expect.closeTo(0.75), effort: 400 },
      { action: { type: 'b' }, value: expect.closeTo(0.4), effort: 400 },
      { action: { type: 'c' }, value: 0.2, effort: 50 },
    ]);
    expect(effort).toBe(850);
  });

  it.each([
    ['the searchers agree', 'a 0.5 100, b 0.4 100', 'a 0.5 100, b 0.4 100', 'a'],
    ['each considered only its own choice: the better one', 'a 0.5 100', 'b 0.6 100', 'b'],
    ['a high value with little effort does not count', 'a 0.5 1000, b 0.4 1000', 'b 0.9 10, a 0.4 1000', 'a'],
    ['a choice that another searcher refuted is not taken', 'a 0.6 100, b 0.5 100', 'b 0.5 100, a 0 400', 'b'],
    ['an action that no searcher chose is not taken', 'a 0.5 100, c 0.6 10', 'b 0.4 100, c 0.6 400', 'a'],
  ])('%s', (_what, one, other, choice) => {
    const both = mergeThoughts([thought(one), thought(other)]);
    expect(both.action).toEqual({ type: choice });
    expect(both.considered[0]!.action).toEqual(both.action);
  });
});

it('of searchers with one memory the answer that knows most of it counts, and no effort twice', () => {
  const early = { ...thought('a 0.6 100, b 0.5 300'), effort: 400, sharedEffort: 400 };
  const late = { ...thought('b 0.6 500, a 0.5 300'), effort: 500, sharedEffort: 900 };
  const both = { ...late, effort: 900 };
  expect(mergeThoughts([early, late])).toEqual(both);
  expect(mergeThoughts([late, early])).toEqual(both);
});

describe('several searchers are asked', () => {
  const game = games[0]!;
  const state = game.create(2, {}, new FastChance('searchers'));
  const view = game.view(state, game.toAct(state));
  const request = { view, level: 'hard', ms: 10, seed: 'seed' } as const;

  it('each with its own seed, and only for hard', async () => {
    const seeds: string[] = [];
    const searcher: Searcher = async (one) => {
      seeds.push(one.seed);
      return think(one);
    };
    await searchInParallel(request, [searcher, searcher, searcher]);
    expect(new Set(seeds).size).toBe(3);
    await searchInParallel({ ...request, level: 'normal' }, [searcher, searcher]);
    expect(seeds).toHaveLength(4);
  });

  it('with one memory, which is used again if all have answered', async () => {
    const lent: (SharedArrayBuffer | undefined)[] = [];
    const searcher: Searcher = async (one) => {
      lent.push(one.memory);
      return think(one);
    };
    const failing: Searcher = (one) => {
      lent.push(one.memory);
      return Promise.reject(new Error('no idea'));
    };
    const all = await searchInParallel(request, [searcher, searcher]);
    expect(lent[0]).toBeInstanceOf(SharedArrayBuffer);
    expect(all.considered.reduce((sum, { effort }) => sum + effort, 0)).toBe(all.effort);
    await searchInParallel(request, [failing, searcher]);
    await searchInParallel(request, [searcher, searcher]);
    expect(lent.map((memory) => lent.indexOf(memory))).toEqual([0, 0, 0, 0, 4, 4]);
    await searchInParallel(request, [searcher]);
    expect(lent.at(-1), 'one alone needs none').toBeUndefined();
  });

  it('where memory cannot be shared each works alone', async () => {
    vi.stubGlobal('SharedArrayBuffer', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const thoughts: Thought[] = [];
    const searcher: Searcher = async (one) => {
      expect(one.memory).toBeUndefined();
      thoughts.push(think(one));
      return thoughts.at(-1)!;
    };
    expect(await searchInParallel(request, [searcher, searcher])).toEqual(mergeThoughts(thoughts));
    expect(thoughts.map(({ sharedEffort }) => sharedEffort)).toEqual([undefined, undefined]);
  });

  it('a searcher that fails is ignored; if all fail, the error is passed on', async () => {
    const broken: Searcher = () => Promise.reject(new Error('no idea'));
    const { action } = await searchInParallel(request, [broken, async (one) => think(one)]);
    expect(game.refusal(state, view.toAct!, action)).toBeNull();
    await expect(searchInParallel(request, [broken, broken])).rejects.toThrow('no idea');
  });
});
