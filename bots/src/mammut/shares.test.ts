import { FastChance } from '@traque/engine/core/chance';
import { AXE, HIDE, MARK, MEAT, tilesOf, TUSK } from '@traque/engine/mammut/tiles';
import { describe, expect, it } from 'vitest';
import { FACES } from './policy.ts';
import { bestShares, eachShare, type Judge, shareTotal, sortsOf } from './shares.ts';

const plainKey = (): number => FACES;

const judge = (over: Partial<Judge> = {}): Judge => ({
  players: 3,
  seat: 0,
  prices: new Float64Array(3 * FACES).fill(1),
  left: [9, 9, 9],
  elsewhere: [0, 0, 0],
  open: 2,
  thieves: 0b110,
  most: 32,
  floor: -Infinity,
  ceiling: Infinity,
  ...over,
});

/** What a share looks like to everybody: `axe axe meat`. */
const look = (mask: number, faces: Uint8Array): string =>
  tilesOf(mask)
    .map((tile) => faces[tile]!)
    .sort((a, b) => a - b)
    .join(' ');

function visited(faces: Uint8Array, loot: number, by: Judge, key = plainKey): string[] {
  const seen: string[] = [];
  eachShare(sortsOf(loot, faces, key), by, (mask) => seen.push(look(mask, faces)));
  return seen;
}

describe('all distinct shares', () => {
  it.each(Array.from({ length: 20 }, (_, seed) => seed))(
    'are each seen once, as brute force counts them (seed %i)',
    (seed) => {
      const chance = new FastChance(`shares ${seed}`);
      const faces = Uint8Array.from({ length: 32 }, () => chance.below(7));
      const loot = (1 << (1 + chance.below(11))) - 1;
      const brute = new Set<string>();
      for (let mask = 1; mask <= loot; mask++) brute.add(look(mask, faces));
      const seen = visited(faces, loot, judge());
      expect(seen.length).toBe(brute.size);
      expect(new Set(seen)).toEqual(brute);
      expect(shareTotal(sortsOf(loot, faces, plainKey))).toBe(brute.size + 1);
    },
  );

  it('within bounds of worth, none is missed', () => {
    const faces = Uint8Array.of(AXE, AXE, AXE, HIDE, HIDE, MEAT, TUSK);
    const prices = new Float64Array(3 * FACES).fill(1);
    prices[MEAT] = 3;
    const worth = (text: string): number => text.split(' ').reduce((sum, face) => sum + prices[Number(face)]!, 0);
    const all = visited(faces, 127, judge({ prices }));
    const some = visited(faces, 127, judge({ prices, floor: 3, ceiling: 5 }));
    expect(new Set(some)).toEqual(new Set(some.filter((text) => all.includes(text))));
    for (const text of all) if (worth(text) >= 3 && worth(text) <= 5) expect(some).toContain(text);
    expect(some.length).toBeLessThan(all.length);
  });

  it('MM-41: question marks whose backs the taker knows are told apart', () => {
    const faces = Uint8Array.of(MARK, MARK, MARK);
    const backs = [AXE, TUSK, FACES];
    expect(sortsOf(0b111, faces, (tile) => backs[tile]!)).toHaveLength(3);
    expect(sortsOf(0b111, faces, plainKey)).toHaveLength(1);
  });
});

describe('a share is valued by what it holds and how it tempts', () => {
  const nine = Uint8Array.from({ length: 9 }, () => AXE);
  const sorts = sortsOf(0b111111111, nine, plainKey);
  const tiles = (by: Judge): number => tilesOf(bestShares(sorts, by, 1)[0]!).length;

  it('of nine equal tiles for three players: three, for a fourth would be stolen', () => {
    expect(tiles(judge())).toBe(3);
  });

  it('more, if nobody comes who could steal it', () => {
    expect(tiles(judge({ thieves: 0 }))).toBe(5 + 4);
  });

  it('more, if the others care for other tiles', () => {
    const prices = new Float64Array(3 * FACES).fill(1);
    prices[FACES + AXE] = prices[2 * FACES + AXE] = 0.2;
    const elsewhere = [0, 2, 2];
    expect(tiles(judge({ prices, elsewhere, left: [9, 1.8, 1.8] }))).toBeGreaterThan(5);
  });
});
