import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { mammut } from './index.ts';
import type { Face, StateJson, TileSet, View } from './protocol.ts';
import { position } from './testing/position.ts';

const worlds = (view: View, viewer: number | null, count: number): StateJson[] => {
  const chance = new FastChance(99);
  return Array.from({ length: count }, () => mammut.write(mammut.imagine(view, viewer, chance)) as StateJson);
};
const pairs = (tiles: StateJson['tiles']) => tiles.map(({ up, down }) => [up, down].sort().join('/')).sort();

/** A game of its own set, from which all worlds can be counted. */
function poured(tiles: TileSet, seed: number) {
  return mammut.create(3, { first: 0, tiles }, new FastChance(seed));
}

describe('imagined worlds', () => {
  it('are poured from the public set (MM-2)', () => {
    for (let seed = 0; seed < 30; seed++) {
      const state = mammut.create(4, {}, new FastChance(seed));
      const real = pairs((mammut.write(state) as StateJson).tiles);
      for (const world of worlds(mammut.view(state, 1), 1, 5)) expect(pairs(world.tiles)).toEqual(real);
    }
  });

  it('an animal’s other side can be worked out', () => {
    const state = mammut.create(3, {}, new FastChance(4));
    const animals = (mammut.write(state) as StateJson).tiles;
    for (const world of worlds(mammut.view(state, 0), 0, 20))
      for (const [tile, { up, down }] of world.tiles.entries())
        if (['hare', 'fox', 'grouse', 'beaver', 'ibex', 'horse', 'reindeer'].includes(up))
          expect(down).toBe(animals[tile]!.down);
  });

  it('keep what the viewer knows: MM-21 MM-41', () => {
    const state = mammut.create(3, { first: 0 }, new FastChance(11));
    const real = mammut.write(state) as StateJson;
    const marks = real.tiles.flatMap(({ up }, tile) => (up === '?' ? [tile] : []));
    const known = mammut.read({ ...real, known: [marks, [], []] });
    for (const world of worlds(mammut.view(known, 0), 0, 10))
      for (const tile of marks) expect(world.tiles[tile]).toEqual(real.tiles[tile]);
    const others = worlds(mammut.view(known, 1), 1, 40).map(({ tiles }) =>
      marks.map((tile) => tiles[tile]!.down).join(),
    );
    expect(new Set(others).size).toBeGreaterThan(10);
  });

  it('every world that fits is as likely as the others', () => {
    // Animals up show their tile. Of 12 tiles around three faces some lie one way round, some the other.
    const set: TileSet = [
      ...(['hare', 'fox', 'grouse', 'beaver', 'ibex', 'horse', 'reindeer'] as Face[]).map(
        (species): TileSet[number] => ({ sides: [species, 'tusk'], count: 1 }),
      ),
      { sides: ['tusk', 'tusk'], count: 12 },
      { sides: ['axe', 'hide'], count: 4 },
      { sides: ['hide', 'meat'], count: 4 },
      { sides: ['meat', 'axe'], count: 4 },
    ];
    const state = poured(set, 3);
    const { tiles } = mammut.write(state) as StateJson;
    const showing = (face: Face) => tiles.filter(({ up, down }) => up === face && down !== 'tusk').length;
    const [axes, hides] = [showing('axe'), showing('hide')];
    // x of the axe/hide tiles show the axe; the rest follows. Each way to choose which is one world.
    const weights = new Map<number, number>();
    for (let x = 0; x <= 4; x++) {
      const [z, y] = [axes - x, hides - (4 - x)];
      if (z >= 0 && z <= 4 && y >= 0 && y <= 4) weights.set(x, choose4(x) * choose4(y) * choose4(z));
    }
    const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    const drawn = worlds(mammut.view(state, 0), 0, 6000).map(
      (world) => world.tiles.filter(({ up, down }) => up === 'axe' && down === 'hide').length,
    );
    expect(weights.size).toBeGreaterThan(2);
    for (const [x, weight] of weights) {
      const share = drawn.filter((each) => each === x).length / drawn.length;
      expect(Math.abs(share - weight / all), `${x} of 4, axes ${axes}, hides ${hides}`).toBeLessThan(0.03);
    }
  });

  it('tiles that do not come from the set named: still a world, still the same view', () => {
    const state = position(`
      round 2 | to act 0
      middle: ?/fox×9 red tusk/tusk×…
      0: -
      1: fox/fox
      2: -`);
    for (const viewer of [null, 0, 1, 2]) {
      const view = mammut.view(state, viewer);
      const unknown = { ...view, options: { first: 0, tiles: 'lost' } };
      for (const each of [view, unknown]) {
        const world = mammut.imagine(each, viewer, new FastChance(1));
        expect(mammut.view(world, viewer)).toEqual(each);
        expect(() => mammut.read(mammut.write(world))).not.toThrow();
      }
    }
  });

  it('deal unseen cards anywhere, face-down ones among evaluation cards (MM-44)', () => {
    const state = position(`
      round 2 | to act 0 | discard peek peek
      middle: red tusk×…
      0: - | hand flip ownHide
      1: - | hand peek giveBack | laid axePoints ownHide
      2: -`);
    const seen = worlds(mammut.view(state, 0), 0, 300);
    const laid = new Set(seen.flatMap((world) => world.laid[1]!));
    expect([...laid].sort()).toEqual(
      [
        'axePoints',
        'mostAxesFire',
        'mostAxesHide',
        'mostHidesAnimal',
        'mostHidesPoints',
        'mostTusksFire',
        'mostTusksPoints',
        'ownHide',
        'wildAnimal',
      ].sort(),
    );
    expect(new Set(seen.flatMap((world) => world.hands[1]!)).size).toBe(12);
    for (const world of seen) expect(world.hands[0]).toEqual(['flip', 'ownHide']);
  });

  it('same chance, same world, however often it was asked before', () => {
    const view = mammut.view(mammut.create(4, {}, new FastChance(8)), 2);
    const once = () => mammut.write(mammut.imagine(view, 2, new FastChance(5)));
    expect(once()).toEqual(once());
  });

  it.each([
    ['not of this seat', (view: View) => ({ ...view, hands: [2, 2, 2] })],
    ['with a card too many', (view: View) => ({ ...view, draw: 14 })],
    ['without tiles', (view: View) => ({ ...view, tiles: 3 })],
    ['with four peeks', (view: View) => ({ ...view, discard: ['peek', 'peek', 'peek', 'peek'] })],
  ])('a view %s is refused', (_, spoil) => {
    const view = mammut.view(mammut.create(3, {}, new FastChance(8)), 0);
    expect(() => mammut.imagine(spoil(view) as unknown as View, 0, new FastChance(1))).toThrow();
  });

  it('unkind chance does not hang it', () => {
    const view = mammut.view(mammut.create(3, {}, new FastChance(8)), 0);
    expect(() => mammut.imagine(view, 0, { below: () => 0 })).not.toThrow();
    expect(() => mammut.imagine(view, 0, { below: (n) => n - 1 })).not.toThrow();
  });
});

const choose4 = (k: number): number => [1, 4, 6, 4, 1][k]!;
