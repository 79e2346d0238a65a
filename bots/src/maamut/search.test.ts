import { FastChance } from '@traque/engine/core/chance';
import { encode } from '@traque/engine/maamut/codes';
import { imagine } from '@traque/engine/maamut/imagine';
import { maamut } from '@traque/engine/maamut/index';
import type { Action } from '@traque/engine/maamut/protocol';
import type { State } from '@traque/engine/maamut/state';
import { E, move, NE, position, SE } from '@traque/engine/maamut/testing/position';
import { describe, expect, it } from 'vitest';
import { atMost, budget, wallClock } from '../core/clock.ts';
import { type Found, search } from './search.ts';

const find = (state: State, effort: number, seed = 'search') =>
  search(state, atMost(effort, budget(60_000, wallClock)), new FastChance(seed));
const actionOf = (state: State, code: number): Action =>
  maamut.legal(state).actions.find((action) => encode(action) === code)!;
const valueOf = (found: readonly Found[], action: Action): number | undefined =>
  found.find(({ code }) => code === encode(action))?.value;

describe('what is certain needs no luck', () => {
  it('a win at once is taken without a search', () => {
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
    expect(find(state, 1000)).toEqual({ found: [{ code: encode(move(1, E)), value: 1, effort: 1 }], effort: 0 });
  });

  it('a win in two is proven where the others cannot help it: he keeps a card that wins from there', () => {
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
    const { found, effort } = find(state, 20_000);
    expect(found[0]).toMatchObject({ code: encode(move(1, NE)), value: 1 });
    expect(effort).toBeLessThan(20_000);
  });

  it('it is not proven with a card that he would have to draw first', () => {
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
    expect(valueOf(find(state, 3000).found, move(1, NE))).toBeLessThan(1);
  });

  it('a threat that any card carries out is parried; everything else is known to lose', () => {
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
    const { found } = find(state, 5000);
    expect(found[0]!.code).toBe(encode(move(1, SE)));
    expect(found[0]!.value).toBeGreaterThan(0);
    expect(found.slice(1).map(({ value }) => value)).toEqual(found.slice(1).map(() => 0));
  });

  it('what it calls a sure win is one, whatever the others hold and do', () => {
    const chance = new FastChance('sure');
    let claims = 0;
    for (let game = 0; claims < 3; game++) {
      const state = maamut.create(2 + (game % 3), {}, chance);
      for (let ply = 0; ply < 60 && maamut.toAct(state) !== null; ply++) {
        const { found, effort } = find(state, 200, `sure ${game} ${ply}`);
        if (found[0]!.value === 1 && effort > 0) {
          claims++;
          for (let world = 0; world < 3; world++)
            expect(winner(state, world), `game ${game}, ply ${ply}`).toBe(maamut.toAct(state));
          break;
        }
        maamut.apply(state, actionOf(state, found[0]!.code), chance);
      }
    }
  });
});

/** The seat to act keeps searching, the others do anything: who wins in one of the worlds it could be in. */
function winner(from: State, world: number): number | undefined {
  const chance = new FastChance(`world ${world}`);
  const seat = maamut.toAct(from)!;
  const state = imagine(maamut.view(from, seat), seat, chance);
  for (let ply = 0; ply < 20 && maamut.toAct(state) !== null; ply++) {
    const mine = maamut.toAct(state) === seat;
    const code = mine ? find(state, 500, `${ply}`).found[0]!.code : encode(maamut.sample(state, chance));
    maamut.apply(state, actionOf(state, code), chance);
  }
  return maamut.result(state)?.winners[0];
}

it('what promises most is looked at most from the first: he goes where he threatens to win', () => {
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
  const { found } = find(state, 60);
  expect(found[0]!.code).toBe(encode(move(1, NE)));
  expect(found[0]!.effort).toBeGreaterThan(20);
});

it('honest: it finds the same in two worlds that the seat cannot tell apart', () => {
  const chance = new FastChance('honest');
  const state = maamut.create(3, {}, chance);
  for (let ply = 0; ply < 12 && maamut.toAct(state) !== null; ply++) {
    const seat = maamut.toAct(state)!;
    const twin = maamut.imagine(maamut.view(state, seat), seat, chance);
    const seen = [state, twin].map(
      (world) => find(imagine(maamut.view(world, seat), seat, new FastChance(ply)), 600).found,
    );
    expect(seen[1], `ply ${ply}`).toEqual(seen[0]);
    maamut.apply(state, maamut.sample(state, chance), chance);
  }
});

it('does not wait for ever: two who stand in each other’s way go on', () => {
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
    expect(actionOf(state, find(state, 1000, seed).found[0]!.code).type, seed).not.toBe('pass');
});
