import { describe, expect, it } from 'vitest';
import type { Point } from '../geometry.ts';
import { carve, type Draft, emptyDraft, emptyPyramid, isOpen, put } from './draft.ts';
import { applyEdits, type Tool } from './edits.ts';
import { meaningOf, type Pressed } from './keys.ts';
import { moveTo, press, release } from './stroke.ts';

/** A pointer that goes along these points, in cells. */
function drawn(draft: Draft, tool: Tool, ...points: readonly (readonly [number, number])[]): Draft {
  const at = ([x, y]: readonly [number, number]): Point => ({ x: x * 100, y: y * 100 });
  const [first, ...others] = points.map(at);
  let stroke = press(tool, first!);
  let now = draft;
  for (const point of others) {
    const next = moveTo(stroke, point, now);
    stroke = next.stroke;
    now = applyEdits(now, next.edits, null);
  }
  return applyEdits(now, release(stroke, now), null);
}

const open = emptyPyramid();

describe('the pointer', () => {
  it('taps near a side: the passage becomes a wall, with either drawing tool', () => {
    for (const tool of ['dig', 'wall'] as const) {
      const closed = drawn(open, tool, [6.95, 8.5]);
      expect(isOpen(closed, '6,8', '7,8')).toBe(false);
      expect(isOpen(drawn(closed, tool, [7.05, 8.5]), '6,8', '7,8')).toBe(true);
    }
  });

  it('draws a wall along the sides of several cells, and not across them at the corners', () => {
    const walled = drawn(open, 'wall', [5.1, 7.02], [5.5, 7.0], [5.9, 7.05], [6.3, 6.98], [6.7, 7], [7.1, 7.02]);
    for (const x of [5, 6]) expect(isOpen(walled, `${x},6`, `${x},7`)).toBe(false);
    expect(open.passages.size - walled.passages.size).toBeLessThanOrEqual(3);
    expect(isOpen(walled, '5,6', '6,6') && isOpen(walled, '5,7', '6,7')).toBe(true);
  });

  it('a stroke that begins on a wall opens walls, and closes none', () => {
    const walled = drawn(open, 'wall', [5.2, 7], [5.8, 7]);
    const opened = drawn(walled, 'wall', [5.2, 7], [5.8, 7], [6.2, 7], [6.8, 7]);
    expect(opened.passages).toEqual(open.passages);
  });

  it('digs a corridor where it goes', () => {
    const dug = drawn(emptyDraft, 'dig', [0.5, 0.5], [1.5, 0.5], [1.5, 1.5]);
    expect([...dug.rooms]).toEqual(['0,0', '1,0', '1,1']);
    expect(dug.passages.size).toBe(2);
  });

  it('puts and erases what lies in a cell', () => {
    const placed = drawn(open, 'yellow', [6.5, 8.5]);
    expect(placed.marks.get('6,8')).toBe('yellow');
    const erased = drawn(placed, 'erase', [6.5, 8.5]);
    expect(erased.marks.size).toBe(0);
    expect(drawn(erased, 'erase', [6.5, 8.5]).rooms.has('6,8')).toBe(false);
    expect(drawn(open, 'erase', [6.5, 8.5], [7.5, 8.5]).rooms.size).toBe(open.rooms.size - 2);
  });
});

describe('the keyboard', () => {
  const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  const draft = carve(carve(emptyDraft, '0,0'), '1,0');
  const after = (pressed: Partial<Pressed> & { key: string }, tool: Tool = 'dig'): Draft => {
    const meaning = meaningOf({ ...plain, ...pressed }, '0,0', draft, tool);
    return meaning?.type === 'edit' ? applyEdits(draft, meaning.edits, null) : draft;
  };

  it('moves, opens and closes sides, puts every mark, and erases', () => {
    expect(meaningOf({ ...plain, key: 'ArrowLeft' }, '0,0', draft, 'dig')).toEqual({ type: 'go', side: 'left' });
    expect(isOpen(after({ key: 'ArrowRight', shiftKey: true }), '0,0', '1,0')).toBe(true);
    const marks = ['r', 'b', 'w', 'g', 'y', 's', 'D'].map((key) => after({ key }).marks.get('0,0'));
    expect(marks).toEqual(['red', 'blue', 'white', 'green', 'yellow', 'stairs', 'dungeon']);
    expect(after({ key: 'Delete' }).rooms.has('0,0')).toBe(false);
    expect(after({ key: 'Enter' }, 'white').marks.get('0,0')).toBe('white');
    expect(put(draft, '0,0', 'white').marks).toEqual(after({ key: ' ' }, 'white').marks);
  });

  it('leaves the browser and the page their own keys', () => {
    const meaning = (pressed: Partial<Pressed> & { key: string }) =>
      meaningOf({ ...plain, ...pressed }, '0,0', draft, 'dig');
    expect(meaning({ key: 'z', ctrlKey: true })).toBeNull();
    expect(meaning({ key: 'r', metaKey: true })).toBeNull();
    expect(meaning({ key: 'Tab' })).toBeNull();
    expect(meaning({ key: 'ArrowLeft', altKey: true })).toBeNull();
  });
});
