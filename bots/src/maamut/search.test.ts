import { FastChance } from '@traque/engine/core/chance';
import { encode } from '@traque/engine/maamut/codes';
import { imagine } from '@traque/engine/maamut/imagine';
import { maamut } from '@traque/engine/maamut/index';
import type { Action } from '@traque/engine/maamut/protocol';
import type { State } from '@traque/engine/maamut/state';
import { E, move, NE, position, SE } from '@traque/engine/test-support/maamut-position';
import { describe, expect, it } from 'vitest';
import { budget, wallClock, withEffort } from '../core/clock.ts';
import { maamut as bot } from './index.ts';
import { type RankedAction, search } from './search.ts';

const find = (state: State, effort: number, seed = 'search') =>
  search(state, withEffort(effort, budget(60_000, wallClock)), new FastChance(seed));
const actionOf = (state: State, code: number): Action =>
  maamut.legal(state).actions.find((action) => encode(action) === code)!;
const valueOf = (ranked: readonly RankedAction[], action: Action): number | undefined =>
  ranked.find(({ code }) => code === encode(action))?.value;

describe('proven results', () => {
  it('an immediate win is taken without a search', () => {
    const state = position(
      `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +M  ,a  ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,B  .
      #   .   #   #`,
      { hands: [[1, 3, 3]] },
    );
    expect(find(state, 1000)).toMatchObject({ ranked: [{ code: encode(move(1, E)), value: 1, effort: 1 }], effort: 0 });
  });

  it('a win in two moves is proven if the others cannot stop it: the hunter keeps a card that wins from there', () => {
    const state = position(
      `
      #   .B  .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +M  ,a  ,   #
  .   ,A  ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`,
      { hands: [[1, 1, 1]] },
    );
    const { ranked, effort } = find(state, 20_000);
    expect(ranked[0]).toMatchObject({ code: encode(move(1, NE)), value: 1 });
    expect(effort).toBeLessThan(20_000);
  });

  it('it is not proven with a card that would have to be drawn first', () => {
    const state = position(
      `
      #   .B  .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +M  ,a  ,   #
  .   ,A  ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`,
      { hands: [[1, 3, 3]] },
    );
    expect(valueOf(find(state, 3000).ranked, move(1, NE))).toBeLessThan(1);
  });

  it('a threat that works with any card is parried; everything else is proven to lose', () => {
    const state = position(
      `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,A  ,   ,   .
#   ,   ,B  +M  ,b  ,   .
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   #   #   #`,
      { hands: [[1, 1, 1]] },
    );
    const { ranked } = find(state, 5000);
    expect(ranked[0]!.code).toBe(encode(move(1, SE)));
    expect(ranked[0]!.value).toBeGreaterThan(0);
    expect(ranked.slice(1).map(({ value }) => value)).toEqual(ranked.slice(1).map(() => 0));
  });

  it('a proven win is one, whatever the others hold and do', () => {
    const chance = new FastChance('sure');
    let claims = 0;
    for (let game = 0; claims < 3; game++) {
      const state = maamut.create(2 + (game % 3), {}, chance);
      for (let ply = 0; ply < 60 && maamut.toAct(state) !== null; ply++) {
        const { ranked, effort } = find(state, 200, `sure ${game} ${ply}`);
        if (ranked[0]!.value === 1 && effort > 0) {
          claims++;
          for (let world = 0; world < 3; world++)
            expect(winner(state, world), `game ${game}, ply ${ply}`).toBe(maamut.toAct(state));
          break;
        }
        maamut.apply(state, actionOf(state, ranked[0]!.code), chance);
      }
    }
  });
});

/** The winner in one of the possible worlds, if the seat to act searches and the others play at random. */
function winner(from: State, world: number): number | undefined {
  const chance = new FastChance(`world ${world}`);
  const seat = maamut.toAct(from)!;
  const state = imagine(maamut.view(from, seat), seat, chance);
  for (let ply = 0; ply < 20 && maamut.toAct(state) !== null; ply++) {
    const mine = maamut.toAct(state) === seat;
    const code = mine ? find(state, 500, `${ply}`).ranked[0]!.code : encode(maamut.sample(state, chance));
    maamut.apply(state, actionOf(state, code), chance);
  }
  return maamut.result(state)?.winners[0];
}

it('the action with the best prior gets most visits from the start: it goes where it threatens to win', () => {
  const state = position(
    `
      #   .B  .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +M  ,a  ,   #
  .   ,A  ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`,
    { hands: [[2, 1, 3]] },
  );
  const { ranked } = find(state, 60);
  expect(ranked[0]!.code).toBe(encode(move(1, NE)));
  expect(ranked[0]!.effort).toBeGreaterThan(20);
});

it('honest: the same result in two worlds that the seat cannot tell apart', () => {
  const chance = new FastChance('honest');
  const state = maamut.create(3, {}, chance);
  for (let ply = 0; ply < 12 && maamut.toAct(state) !== null; ply++) {
    const seat = maamut.toAct(state)!;
    const twin = maamut.imagine(maamut.view(state, seat), seat, chance);
    const seen = [state, twin].map(
      (world) => find(imagine(maamut.view(world, seat), seat, new FastChance(ply)), 600).ranked,
    );
    expect(seen[1], `ply ${ply}`).toEqual(seen[0]);
    maamut.apply(state, maamut.sample(state, chance), chance);
  }
});

it('does not wait for ever: two hunters in each other’s way move on', () => {
  const state = position(
    `
      #   .   .   .
    ,   .   ,   #   .
  ,   ,   ,AB ,   ,   ,
.   ,   #   +M  ,   .   ,
  .   ,   #   #   ,   #
    ,   #   ,   .   ,
      .   ,   ,   .`,
    { hands: [[1, 1, 2]], turnsTaken: [52, 52] },
  );
  for (const seed of ['one', 'two', 'three'])
    expect(actionOf(state, find(state, 1000, seed).ranked[0]!.code).type, seed).not.toBe('pass');
});

it('keeps to the number of simulations of its budget, at the level that has no limit of its own', () => {
  const state = maamut.create(2, {}, new FastChance('budget'));
  const time = { clock: () => 0, deadline: 1, effort: 60 };
  const { effort } = bot.brain({ view: maamut.view(state, 0), level: 'hard', ms: 1, seed: 'seed' }, 0, time);
  expect(effort).toBe(60);
});
