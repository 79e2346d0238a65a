import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import { describe, expect, it } from 'vitest';
import { think, type Thought } from '../index.ts';
import { type Head, pooled, together } from './search-in-parallel.ts';

/** `a 0.6 100, b 0.5 20`: considered actions with value and effort; the first is the choice. */
function thought(text: string): Thought {
  const considered = text.split(', ').map((each) => {
    const [type = '', value, effort] = each.split(' ');
    return { action: { type }, value: Number(value), effort: Number(effort) };
  });
  return { action: considered[0]!.action, considered, effort: considered.reduce((sum, { effort }) => sum + effort, 0) };
}

describe('what several heads found is put together', () => {
  it('values by effort, efforts summed, the choice first', () => {
    const { action, considered, effort } = pooled([
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
    ['they agree', 'a 0.5 100, b 0.4 100', 'a 0.5 100, b 0.4 100', 'a'],
    ['each saw one choice: the better one', 'a 0.5 100', 'b 0.6 100', 'b'],
    ['luck with little behind it does not count', 'a 0.5 1000, b 0.4 1000', 'b 0.9 10, a 0.4 1000', 'a'],
    ['a choice the other saw refuted is not taken', 'a 0.6 100, b 0.5 100', 'b 0.5 100, a 0 400', 'b'],
    ['what nobody chose is not taken', 'a 0.5 100, c 0.6 10', 'b 0.4 100, c 0.6 400', 'a'],
  ])('%s', (_what, one, other, choice) => {
    const both = pooled([thought(one), thought(other)]);
    expect(both.action).toEqual({ type: choice });
    expect(both.considered[0]!.action).toEqual(both.action);
  });
});

describe('several heads are asked', () => {
  const game = games[0]!;
  const state = game.create(2, {}, new FastChance('heads'));
  const view = game.view(state, game.toAct(state));
  const request = { view, level: 'hard', ms: 10, seed: 'seed' } as const;

  it('each with luck of its own, and only for hard', async () => {
    const seeds: string[] = [];
    const head: Head = async (one) => {
      seeds.push(one.seed);
      return think(one);
    };
    await together(request, [head, head, head]);
    expect(new Set(seeds).size).toBe(3);
    await together({ ...request, level: 'normal' }, [head, head]);
    expect(seeds).toHaveLength(4);
  });

  it('one that fails is done without; when all fail one hears why', async () => {
    const broken: Head = () => Promise.reject(new Error('no idea'));
    const { action } = await together(request, [broken, async (one) => think(one)]);
    expect(game.refusal(state, view.toAct!, action)).toBeNull();
    await expect(together(request, [broken, broken])).rejects.toThrow('no idea');
  });
});
