import { type MapProblem, type MapProblemKind, mapProblems } from '@traque/engine/momie/map-problems';
import { mapNamed } from '@traque/engine/momie/maps';
import { languages, loadWords } from '@traque/texts';
import { describe, expect, it } from 'vitest';
import {
  carve,
  type Draft,
  draftOf,
  emptyDraft,
  emptyPyramid,
  erase,
  fill,
  put,
  setPassage,
  sketchOf,
} from './draft.ts';
import { readDraft } from './draft-text.ts';
import { cellText, type EditorText, problemLines } from './in-words.ts';

async function textIn(language: (typeof languages)[number]): Promise<EditorText> {
  const { momie } = (await loadWords(language)).games;
  const [editor, { board }] = await Promise.all([momie.loadEditor(), momie.loadTable()]);
  return { editor, board };
}

const english = await textIn('en');
const lines = (draft: Draft, text = english) =>
  problemLines(mapProblems(sketchOf(draft)), draft, text, (n) => `${String(n)} more`);
const drawing = (text: string): Draft => {
  const reading = readDraft(text);
  if ('not' in reading) throw new Error(reading.not);
  return reading.draft;
};

describe('the editor in words', () => {
  it('says what is in a cell, where it is open, and what is stone', () => {
    const draft = put(setPassage(carve(carve(emptyDraft, '4,4'), '5,4'), '4,4', '5,4', true), '4,4', 'red');
    expect(cellText(draft, '4,4', english)).toBe('A1, red treasure, open: right');
    expect(cellText(put(draft, '5,4', 'stairs'), '5,4', english)).toBe('B1, the stairs, open: left');
    expect(cellText(carve(draft, '4,6'), '4,5', english)).toBe('A2, stone');
    expect(cellText(carve(draft, '4,6'), '4,6', english)).toBe('A3, closed on all sides');
    expect(cellText(draft, '3,4', english)).toBe('Beyond A1, left: stone');
  });

  it('MO-1: says which treasures are missing, and what cannot be reached', () => {
    const whole = draftOf(mapNamed('ramses')!);
    expect(lines(whole)).toEqual([]);
    const red = [...whole.marks].find(([, mark]) => mark === 'red')![0];
    const [line] = lines(erase(whole, red));
    expect(line).toMatchObject({ text: 'Treasures (red): 4/5.', clause: 'MO-1', blocks: true });
    const alone = carve(whole, '-1,8');
    const [island] = lines(alone);
    expect(island).toMatchObject({ text: 'Cannot be reached from the stairs or the dungeon: A9.', cells: ['-1,8'] });
  });

  it('names a few cells and counts the rest', () => {
    const many = Array.from({ length: 9 }, (_, x) => `${String(x)},0`).reduce(carve, emptyDraft);
    const found = lines(put(put(many, '0,0', 'stairs'), '1,0', 'dungeon')).find(({ key }) => key === 'unreachable');
    expect(found?.text).toMatch(/: C1, D1, E1, F1, G1, 2 more\.$/);
    expect(found?.cells).toHaveLength(7);
  });

  it.each(languages)('%s: every problem of every bad map has words of its own', async (language) => {
    const text = await textIn(language);
    const whole = draftOf(mapNamed('ramses')!);
    const bottom = (draft: Draft, mark: 'stairs' | 'dungeon') => put(draft, '8,0', mark);
    const bad = [
      emptyDraft,
      emptyPyramid(),
      fill(whole, '8,4'),
      carve(whole, '-2,0'),
      bottom(whole, 'stairs'),
      bottom(whole, 'dungeon'),
      put(whole, '12,8', 'stairs'),
      setPassage(whole, '9,8', '10,8', false),
      drawing('+---+---+---+---+\n| S | D   . | . |\n+---+---+---+---+'),
      drawing('+---+---+---+---+---+---+---+\n| S   .   .   .   .   .   D |\n+---+---+---+---+---+---+---+'),
    ];
    // What a drawing hardly comes to.
    const rare: readonly MapProblem[] = [
      { kind: 'tooManyCells', cells: 300, most: 250, clause: 'MO-1', blocks: true },
      { kind: 'treasureMisplaced', treasure: 'red-1', cell: '8,8', clause: 'MO-1', blocks: true },
      { kind: 'nearerToOtherColour', treasure: 'red-1', cell: '8,8', clause: 'MO-2', blocks: false },
      { kind: 'onlyCrossing', cell: '8,8', clause: 'MO-2', blocks: false },
    ];
    const found = [...bad.flatMap((draft) => lines(draft, text)), ...problemLines(rare, whole, text, String)];
    for (const line of found) expect(line.text, line.key).toMatch(/^\p{Lu}.*\.$/u);
    const kinds = new Set(found.map(({ key }) => key.split(' ')[0] as MapProblemKind));
    const all: Record<MapProblemKind, true> = {
      noStairs: true,
      noDungeon: true,
      tooManyCells: true,
      treasureCount: true,
      treasureMisplaced: true,
      noExit: true,
      unreachable: true,
      gapInRow: true,
      overhang: true,
      notAtBottom: true,
      notSideBySide: true,
      dungeonExits: true,
      nearerToOtherColour: true,
      noDeadEnd: true,
      cutsApart: true,
      onlyCrossing: true,
    };
    expect([...kinds].toSorted()).toEqual(Object.keys(all).toSorted());
  });
});
