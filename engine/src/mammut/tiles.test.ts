import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { mammut } from './index.ts';
import { write } from './json.ts';
import type { Face, StateJson, TileSet } from './protocol.ts';
import house from './sets/house.json' with { type: 'json' };
import { evaluate } from './testing/play.ts';
import { lowest, maskOf, readTileSet, setNames, size, SPECIES, tilesOf, tileSet } from './tiles.ts';

/** Each tile as its two sides in the order of the alphabet, sorted: what was poured, without how. */
const kindsOf = (tiles: StateJson['tiles']) => tiles.map(({ up, down }) => [up, down].sort().join('/')).sort();

const created = (players: number, options: object = {}) =>
  write(mammut.create(players, { ...options }, new FastChance(7)));

/** The house set, with one of its entries replaced. */
const houseBut = (index: number, entry: object): unknown => house.map((each, at) => (at === index ? entry : each));

describe('the tiles', () => {
  it('MM-1: 31 loot tiles and 1 shaman, each with two sides, of six kinds of loot', () => {
    const { tiles } = created(3);
    expect(tiles).toHaveLength(32);
    const faces = new Set<Face>(tiles.flatMap(({ up, down }) => [up, down]));
    expect([...faces].sort()).toEqual(['axe', 'hide', 'tusk', 'meat', 'fire', '?', ...SPECIES, 'red', 'blue'].sort());
    expect(tiles.filter(({ up, down }) => up === 'red' || down === 'red')).toHaveLength(1);
  });

  it('MM-2: the house set, tile by tile', () => {
    expect(kindsOf(created(2).tiles)).toEqual(
      [
        ['?/axe', '?/hide', '?/hide', '?/tusk', '?/meat', '?/meat', '?/fire', '?/fire'],
        ['hare/meat', 'fox/meat', 'grouse/hide', 'beaver/hide', 'ibex/tusk', 'fire/horse', 'fire/reindeer'],
        ['axe/hide', 'axe/hide', 'axe/meat', 'axe/meat', 'axe/tusk', 'axe/fire', 'hide/tusk', 'hide/tusk'],
        ['hide/meat', 'hide/meat', 'fire/hide', 'meat/tusk', 'fire/tusk', 'fire/tusk', 'fire/meat', 'fire/meat'],
        ['blue/red'],
      ]
        .flat()
        .sort(),
    );
  });

  it('MM-2: a table can bring a set of its own; a question mark may hide an animal', () => {
    const own: TileSet = [
      ...SPECIES.map((species): TileSet[number] => ({ sides: ['?', species], count: 1 })),
      { sides: ['axe', 'hide'], count: 24 },
    ];
    const { tiles, options } = created(3, { tiles: own });
    expect(options.tiles).toEqual(own);
    expect(kindsOf(tiles)).toEqual(
      ['blue/red', ...SPECIES.map((each) => `?/${each}`), ...Array.from({ length: 24 }, () => 'axe/hide')].sort(),
    );
    expect(created(3, { tiles: 'house' }).options.tiles).toBe('house');
  });

  it('MM-2: an animal below a question mark counts as an animal tile', () => {
    const { json } = evaluate(`
      round 3 | to act 1
      middle: red tusk×…
      0: ?/fox + hide
      1: fire`);
    expect(json.animals).toEqual([['fox'], []]);
  });

  it.each([
    ['30 tiles', house.slice(1)],
    ['32 tiles', houseBut(0, { sides: ['?', 'axe'], count: 2 })],
    ['two question marks', houseBut(0, { sides: ['?', '?'], count: 1 })],
    ['a species missing', houseBut(5, { sides: ['fox', 'meat'], count: 1 })],
    ['a face nobody knows', houseBut(0, { sides: ['?', 'mammoth'], count: 1 })],
    ['a second shaman', houseBut(0, { sides: ['red', 'blue'], count: 1 })],
    ['one side', houseBut(0, { sides: ['axe'], count: 1 })],
    ['half a tile', houseBut(0, { sides: ['?', 'axe'], count: 0.5 })],
    ['no list', 42],
    ['an unknown name', 'palace'],
  ])('MM-2: a set is refused with %s', (_, tiles) => {
    expect(() => mammut.create(3, { tiles }, new FastChance(1))).toThrow(/options.tiles/);
  });

  it('MM-3: the shaman is red on one side and blue on the other', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { tiles } = write(mammut.create(4, {}, new FastChance(seed)));
      const shaman = tiles.find(({ up }) => up === 'red' || up === 'blue')!;
      expect(shaman.down).toBe(shaman.up === 'red' ? 'blue' : 'red');
    }
  });
});

describe('masks', () => {
  it('hold tiles 0 to 31', () => {
    const tiles = [0, 5, 30, 31];
    expect(tilesOf(maskOf(tiles))).toEqual(tiles);
    expect(size(maskOf(tiles))).toBe(4);
    expect(size(-1)).toBe(32);
    expect(lowest(1 << 31)).toBe(31);
  });

  it('every named set is valid', () => {
    for (const name of setNames) expect(() => readTileSet(tileSet(name), name)).not.toThrow();
  });
});
