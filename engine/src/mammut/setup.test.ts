import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { mammut } from './index.ts';
import { write } from './json.ts';
import { SPECIES } from './tiles.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const created = (players: number, seed = 1, options: object = {}) =>
  write(mammut.create(players, { ...options }, new FastChance(seed)));

describe.each([2, 3, 4, 5])('set-up for %i players', (players) => {
  it('MM-5: 19 cards, of the right kinds', () => {
    const { hands, draw } = created(players);
    const deck =
      'peek peek peek flip flip flip giveBack giveBack ownHide ownHide wildAnimal wildAnimal axePoints ' +
      'mostHidesPoints mostHidesAnimal mostAxesHide mostTusksPoints mostTusksFire mostAxesFire';
    expect([...hands.flat(), ...draw].sort()).toEqual(deck.split(' ').sort());
  });

  it('MM-10: 10 VP, 0 on the hide track, two cards each', () => {
    const { vp, hideTrack, hands, draw, discard, played, laid } = created(players);
    expect(vp).toEqual(Array.from({ length: players }, () => 10));
    expect(hideTrack).toEqual(Array.from({ length: players }, () => 0));
    expect(hands.map((hand) => hand.length)).toEqual(Array.from({ length: players }, () => 2));
    expect(draw).toHaveLength(19 - 2 * players);
    expect([...discard, ...played, ...laid.flat()]).toEqual([]);
  });

  it('MM-10: the cards are hidden from the others', () => {
    const state = mammut.create(players, {}, new FastChance(3));
    const { hands } = mammut.view(state, 1);
    expect(hands).toEqual(write(state).hands.map((hand, seat) => (seat === 1 ? hand : 2)));
    expect(mammut.view(state, null).hands).toEqual(Array.from({ length: players }, () => 2));
  });

  it('MM-11: the first round', () => {
    const { round, lastRound } = created(players);
    expect(round).toBe(players < 4 ? 1 : 2);
    expect(lastRound).toBe(5);
  });

  it('MM-12: with 4 or 5 players a token each, all different, any species', () => {
    const drawn = seeds.map((seed) => created(players, seed).animals);
    const tokens = players < 4 ? 0 : 1;
    for (const animals of drawn) {
      expect(animals.map((own) => own.length)).toEqual(Array.from({ length: players }, () => tokens));
      expect(new Set(animals.flat()).size).toBe(tokens * players);
    }
    if (tokens > 0) expect(new Set(drawn.flat(2))).toEqual(new Set(SPECIES));
  });

  it('MM-13: the table chooses who begins, or chance does', () => {
    for (let seat = 0; seat < players; seat++) {
      const { options, start, toAct } = created(players, 1, { first: seat });
      expect([options.first, start, toAct]).toEqual([seat, seat, seat]);
    }
    const firsts = seeds.map((seed) => created(players, seed).toAct);
    expect(new Set(firsts).size).toBe(players);
  });
});

describe('what a table cannot be', () => {
  const make = (players: number, options: object) => () =>
    mammut.create(players, options as Record<string, unknown>, new FastChance(1));

  it.each([1, 6, 2.5, Number.NaN])('%d players', (players) => expect(make(players, {})).toThrow(/players/));
  it.each([-1, 3, 1.5, '0', null])('begun by seat %j of 3', (first) =>
    expect(make(3, { first })).toThrow(/options.first/),
  );
  it('with an option there is not', () => expect(make(3, { house: 'rules' })).toThrow(/options.house/));
});

it('same seed, same game', () => {
  expect(created(4, 12)).toEqual(created(4, 12));
  expect(created(4, 12)).not.toEqual(created(4, 13));
});
