import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { gameNamed } from '../index.ts';
import { momie } from './index.ts';
import { mapNamed } from './maps.ts';
import type { Options, StateJson, View } from './protocol.ts';
import { dice, json } from './testing/position.ts';

const create = (players: number, options: Partial<Options> = {}, seed = 'set-up'): StateJson =>
  json(momie.create(players, { ...options }, new FastChance(seed)));

describe('set-up', () => {
  it('MO-3: hunters have 3 lives each, the mummy no token', () => {
    const { hunters, mummy } = create(5);
    expect(hunters.map(({ lives, out }) => [lives, out])).toEqual(Array.from({ length: 4 }, () => [3, false]));
    expect(mummy.tokens).toBe(0);
  });

  it('MO-4: white dice fall 1, 2, 3, 4, arrow and mummy, the brown die 1, 2 and 3, each as often as the others', () => {
    const white = new Map<unknown, number>();
    const brown = new Map<unknown, number>();
    const chance = new FastChance('fair dice');
    for (let game = 0; game < 2000; game++) {
      const state = momie.create(2, { mummy: 0 }, chance);
      momie.apply(state, { type: 'roll' }, chance);
      const { dice, phase } = json(state);
      if (phase !== 'rolled') continue;
      for (const face of [...dice.free, ...Array.from({ length: dice.locked }, () => 'mummy')])
        white.set(face, (white.get(face) ?? 0) + 1);
      while (json(state).phase !== 'prowl') momie.apply(state, momie.sample(state, chance), chance);
      const walk = json(state).steps! - json(state).dice.locked;
      brown.set(walk, (brown.get(walk) ?? 0) + 1);
    }
    expect(new Set(white.keys())).toEqual(new Set([1, 2, 3, 4, 'arrow', 'mummy']));
    for (const count of white.values()) expect(count / 10_000).toBeCloseTo(1 / 6, 1);
    expect(new Set(brown.keys())).toEqual(new Set([1, 2, 3]));
    for (const count of brown.values()) expect(count / 2000).toBeCloseTo(1 / 3, 1);
  });

  it('MO-5: there are 23 cards, one for each treasure of the map', () => {
    for (const players of [2, 3, 4, 5]) {
      const { cards, aside, map } = create(players);
      const all = [...Object.values(cards).flat(), ...aside];
      expect(all).toHaveLength(23);
      expect(all.toSorted()).toEqual(Object.keys(map.treasures).sort());
    }
  });

  it('MO-10: the mummy on the dungeon, all hunters on the start', () => {
    for (const players of [2, 3, 4, 5]) {
      const { mummy, hunters, map } = create(players);
      expect(mummy.at).toBe(map.dungeon);
      expect(hunters.map(({ at }) => at)).toEqual(Array.from({ length: Math.max(2, players - 1) }, () => map.start));
    }
  });

  it.each(['helps', 'reach'])(
    'the option %s is in states and views only where it is no, and changes nothing else',
    (name) => {
      const { options, ...rest } = create(3, { mummy: 1, [name]: 'no' });
      expect(options).toEqual({ mummy: 1, map: 'ramses', [name]: 'no' });
      const without = create(3, { mummy: 1 });
      expect(rest).toEqual({ ...without, options: undefined });
      expect(without.options).toEqual({ mummy: 1, map: 'ramses' });
      const chosen = momie.create(3, { mummy: 1, [name]: 'yes' }, new FastChance('set-up'));
      expect(json(chosen)).toEqual(without);
      const state = momie.read({ ...rest, options });
      expect(momie.view(state, 1).options).toEqual(options);
      expect(json(momie.imagine(momie.view(state, 1), 1, new FastChance(1))).options).toEqual(options);
      const wrong = new RegExp(`options\\.${name}: must be "yes" or "no"`);
      expect(() => momie.create(3, { [name]: false }, new FastChance(1))).toThrow(wrong);
      expect(() => momie.read({ ...rest, options: { ...options, [name]: 'maybe' } })).toThrow(wrong);
    },
  );

  it('MO-10: the option mummy names its seat, else chance does', () => {
    expect(create(4, { mummy: 2 }).options.mummy).toBe(2);
    const seats = new Set(Array.from({ length: 60 }, (_, i) => create(3, {}, `seat ${i}`).options.mummy));
    expect(seats).toEqual(new Set([0, 1, 2]));
  });

  it('MO-11: each hunter draws one card of each colour by chance, the rest is aside', () => {
    const dealt = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const { cards, aside } = create(4, { mummy: 0 }, `deal ${i}`);
      for (const seat of [1, 2, 3])
        expect(cards[seat]!.map((card) => card.split('-')[0])).toEqual(['red', 'blue', 'white', 'green', 'yellow']);
      expect(aside).toHaveLength(23 - 15);
      dealt.add(cards[1]![0]!);
    }
    expect(dealt.size).toBe(5);
  });

  it('MO-12: all five dice are free', () => {
    expect(create(3).dice).toEqual({ locked: 0, free: [], rolled: false });
    const state = momie.create(3, { mummy: 0 }, new FastChance('free'));
    momie.apply(state, { type: 'roll' }, dice(1, 2, 3, 4, 'arrow'));
    expect(json(state).dice).toEqual({ locked: 0, free: [1, 2, 3, 4, 'arrow'], rolled: true });
  });

  it('MO-14: the seat left of the mummy begins, then clockwise', () => {
    const state = create(4, { mummy: 2 });
    expect(state.hunters.map(({ seat }) => seat)).toEqual([3, 0, 1]);
    expect([state.turn, state.toAct, state.phase]).toEqual([{ hunter: 0 }, 3, 'start']);
  });

  it('MO-61, MO-65: the mummy needs 3 tokens against one seat, 4 against 2, 6 against 3, 7 against 4', () => {
    expect([2, 3, 4, 5].map((players) => create(players).mummy.goal)).toEqual([3, 4, 6, 7]);
  });

  it('MO-65: with two players one seat leads two hunters and draws two cards of each colour', () => {
    const { hunters, cards, aside } = create(2, { mummy: 1 });
    expect(hunters.map(({ seat }) => seat)).toEqual([0, 0]);
    expect(cards['0']!.map((card) => card.split('-')[0])).toEqual(
      ['red', 'blue', 'white', 'green', 'yellow'].flatMap((colour) => [colour, colour]),
    );
    expect(Object.keys(cards)).toEqual(['0']);
    expect(aside).toHaveLength(13);
  });

  it('options.map takes a name or a whole map', () => {
    expect(create(3).options.map).toBe('ramses');
    const whole = mapNamed('nefertari')!;
    expect(create(3, { map: 'nefertari' }).map).toEqual(whole);
    const own = create(3, { map: structuredClone(whole) });
    expect(own.map).toEqual(whole);
    expect(momie.view(momie.read(own), null).options.map).toEqual(whole);
  });

  it('a game begun by version 1 of the rules keeps its map: the one named, or the first there was', () => {
    const first = gameNamed('momie', 1)!;
    const mapOf = (options: object): unknown => {
      const begun = first.create(3, { ...options }, new FastChance('first'));
      return (first.view(begun, null) as unknown as View).map;
    };
    expect(mapOf({})).toEqual(mapNamed('amenophis'));
    expect(mapOf({ map: 'nefertari' })).toEqual(mapNamed('nefertari'));
  });

  it.each([
    [1, {}, /players/],
    [6, {}, /players/],
    [2.5, {}, /players/],
    [3, { mummy: 3 }, /options\.mummy/],
    [3, { mummy: '0' }, /options\.mummy/],
    [3, { map: 'cheops' }, /ramses or hatchepsout/],
    [3, { map: 7 }, /options\.map/],
    [3, { speed: 1 }, /options\.speed/],
  ])('%s players with %j: no game', (players, options, message) => {
    expect(() => momie.create(players, options, new FastChance('no'))).toThrow(message);
  });
});
