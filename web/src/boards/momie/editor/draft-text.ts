/**
 * Drafts as text and JSON, in the forms that the engine reads (`engine/src/momie/map-text.ts`, docs/protocol/momie.md),
 * also unfinished ones. What is read may come from a stranger: its size is limited before anything is done with it.
 */
import type { Cell } from '@traque/engine/momie/protocol';
import { pointOf } from '../geometry.ts';
import {
  atOrigin,
  beside,
  boxOf,
  cellAt,
  type Draft,
  draftOf,
  fits,
  HIGHEST,
  isOpen,
  type MapSketch,
  type Mark,
  MOST_ROOMS,
  passageOf,
  sketchOf,
} from './draft.ts';

const letters: Readonly<Record<Mark, string>> = {
  red: 'r',
  blue: 'b',
  white: 'w',
  green: 'g',
  yellow: 'y',
  stairs: 'S',
  dungeon: 'D',
};
const markOf = new Map(Object.entries(letters).map(([mark, letter]) => [letter, mark as Mark]));
const PLAIN = '.';
const WIDE = 4;
const HIGH = 2;

/** A drawing of the largest map is a third of this. */
export const MOST_CHARACTERS = 20_000;

/** Why a text is no map. */
export type WhyNot = 'notAMap' | 'tooLarge';
export type Reading = { readonly draft: Draft } | { readonly not: WhyNot };

export function textOf(draft: Draft): string {
  const { rooms, marks, ...rest } = atOrigin(draft);
  const moved: Draft = { rooms, marks, ...rest };
  const box = boxOf(rooms);
  if (box === null) return '';
  const is = (x: number, y: number): boolean => rooms.has(cellAt(x, y));
  const isClosed = (a: Cell, b: Cell): boolean => (rooms.has(a) || rooms.has(b)) && !isOpen(moved, a, b);
  const lines: string[] = [];
  for (let y = 0; y <= box.bottom + 1; y++) {
    let [walls, row] = ['', ''];
    for (let x = 0; x <= box.right + 1; x++) {
      const here = cellAt(x, y);
      const corner = is(x, y) || is(x - 1, y) || is(x, y - 1) || is(x - 1, y - 1);
      walls += (corner ? '+' : ' ') + (isClosed(here, cellAt(x, y - 1)) ? '---' : '   ');
      const mark = marks.get(here);
      const written = mark === undefined ? PLAIN : letters[mark];
      row += (isClosed(here, cellAt(x - 1, y)) ? '|' : ' ') + (is(x, y) ? ` ${written} ` : '   ');
    }
    lines.push(walls.trimEnd(), row.trimEnd());
  }
  return `${lines.slice(0, -1).join('\n')}\n`;
}

export function jsonOf(draft: Draft): string {
  return `${JSON.stringify(sketchOf(atOrigin(draft)), null, 2)}\n`;
}

/** A map from text or JSON, told apart by how they begin. */
export function readDraft(text: string): Reading {
  if (text.length > MOST_CHARACTERS) return { not: 'tooLarge' };
  return text.trimStart().startsWith('{') ? readJson(text) : readDrawing(text);
}

function dedent(text: string): string[] {
  const lines = text
    .replaceAll('\r', '')
    .split('\n')
    .map((line) => line.trimEnd());
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  const indent = Math.min(...lines.filter((line) => line !== '').map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(indent));
}

function readDrawing(text: string): Reading {
  const lines = dedent(text);
  if (lines.length > HIGH * HIGHEST + 1) return { not: 'tooLarge' };
  const width = Math.max(0, ...lines.map((line) => line.length));
  const rooms = new Set<Cell>();
  const marks = new Map<Cell, Mark>();
  for (let y = 0; HIGH * y + 1 < lines.length; y++)
    for (let x = 0; WIDE * x + 1 < width; x++) {
      const written = lines[HIGH * y + 1]!.slice(WIDE * x + 1, WIDE * x + WIDE).trim();
      if (written === '') continue;
      const mark = markOf.get(written);
      if (mark === undefined && written !== PLAIN) return { not: 'notAMap' };
      rooms.add(cellAt(x, y));
      if (mark !== undefined) marks.set(cellAt(x, y), mark);
    }
  if (rooms.size === 0) return { not: 'notAMap' };
  if (!fits(rooms)) return { not: 'tooLarge' };
  const isBlank = (row: number, from: number, to: number): boolean => (lines[row] ?? '').slice(from, to).trim() === '';
  const passages = new Set<string>();
  for (const cell of rooms) {
    const { x, y } = pointOf(cell);
    const [right, down] = [beside(cell, 'right'), beside(cell, 'down')];
    if (rooms.has(right) && isBlank(HIGH * y + 1, WIDE * (x + 1), WIDE * (x + 1) + 1))
      passages.add(passageOf(cell, right)!);
    if (rooms.has(down) && isBlank(HIGH * (y + 1), WIDE * x + 1, WIDE * x + WIDE)) passages.add(passageOf(cell, down)!);
  }
  return oneOfEach(marks) ? { draft: { rooms, passages, marks } } : { not: 'notAMap' };
}

function oneOfEach(marks: Draft['marks']): boolean {
  const all = [...marks.values()];
  return (['stairs', 'dungeon'] as const).every((one) => all.filter((mark) => mark === one).length <= 1);
}

const CELL = /^-?\d{1,4},-?\d{1,4}$/;
const TREASURE = /^(?:red|blue|white|green|yellow)-\d{1,3}$/;
const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function readJson(text: string): Reading {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { not: 'notAMap' };
  }
  if (!isObject(json) || !isObject(json['cells']) || !isObject(json['treasures'] ?? {})) return { not: 'notAMap' };
  const { cells, treasures = {}, start = null, dungeon = null } = json;
  if (Object.keys(cells).length > MOST_ROOMS) return { not: 'tooLarge' };
  const isCell = (cell: unknown): cell is Cell => typeof cell === 'string' && Object.hasOwn(cells, cell);
  const isPlace = (cell: unknown): boolean => cell === null || isCell(cell);
  const isFine =
    Object.entries(cells).every(
      ([cell, exits]) => CELL.test(cell) && cellName(cell) === cell && Array.isArray(exits) && exits.every(isCell),
    ) &&
    Object.entries(treasures as object).every(([treasure, cell]) => TREASURE.test(treasure) && isCell(cell)) &&
    isPlace(start) &&
    isPlace(dungeon);
  if (!isFine || Object.keys(cells).length === 0) return { not: 'notAMap' };
  if (!fits(new Set(Object.keys(cells)))) return { not: 'tooLarge' };
  return { draft: draftOf({ cells, treasures, start, dungeon } as MapSketch) };
}

/** Without leading zeros and the like, so that one cell has one name. */
function cellName(cell: Cell): Cell {
  const { x, y } = pointOf(cell);
  return cellAt(x, y);
}
