import { FastChance } from '@traque/engine/core/chance';
import { AXE, HIDE, MARK, MEAT, tilesOf, TUSK } from '@traque/engine/mammut/tiles';
import { describe, expect, it } from 'vitest';
import { FACES } from './policy.ts';
import { bestShares, countShares, forEachShare, groupTiles, type ShareCriteria } from './shares.ts';

const plainKey = (): number => FACES;

const criteria = (over: Partial<ShareCriteria> = {}): ShareCriteria => ({
  players: 3,
  seat: 0,
  prices: new Float64Array(3 * FACES).fill(1),
  middleWorth: [9, 9, 9],
  bestTheft: [0, 0, 0],
  openShares: 2,
  thieves: 0b110,
  maxTiles: 32,
  minWorth: -Infinity,
  maxWorth: Infinity,
  ...over,
});

/** What a share looks like to everybody: its faces, sorted. */
const look = (mask: number, faces: Uint8Array): string =>
  tilesOf(mask)
    .map((tile) => faces[tile]!)
    .sort((a, b) => a - b)
    .join(' ');

function visited(faces: Uint8Array, loot: number, by: ShareCriteria, key = plainKey): string[] {
  const seen: string[] = [];
  forEachShare(groupTiles(loot, faces, key), by, (mask) => seen.push(look(mask, faces)));
  return seen;
}

describe('all distinct shares', () => {
  it.each(Array.from({ length: 20 }, (_, seed) => seed))(
    'are each visited once, compared with brute force (seed %i)',
    (seed) => {
      const chance = new FastChance(`shares ${seed}`);
      const faces = Uint8Array.from({ length: 32 }, () => chance.below(7));
      const loot = (1 << (1 + chance.below(11))) - 1;
      const brute = new Set<string>();
      for (let mask = 1; mask <= loot; mask++) brute.add(look(mask, faces));
      const seen = visited(faces, loot, criteria());
      expect(seen.length).toBe(brute.size);
      expect(new Set(seen)).toEqual(brute);
      expect(countShares(groupTiles(loot, faces, plainKey))).toBe(brute.size + 1);
    },
  );

  it('within bounds of worth, none is missed', () => {
    const faces = Uint8Array.of(AXE, AXE, AXE, HIDE, HIDE, MEAT, TUSK);
    const prices = new Float64Array(3 * FACES).fill(1);
    prices[MEAT] = 3;
    const worth = (text: string): number => text.split(' ').reduce((sum, face) => sum + prices[Number(face)]!, 0);
    const all = visited(faces, 127, criteria({ prices }));
    const some = visited(faces, 127, criteria({ prices, minWorth: 3, maxWorth: 5 }));
    expect(new Set(some)).toEqual(new Set(some.filter((text) => all.includes(text))));
    for (const text of all) if (worth(text) >= 3 && worth(text) <= 5) expect(some).toContain(text);
    expect(some.length).toBeLessThan(all.length);
  });

  it('MM-41: question marks whose backs the taker knows are told apart', () => {
    const faces = Uint8Array.of(MARK, MARK, MARK);
    const givenBack = [AXE, TUSK, FACES];
    expect(groupTiles(0b111, faces, (tile) => givenBack[tile]!)).toHaveLength(3);
    expect(groupTiles(0b111, faces, plainKey)).toHaveLength(1);
  });
});

describe('a share is valued by its tiles and by how much it tempts others', () => {
  const nine = Uint8Array.from({ length: 9 }, () => AXE);
  const groups = groupTiles(0b111111111, nine, plainKey);
  const tiles = (by: ShareCriteria): number => tilesOf(bestShares(groups, by, 1)[0]!).length;

  it('of nine equal tiles for three players: three, because four would be stolen', () => {
    expect(tiles(criteria())).toBe(3);
  });

  it('more, if nobody can steal it', () => {
    expect(tiles(criteria({ thieves: 0 }))).toBe(5 + 4);
  });

  it('more, if the others prefer other tiles', () => {
    const prices = new Float64Array(3 * FACES).fill(1);
    prices[FACES + AXE] = prices[2 * FACES + AXE] = 0.2;
    const bestTheft = [0, 2, 2];
    expect(tiles(criteria({ prices, bestTheft, middleWorth: [9, 1.8, 1.8] }))).toBeGreaterThan(5);
  });
});
