import { COLOURS, mazeOf } from '@traque/engine/momie/map';
import { checkPlayable, readMap, TREASURES } from '@traque/engine/momie/map-check';
import { characters, generateMap } from '@traque/engine/momie/map-generate';
import { mapProblems } from '@traque/engine/momie/map-problems';
import { drawings, mapNamed } from '@traque/engine/momie/maps';
import { describe, expect, it } from 'vitest';
import {
  atOrigin,
  carve,
  cellAt,
  type Draft,
  draftOf,
  emptyDraft,
  emptyPyramid,
  erase,
  fill,
  HIGHEST,
  isOpen,
  MOST_ROOMS,
  needed,
  put,
  setPassage,
  sketchOf,
  WIDEST,
} from './draft.ts';
import { applyEdits, axisOf, digTo, toggleSide } from './edits.ts';

const names = Object.keys(drawings);
const dug = (...cells: string[]): Draft => cells.reduce(carve, emptyDraft);

describe('a draft', () => {
  it.each(names)('%s: a map of ours becomes a draft and the same map again', (name) => {
    const map = mapNamed(name)!;
    const sketch = sketchOf(draftOf(map));
    expect(mapProblems(sketch)).toEqual(mapProblems(map));
    expect(sketch.start).toBe(map.start);
    expect(sketch.dungeon).toBe(map.dungeon);
    expect(new Set(Object.values(sketch.treasures))).toEqual(new Set(Object.values(map.treasures)));
    for (const [cell, exits] of Object.entries(map.cells))
      expect(sketch.cells[cell]!.toSorted()).toEqual(exits.toSorted());
  });

  it.each(characters)('a generated pyramid (%s) can be edited and then played', (character) => {
    const sketch = sketchOf(atOrigin(draftOf(generateMap({ seed: 'editor', character }))));
    expect(mazeOf(checkPlayable(readMap('options.map', sketch))).treasures).toHaveLength(23);
  });

  it('MO-1: knows how many treasures of each colour there are', () => {
    for (const colour of COLOURS) expect(needed[colour]).toBe(TREASURES[colour]);
  });

  it('has one flight of stairs and one dungeon: set again, they move', () => {
    const draft = put(put(dug('0,0', '1,0', '2,0'), '0,0', 'stairs'), '2,0', 'stairs');
    expect([...draft.marks]).toEqual([['2,0', 'stairs']]);
    expect(sketchOf(draft).start).toBe('2,0');
  });

  it('loses the passages and the treasure of a cell that becomes stone', () => {
    const draft = put(setPassage(dug('0,0', '1,0'), '0,0', '1,0', true), '1,0', 'red');
    const filled = fill(draft, '1,0');
    expect(filled.passages.size).toBe(0);
    expect(filled.marks.size).toBe(0);
    expect(erase(draft, '1,0').rooms.has('1,0')).toBe(true);
  });

  it('MO-32: nothing leads into the stairs or the dungeon', () => {
    const draft = put(setPassage(dug('0,0', '1,0'), '0,0', '1,0', true), '0,0', 'stairs');
    expect(sketchOf(draft).cells).toEqual({ '0,0': ['1,0'], '1,0': [] });
  });

  it('never becomes larger than the rules and a phone allow', () => {
    let wide = emptyDraft;
    for (let x = 0; x < 100; x++) wide = carve(wide, cellAt(x, 0));
    expect(wide.rooms.size).toBe(WIDEST);
    let full = emptyDraft;
    for (let y = 0; y < HIGHEST; y++) for (let x = 0; x < WIDEST; x++) full = carve(full, cellAt(x, y));
    expect(full.rooms.size).toBe(MOST_ROOMS);
    expect(carve(full, '0,-40')).toBe(full);
  });

  it('begins as an empty pyramid without walls, to which only marks are missing', () => {
    const kinds = new Set(mapProblems(sketchOf(emptyPyramid())).map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['noStairs', 'noDungeon', 'treasureCount']));
  });
});

describe('edits', () => {
  it('dig a corridor through stone, around a corner', () => {
    const draft = applyEdits(emptyDraft, digTo('0,0', '2,1'), null);
    expect(draft.rooms.size).toBe(4);
    expect(draft.passages.size).toBe(3);
  });

  it('open a wall, close a passage, and dig into stone', () => {
    let draft = dug('0,0', '1,0');
    draft = applyEdits(draft, toggleSide(draft, '0,0', 'right'), null);
    expect(isOpen(draft, '0,0', '1,0')).toBe(true);
    draft = applyEdits(draft, toggleSide(draft, '0,0', 'right'), null);
    expect(isOpen(draft, '0,0', '1,0')).toBe(false);
    draft = applyEdits(draft, toggleSide(draft, '0,0', 'down'), null);
    expect(isOpen(draft, '0,0', '0,1')).toBe(true);
  });

  it('mirrored: cells and walls on both sides, treasures on one', () => {
    const draft = dug('0,0', '1,0', '2,0', '3,0');
    const axis = axisOf(draft);
    const after = applyEdits(
      draft,
      [
        { type: 'passage', a: '0,0', b: '1,0', open: true },
        { type: 'carve', cell: '-1,0' },
        { type: 'put', cell: '0,0', mark: 'red' },
      ],
      axis,
    );
    expect(isOpen(after, '2,0', '3,0')).toBe(true);
    expect(after.rooms.has('4,0')).toBe(true);
    expect([...after.marks]).toEqual([['0,0', 'red']]);
    const erased = applyEdits(after, [{ type: 'erase', cell: '3,0' }], axis);
    expect(erased.rooms.has('3,0')).toBe(false);
    expect(erased.marks.get('0,0')).toBe('red');
  });
});
