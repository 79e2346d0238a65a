import { describe, expect, it } from 'vitest';
import { generateMap } from './map-generate.ts';
import { inEnglish } from './map-house.ts';
import { type MapDraft, type MapProblemKind, mapProblems } from './map-problems.ts';
import { parseMap } from './map-text.ts';
import { mapNamed } from './maps.ts';
import type { Cell } from './protocol.ts';

const sound = mapNamed('ramses')!;

interface Loose {
  cells: Record<string, string[]>;
  start: string | null;
  dungeon: string | null;
  treasures: Record<string, string>;
}
const changed = (change: (map: Loose) => void): MapDraft => {
  const map = structuredClone(sound) as unknown as Loose;
  change(map);
  return map;
};
const kinds = (draft: MapDraft): MapProblemKind[] => mapProblems(draft).map(({ kind }) => kind);
const part = (map: Loose, a: Cell, b: Cell): void => {
  map.cells[a] = map.cells[a]!.filter((cell) => cell !== b);
  map.cells[b] = map.cells[b]!.filter((cell) => cell !== a);
};

it('MO-1, MO-2: our maps have no problem', () => {
  expect(mapProblems(sound)).toEqual([]);
});

describe('MO-1: what prevents a game', () => {
  it.each<[MapProblemKind, (map: Loose) => void]>([
    ['noStairs', (map) => (map.start = null)],
    ['noStairs', (map) => (map.start = '99,9')],
    ['noDungeon', (map) => (map.dungeon = null)],
    ['noDungeon', (map) => (map.dungeon = map.start)],
    ['noExit', (map) => (map.cells[map.start!] = [])],
    ['treasureCount', (map) => delete map.treasures['red-1']],
    ['treasureMisplaced', (map) => (map.treasures['red-1'] = map.treasures['red-2']!)],
    ['treasureMisplaced', (map) => (map.treasures['red-1'] = map.dungeon!)],
    ['treasureMisplaced', (map) => (map.treasures['red-1'] = '99,9')],
    ['unreachable', (map) => (map.cells['50,8'] = [])],
  ])('%s', (kind, change) => {
    const found = mapProblems(changed(change)).filter((problem) => problem.kind === kind);
    expect(found.length).toBeGreaterThan(0);
    for (const problem of found) expect([problem.clause, problem.blocks]).toEqual(['MO-1', true]);
  });

  it('a million cells are counted, and nothing else is looked at', () => {
    const cells = Object.fromEntries(Array.from({ length: 1_000_000 }, (_, i) => [`${i},0`, []]));
    const begin = performance.now();
    expect(mapProblems({ ...sound, cells })).toEqual([
      { kind: 'tooManyCells', cells: 1_000_000, most: 250, clause: 'MO-1', blocks: true },
    ]);
    expect(performance.now() - begin).toBeLessThan(5000);
  });

  it('an empty draft says what it lacks', () => {
    const found = mapProblems({ cells: {}, start: null, dungeon: null, treasures: {} });
    expect(found.filter(({ blocks }) => blocks).map(({ kind }) => kind)).toEqual([
      'noStairs',
      'noDungeon',
      ...Array.from({ length: 5 }, () => 'treasureCount'),
    ]);
  });
});

describe('MO-2: what our maps keep', () => {
  it.each<[MapProblemKind, (map: Loose) => void]>([
    ['gapInRow', (map) => (map.cells['12,0'] = [])],
    ['gapInRow', (map) => (map.cells['8,-2'] = [])],
    ['overhang', (map) => ((map.cells['7,0'] = []), (map.cells['6,0'] = []))],
    ['notAtBottom', (map) => (map.start = '8,7')],
    ['notSideBySide', (map) => (map.start = '2,8')],
    ['dungeonExits', (map) => map.cells[map.dungeon!]!.pop()],
    [
      'nearerToOtherColour',
      (map) =>
        ([map.treasures['red-1'], map.treasures['green-4']] = [map.treasures['green-4']!, map.treasures['red-1']!]),
    ],
  ])('%s', (kind, change) => {
    const found = mapProblems(changed(change)).filter((problem) => problem.kind === kind);
    expect(found.length).toBeGreaterThan(0);
    for (const problem of found) expect([problem.clause, problem.blocks]).toEqual(['MO-2', false]);
  });

  it('a wall between left and right, open at one place: either end of it', () => {
    // Each half of a symmetric map is connected in itself.
    const halves = structuredClone(
      generateMap({ seed: 'halves', character: 'classic', symmetric: true }),
    ) as unknown as Loose;
    const [left, right] = [Number(halves.start!.split(',')[0]), Number(halves.dungeon!.split(',')[0])];
    const [open, ...others] = Object.keys(halves.cells).flatMap((cell) => {
      const [x, y] = cell.split(',');
      return Number(x) === left && halves.cells[cell]!.includes(`${right},${y}`) ? [y!] : [];
    });
    for (const y of others) part(halves, `${left},${y}`, `${right},${y}`);
    const found = mapProblems(halves);
    expect(found).toContainEqual({ kind: 'cutsApart', cell: `${left},${open}`, clause: 'MO-2', blocks: false });
    expect(found).toContainEqual({ kind: 'cutsApart', cell: `${right},${open}`, clause: 'MO-2', blocks: false });
    expect(kinds(halves)).not.toContain('unreachable');
  });

  it('a mummy that can wait before the only exit of the stairs', () => {
    const [, kept] = sound.cells[sound.start]!;
    const found = mapProblems(changed((map) => (map.cells[map.start!] = [kept!])));
    expect(found).toContainEqual({ kind: 'cutsApart', cell: kept, clause: 'MO-2', blocks: false });
  });

  it('says nothing about corridors while some cells cannot be reached', () => {
    const island = changed((map) => (map.cells['18,8'] = []));
    expect(kinds(island)).toEqual(['unreachable']);
  });

  it('no dead end', () => {
    const ring = parseMap(`
      +---+---+---+---+
      | .   .   .   . |
      +   +   +   +   +
      | .   .   .   . |
      +---+   +   +---+
          | S | D |
          +---+---+`);
    expect(kinds(ring)).toContain('noDeadEnd');
  });
});

it('every problem has words', () => {
  const drafts = [changed((map) => (map.treasures = {})), changed((map) => (map.start = map.dungeon = null))];
  for (const draft of drafts)
    for (const problem of mapProblems(draft)) expect(inEnglish(problem)).not.toMatch(/undefined|^$/);
});

it('a large map is looked at fast enough to do so at every stroke', () => {
  const map = generateMap({ seed: 'large', character: 'wide', style: { rows: [18, 20, 20, 20, 20, 20, 20, 20] } });
  const begin = performance.now();
  for (let i = 0; i < 10; i++) mapProblems(map);
  expect((performance.now() - begin) / 10).toBeLessThan(200);
});
