import { describe, expect, it } from 'vitest';
import { type Chance, FastChance } from '../core/chance.ts';
import { Malformed } from '../core/malformed.ts';
import { playedRecord } from '../core/testing/records.ts';
import { verify } from '../core/verify.ts';
import { gameNamed } from '../index.ts';
import { maamut } from './index.ts';
import type { StateJson } from './protocol.ts';

const counts = [2, 3, 4];
const seeds = Array.from({ length: 50 }, (_, seed) => `set-up ${seed}`);

function create(players: number, seed: string, options: Record<string, unknown> = {}): StateJson {
  return maamut.write(maamut.create(players, options, new FastChance(seed))) as StateJson;
}

const tally = (items: readonly (string | number)[]) =>
  Object.fromEntries([...new Set(items)].map((item) => [item, items.filter((other) => other === item).length]));

const aroundCentre = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'];

/** Lays the 36 tiles (7 rocks, 18 grass, 11 snow, in this order) so that the first `n` rocks lie next to the centre, then goes on at random. */
function rocksNextToCentre(n: number): Chance {
  const cells = Object.keys(create(2, 'any').tiles).filter((cell) => cell !== '0,0');
  const free = Array.from({ length: 36 }, (_, i) => i);
  const wanted: (number | undefined)[] = cells.map(() => undefined);
  aroundCentre.slice(0, n).forEach((cell) => (wanted[cells.indexOf(cell)] = free.shift()));
  const rest = free.reverse();
  const layout = wanted.map((tile) => tile ?? rest.shift()!);
  const tiles = Array.from({ length: 36 }, (_, i) => i);
  const picks: number[] = [];
  for (let last = 35; last > 0; last--) {
    const pick = tiles.indexOf(layout[last]!);
    picks.push(pick);
    [tiles[last], tiles[pick]] = [tiles[pick]!, tiles[last]!];
  }
  const afterwards = new FastChance('laid again');
  return { below: (max) => picks.shift() ?? afterwards.below(max) };
}

describe.each(counts)('set-up for %i', (players) => {
  it.each(seeds.slice(0, 10))('MA-1, MA-10: 7 rock, 18 grass, 11 snow around the cross (%s)', (seed) => {
    const { tiles } = create(players, seed);
    expect(tally(Object.values(tiles))).toEqual({ cross: 1, grass: 18, rock: 7, snow: 11 });
    expect(tiles['0,0']).toBe('cross');
    for (const cell of Object.keys(tiles)) {
      const [q, r] = cell.split(',').map(Number) as [number, number];
      expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThanOrEqual(3);
    }
  });

  it('MA-2: one hunter each with 4 traps, and one mammoth', () => {
    const { hunters, traps, mammoth } = create(players, 'pieces');
    expect(hunters).toHaveLength(players);
    expect(hunters.map((hunter) => hunter.traps)).toEqual(hunters.map(() => 4));
    expect(traps).toEqual({});
    expect(mammoth).toBe('0,0');
  });

  it.each(seeds.slice(0, 10))('MA-3, MA-12: 12, 16 and 8 cards; three each, the rest is the draw pile (%s)', (seed) => {
    const { hunters, draw, discard } = create(players, seed);
    expect(hunters.map(({ hand }) => hand.length)).toEqual(hunters.map(() => 3));
    expect(draw).toHaveLength(36 - 3 * players);
    expect(discard).toEqual([]);
    expect(tally([...hunters.flatMap(({ hand }) => hand), ...draw])).toEqual({ 1: 12, 2: 16, 3: 8 });
  });

  it('MA-13, MA-14: the mammoth waits on the cross, no hunter is placed, the first player begins', () => {
    const state = create(players, 'begin', { first: 1 });
    expect(state.hunters.map(({ at }) => at)).toEqual(state.hunters.map(() => null));
    expect(state).toMatchObject({ mammoth: '0,0', phase: 'place', toAct: 1, turn: 1, flight: null, result: null });
    expect(state.turnsTaken).toEqual(state.hunters.map(() => 0));
  });

  it('MA-15: the table chooses the first player, or chance does', () => {
    expect(create(players, 'first', { first: players - 1 }).options.first).toBe(players - 1);
    const drawn = seeds.map((seed) => create(players, seed).options.first);
    expect(new Set(drawn)).toEqual(new Set(Array.from({ length: players }, (_, seat) => seat)));
  });
});

