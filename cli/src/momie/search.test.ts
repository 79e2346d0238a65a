import { FastChance } from '@traque/engine/core/chance';
import { mapDigest } from '@traque/engine/momie/atlas';
import { generateMap } from '@traque/engine/momie/map-generate';
import { mapProblems } from '@traque/engine/momie/map-problems';
import { parseMap, textOf } from '@traque/engine/momie/map-text';
import { mapNamed } from '@traque/engine/momie/maps';
import { describe, expect, it } from 'vitest';
import type { Match, Outcome } from '../tournament/contest.ts';
import { mutated } from './mutate.ts';
import { expectedOff } from './promising.ts';
import { proxiesOf } from './proxies.ts';
import { offBalance, type Round, searchMaps } from './search.ts';
import { distance, shortlist } from './shortlist.ts';

const bot = { level: 'normal', ms: 1, threads: 1 } as const;
const terms = {
  character: 'small',
  symmetric: false,
  style: {},
  seed: 's',
  bot,
  generatedPerCandidate: 1,
  candidates: 8,
  games: 4,
  keep: 1,
  generations: 1,
} as const;

/** The mummy wins a share of its games that depends on the map alone. */
const play =
  (shareOn: (digest: string) => number) =>
  async (matches: readonly Match[]): Promise<Map<string, Outcome>> =>
    new Map(
      matches.map((match) => {
        const digest = mapDigest(match.options['map'] as never);
        const won = (match.block * 0.618_034) % 1 < shareOn(digest);
        const outcome = {
          key: match.key,
          winners: [won ? 0 : 1],
          reason: null,
          actions: 1,
          speed: [],
          failed: [],
          late: [],
        };
        return [match.key, outcome] as const;
      }),
    );

describe('successive halving', () => {
  it('finds the one map among many on which both sides win equally often', async () => {
    const maps = Array.from({ length: 8 }, (_, i) => generateMap({ seed: `s ${i}`, character: 'small' }));
    for (const target of [0, 3, 7]) {
      const digest = mapDigest(maps[target]!);
      const rounds: Round[] = [];
      const found = await searchMaps(
        terms,
        play((each) => (each === digest ? 0.5 : 0.8)),
        (round) => rounds.push(round),
      );
      expect(found.map(({ map }) => mapDigest(map))).toEqual([digest]);
      expect(rounds.map(({ maps: count, games }) => [count, games])).toEqual([
        [8, 4],
        [4, 8],
        [2, 16],
        [1, 32],
      ]);
    }
  });

  it('of many maps the most promising play', async () => {
    const played = new Set<string>();
    await searchMaps(
      { ...terms, generatedPerCandidate: 5 },
      play((digest) => {
        played.add(digest);
        return 0.5;
      }),
      () => undefined,
    );
    const off = Array.from({ length: 40 }, (_, i) => generateMap({ seed: `s ${i}`, character: 'small' }))
      .map((map) => ({ digest: mapDigest(map), off: expectedOff(proxiesOf(map)) }))
      .sort((a, b) => a.off - b.off);
    expect(played).toEqual(new Set(off.slice(0, 8).map(({ digest }) => digest)));
  });

  it('later generations are changed from the best', async () => {
    const rounds: Round[] = [];
    await searchMaps(
      { ...terms, generations: 2 },
      play(() => 0.5),
      (round) => rounds.push(round),
    );
    expect(rounds.find(({ generation }) => generation === 1)!.maps).toBeGreaterThan(4);
  });
});

it('one number of players that is far off spoils a map', () => {
  const even = { games: 100, mummy: 50, errors: 0 };
  expect(offBalance([even, even, even, { ...even, mummy: 80 }])).toBeCloseTo(82 / 104 - 0.5);
  // Few games claim little.
  expect(offBalance([{ games: 2, mummy: 2, errors: 0 }])).toBeLessThan(
    offBalance([{ games: 50, mummy: 50, errors: 0 }]),
  );
});

it('a changed map passes the checks, is drawn as it is, and is another', () => {
  const chance = new FastChance('mutants');
  const map = generateMap({ seed: 'parent', character: 'classic' });
  const children = Array.from({ length: 20 }, () => mutated(map, chance));
  for (const child of children) {
    expect(mapProblems(child)).toEqual([]);
    expect(JSON.stringify(parseMap(textOf(child)))).toBe(JSON.stringify(child));
  }
  expect(new Set(children.map(mapDigest)).size).toBeGreaterThan(15);
});

describe('proxies', () => {
  it('of a small maze that can be counted by hand', () => {
    const maze = parseMap(`
      +---+---+---+---+
      | r   .   .   b |
      +   +---+   +---+
      | .   .   .   . |
      +---+   +   +---+
          | S | D |
          +---+---+`);
    expect(proxiesOf(maze)).toEqual({
      cells: 10,
      // Nine passages between eight cells, where a tree has seven... one ring of six cells and two dead ends.
      loops: 1 / 8,
      deadEnds: 2,
      chokePoints: 2,
      fromStairs: (3 + 4) / 2,
      fromDungeon: (4 + 3) / 2,
      betweenColours: 3,
      apart: expect.any(Number) as number,
    });
  });

  it('a shortlist has the maps most like the good ones', () => {
    const good = { map: mapNamed('ramses')! };
    const maps = Array.from({ length: 10 }, (_, i) => generateMap({ seed: `${i}`, character: 'small' }));
    expect(shortlist([good], [...maps, good.map], 1)).toEqual([good.map]);
    const far = shortlist([good], maps, 10).map((map) => distance(proxiesOf(map), proxiesOf(good.map)));
    expect(far).toEqual(far.toSorted((a, b) => a - b));
  });
});
