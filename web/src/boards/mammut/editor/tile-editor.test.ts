import { readTileSet, TILES as ALL_TILES, tilePairs, tileSet } from '@traque/engine/mammut/tiles';
import { describe, expect, it } from 'vitest';
import { trialGame } from './bot-trial.ts';
import { tileFaces } from '../tile-faces.ts';
import { draftOf, jsonOf, readTiles, sidesOf, textOf, TILES, totalOf, withTiles } from './tile-draft.ts';
import { houseTiles, surpriseTiles, tileProblems } from './tile-problems.ts';
import { averages, noGames, withGame } from './trial.ts';

const house = houseTiles();

describe('a set of tiles', () => {
  it('MM-2: the house set lacks nothing, and is the same as text, as JSON and for the rules', () => {
    expect(TILES).toBe(ALL_TILES - 1);
    expect(tileProblems(house)).toEqual([]);
    expect(readTiles(textOf(house))).toEqual({ draft: house });
    expect(readTiles(jsonOf(house))).toEqual({ draft: house });
    const pairs = (set: ReturnType<typeof readTileSet>) =>
      tilePairs(set)
        .map((pair) => pair.toSorted().join(' '))
        .toSorted();
    expect(pairs(readTileSet(JSON.parse(jsonOf(house)), 'tiles'))).toEqual(pairs(tileSet('house')!));
  });

  it('grows and shrinks by tiles; a tile has no front', () => {
    const draft = withTiles(withTiles([], 'hide', 'axe', 2), 'axe', 'hide', 1);
    expect(draft).toEqual([{ sides: ['axe', 'hide'], count: 3 }]);
    expect(withTiles(draft, 'hide', 'axe', -3)).toEqual([]);
    expect(withTiles(draft, 'axe', 'axe', -1)).toBe(draft);
    expect(totalOf(withTiles(draft, 'meat', 'meat', 1000))).toBe(3);
    expect(sidesOf(draft).get('axe')).toBe(3);
    expect([...sidesOf(house).values()].reduce((sum, n) => sum + n, 0)).toBe(2 * TILES);
  });

  it('MM-2: says how many tiles and which species are missing, and that no tile has two question marks', () => {
    const without = draftOf(house.filter(({ sides }) => !sides.includes('hare') && !sides.includes('fox')));
    expect(tileProblems(without)).toEqual([
      { kind: 'total', found: 29, needed: 31 },
      { kind: 'species', missing: ['hare', 'fox'] },
    ]);
    expect(tileProblems(withTiles(house, '?', '?', 1)).map(({ kind }) => kind)).toEqual(['total', 'twoMarks']);
  });

  it('by chance passes every check, and the same seed gives the same', () => {
    for (let seed = 0; seed < 20; seed++) expect(tileProblems(surpriseTiles(`seed ${String(seed)}`))).toEqual([]);
    expect(surpriseTiles('a')).toEqual(surpriseTiles('a'));
    expect(surpriseTiles('a')).not.toEqual(surpriseTiles('b'));
  });

  it.each<[string, string, string]>([
    ['nothing', '', 'notASet'],
    ['prose', 'Dear Sir or Madam', 'notASet'],
    ['markup', '3 <b> / axe', 'notASet'],
    ['the shaman', '1 red / blue', 'notASet'],
    ['broken JSON', '[{"sides"', 'notASet'],
    ['markup in JSON', '[{"sides":["<img>","axe"],"count":1}]', 'notASet'],
    ['three sides', '[{"sides":["axe","axe","axe"],"count":1}]', 'notASet'],
    ['half a tile', '[{"sides":["axe","axe"],"count":0.5}]', 'notASet'],
    ['nothing in a list', '[null]', 'notASet'],
    ['a name that every object has', '[{"sides":["constructor","axe"],"count":1}]', 'notASet'],
    ['too many tiles', '[{"sides":["axe","axe"],"count":1000000}]', 'tooLarge'],
    ['a book', '1 axe / hide\n'.repeat(5000), 'tooLarge'],
  ])('refuses %s', (_what, text, not) => {
    expect(readTiles(text)).toEqual({ not });
  });
});

describe('a trial', () => {
  it('bots play with the tiles: somebody wins, and points come from kinds', () => {
    const game = trialGame(surpriseTiles('trial'), 2, 'seed');
    expect(game.winners.length).toBeGreaterThan(0);
    expect(game.points).toHaveLength(2);
    expect(game.points.some(({ tusk }) => tusk > 0)).toBe(true);
  });

  it('sums wins by seat, shared ones in part, and points by kind', () => {
    const points = { axe: 1, hide: 2, tusk: 3, meat: 4, fire: -5, animal: 6 };
    const sum = [
      { winners: [0], points: [points, points] },
      { winners: [0, 1], points: [points, points] },
      { winners: [], points: [points, points] },
    ].reduce(withGame, noGames);
    expect(sum.wins).toEqual([1.5, 0.5]);
    expect(sum.unfinished).toBe(1);
    expect(averages(sum)).toEqual([
      ['axe', 1],
      ['hide', 2],
      ['tusk', 3],
      ['meat', 4],
      ['fire', -5],
      ['animal', 6],
    ]);
    expect(tileFaces).toHaveLength(13);
  });
});
