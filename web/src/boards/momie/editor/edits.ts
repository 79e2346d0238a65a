/** What can be done to a draft, as data: a stroke of the pointer and a key lead to the same edits. */
import type { Cell } from '@traque/engine/momie/protocol';
import { pointOf } from '../geometry.ts';
import {
  beside,
  boxOf,
  carve,
  cellAt,
  type Draft,
  erase,
  isOpen,
  type Mark,
  put,
  setPassage,
  type Side,
} from './draft.ts';

export type Edit =
  | { readonly type: 'carve'; readonly cell: Cell }
  | { readonly type: 'passage'; readonly a: Cell; readonly b: Cell; readonly open: boolean }
  | { readonly type: 'put'; readonly cell: Cell; readonly mark: Mark }
  | { readonly type: 'erase'; readonly cell: Cell };

export type Tool = 'dig' | 'wall' | 'erase' | Mark;
export const tools: readonly Tool[] = [
  'wall',
  'dig',
  'red',
  'blue',
  'white',
  'green',
  'yellow',
  'stairs',
  'dungeon',
  'erase',
];

function applyOne(draft: Draft, edit: Edit): Draft {
  switch (edit.type) {
    case 'carve':
      return carve(draft, edit.cell);
    case 'passage':
      return setPassage(draft, edit.a, edit.b, edit.open);
    case 'put':
      return put(draft, edit.cell, edit.mark);
    case 'erase':
      return erase(draft, edit.cell);
  }
}

/**
 * The edits one after the other. With an axis (the sum of the columns on its two sides) rooms and walls are drawn on
 * both of them; treasures, stairs and dungeon are not, since a colour has one region (MO-2).
 */
export function applyEdits(draft: Draft, edits: readonly Edit[], axis: number | null): Draft {
  let next = draft;
  for (const edit of edits) {
    const twin = axis === null ? null : mirrored(edit, axis, next);
    next = applyOne(next, edit);
    if (twin !== null) next = applyOne(next, twin);
  }
  return next;
}

/** Where left and right are mirrored: the middle of the pyramid. */
export function axisOf(draft: Draft): number {
  const box = boxOf(draft.rooms);
  return box === null ? 0 : box.left + box.right;
}

function mirrored(edit: Edit, axis: number, draft: Draft): Edit | null {
  const other = (cell: Cell): Cell => {
    const { x, y } = pointOf(cell);
    return cellAt(axis - x, y);
  };
  switch (edit.type) {
    case 'put':
      return null;
    case 'passage':
      return { ...edit, a: other(edit.a), b: other(edit.b) };
    case 'carve':
      return { ...edit, cell: other(edit.cell) };
    case 'erase':
      // A treasure goes alone; where a room goes, what lies on the other side stays.
      return draft.marks.has(edit.cell) || draft.marks.has(other(edit.cell))
        ? null
        : { ...edit, cell: other(edit.cell) };
  }
}

/** A tool used on a cell, by a tap or a key. */
export function useTool(tool: Tool, cell: Cell): Edit[] {
  if (tool === 'dig') return [{ type: 'carve', cell }];
  if (tool === 'wall') return [];
  return tool === 'erase' ? [{ type: 'erase', cell }] : [{ type: 'put', cell, mark: tool }];
}

/** From a room to its neighbour: the passage becomes a wall, a wall a passage, stone a room behind a passage. */
export function toggleSide(draft: Draft, cell: Cell, side: Side): Edit[] {
  const to = beside(cell, side);
  if (!draft.rooms.has(cell)) return [];
  return [
    { type: 'carve', cell: to },
    { type: 'passage', a: cell, b: to, open: !isOpen(draft, cell, to) },
  ];
}

/** The way of a digging pointer from one cell to another: rooms in between, open towards each other. */
export function digTo(from: Cell, to: Cell): Edit[] {
  const edits: Edit[] = [{ type: 'carve', cell: from }];
  const end = pointOf(to);
  let at = pointOf(from);
  while (at.x !== end.x || at.y !== end.y) {
    const next =
      Math.abs(end.x - at.x) >= Math.abs(end.y - at.y)
        ? { x: at.x + Math.sign(end.x - at.x), y: at.y }
        : { x: at.x, y: at.y + Math.sign(end.y - at.y) };
    const [a, b] = [cellAt(at.x, at.y), cellAt(next.x, next.y)];
    edits.push({ type: 'carve', cell: b }, { type: 'passage', a, b, open: true });
    at = next;
  }
  return edits;
}