it('MA-10: each tile can lie anywhere but in the centre', () => {
  const seen = new Map<string, Set<string>>();
  for (const seed of seeds)
    for (const [cell, tile] of Object.entries(create(2, seed).tiles))
      seen.set(cell, (seen.get(cell) ?? new Set()).add(tile));
  for (const [cell, kinds] of seen)
    expect([...kinds].sort(), cell).toEqual(cell === '0,0' ? ['cross'] : ['grass', 'rock', 'snow']);
});

const rocks = (state: StateJson) => aroundCentre.filter((cell) => state.tiles[cell] === 'rock').length;

it('MA-11: four rocks next to the centre stay', () => {
  const state = maamut.write(maamut.create(2, { first: 0 }, rocksNextToCentre(4))) as StateJson;
  expect(rocks(state)).toBe(4);
});

it.each([5, 6])('MA-11: with %i rocks next to the centre all tiles are laid again', (n) => {
  const chance = rocksNextToCentre(n);
  const state = maamut.write(maamut.create(2, { first: 0 }, chance)) as StateJson;
  expect(rocks(state)).toBeLessThanOrEqual(4);
  expect(tally(Object.values(state.tiles))).toEqual({ cross: 1, grass: 18, rock: 7, snow: 11 });
});

it('MA-16: with 2 and 3 players the same board, cards and traps as with 4', () => {
  const [two, three, four] = counts.map((players) => create(players, 'same', { first: 0 })) as [
    StateJson,
    StateJson,
    StateJson,
  ];
  for (const fewer of [two, three]) {
    expect(fewer.tiles).toEqual(four.tiles);
    expect(fewer.options).toEqual(four.options);
    expect(fewer.hunters).toEqual(four.hunters.slice(0, fewer.players));
    expect([...fewer.hunters.flatMap(({ hand }) => hand), ...fewer.draw]).toEqual([
      ...four.hunters.flatMap(({ hand }) => hand),
      ...four.draw,
    ]);
  }
});

describe('options', () => {
  it('have their defaults', () => {
    expect(create(2, 'x', { first: 0 }).options).toEqual({ first: 0, fallenTraps: 'stay', huntLimit: null });
  });

  it('MA-17: that the first player begins is not written down, that another does is', () => {
    const begun = (begins: string) => create(2, 'x', { first: 0, begins }).options;
    expect(begun('first')).toEqual({ first: 0, fallenTraps: 'stay', huntLimit: null });
    expect(begun('next')).toEqual({ first: 0, fallenTraps: 'stay', huntLimit: null, begins: 'next' });
  });

  it.each([
    [1, {}],
    [5, {}],
    [2.5, {}],
    [2, { first: 2 }],
    [2, { first: -1 }],
    [2, { first: '0' }],
    [2, { fallenTraps: 'gone' }],
    [2, { begins: 'last' }],
    [2, { huntLimit: 0 }],
    [2, { huntLimit: 1.5 }],
    [2, { huntLimit: 'never' }],
    [2, { speed: 'fast' }],
  ])('players %j, options %j: refused', (players, options) => {
    expect(() => maamut.create(players, options, new FastChance(1))).toThrow(Malformed);
  });

  it('same seed, same set-up', () => {
    expect(create(3, 'again')).toEqual(create(3, 'again'));
    expect(create(3, 'again')).not.toEqual(create(3, 'other'));
  });
});

it('an impossible option makes a record malformed, and it says which', () => {
  const record = { ...playedRecord(gameNamed('maamut')!, 2, 5), options: { huntLimit: 'soon' } };
  expect(JSON.stringify(verify(record, gameNamed))).toMatch(/malformed.*huntLimit/);
});
