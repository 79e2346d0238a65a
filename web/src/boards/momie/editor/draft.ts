/** A pyramid while it is being drawn. Nothing has to be complete or playable yet; every change is a new draft. */
import type { Cell, Colour, PyramidMap, Treasure } from '@traque/engine/momie/protocol';
import { pointOf } from '../geometry.ts';

export const colours: readonly Colour[] = ['red', 'blue', 'white', 'green', 'yellow'];

export type Mark = Colour | 'stairs' | 'dungeon';

/** How many of each a pyramid has (MO-1); whether they are there is for the rules to say. */
export const needed: Readonly<Record<Mark, number>> = {
  red: 5,
  blue: 5,
  white: 5,
  green: 4,
  yellow: 4,
  stairs: 1,
  dungeon: 1,
};

export interface Draft {
  readonly rooms: ReadonlySet<Cell>;
  /** Each is named by the room on its left or above it: `3,4>` leads to the right, `3,4v` down. */
  readonly passages: ReadonlySet<string>;
  readonly marks: ReadonlyMap<Cell, Mark>;
}

export const emptyDraft: Draft = { rooms: new Set(), passages: new Set(), marks: new Map() };

/** As many as the rules allow (`engine/src/momie/map-check.ts`), on a sheet that a phone can draw. */
export const MOST_ROOMS = 250;
export const WIDEST = 30;
export const HIGHEST = 20;

export const cellAt = (x: number, y: number): Cell => `${String(x)},${String(y)}`;

const sides = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] } as const;
export type Side = keyof typeof sides;
export const allSides = Object.keys(sides) as readonly Side[];

export function beside(cell: Cell, side: Side): Cell {
  const { x, y } = pointOf(cell);
  const [dx, dy] = sides[side];
  return cellAt(x + dx, y + dy);
}

/** The name of the passage between two cells; null if they do not lie side by side. */
export function passageOf(a: Cell, b: Cell): string | null {
  const [p, q] = [pointOf(a), pointOf(b)];
  if (p.y === q.y && Math.abs(p.x - q.x) === 1) return `${p.x < q.x ? a : b}>`;
  if (p.x === q.x && Math.abs(p.y - q.y) === 1) return `${p.y < q.y ? a : b}v`;
  return null;
}

export function isOpen(draft: Draft, a: Cell, b: Cell): boolean {
  const passage = passageOf(a, b);
  return passage !== null && draft.passages.has(passage);
}

export function openSides(draft: Draft, cell: Cell): Side[] {
  return allSides.filter((side) => isOpen(draft, cell, beside(cell, side)));
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest box around all rooms; null if there is none. */
export function boxOf(rooms: Iterable<Cell>): Box | null {
  const points = [...rooms].map(pointOf);
  if (points.length === 0) return null;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function fits(rooms: ReadonlySet<Cell>): boolean {
  const box = boxOf(rooms);
  if (box === null) return true;
  return rooms.size <= MOST_ROOMS && box.right - box.left < WIDEST && box.bottom - box.top < HIGHEST;
}

export function carve(draft: Draft, cell: Cell): Draft {
  if (draft.rooms.has(cell)) return draft;
  const rooms = new Set(draft.rooms).add(cell);
  return fits(rooms) ? { ...draft, rooms } : draft;
}

/** Stone again, without its passages and what lay there. */
export function fill(draft: Draft, cell: Cell): Draft {
  if (!draft.rooms.has(cell)) return draft;
  const rooms = new Set(draft.rooms);
  rooms.delete(cell);
  const passages = new Set(draft.passages);
  for (const side of openSides(draft, cell)) passages.delete(passageOf(cell, beside(cell, side))!);
  return { rooms, passages, marks: without(draft.marks, [cell]) };
}

/** A passage or a wall between two rooms that lie side by side. */
export function setPassage(draft: Draft, a: Cell, b: Cell, open: boolean): Draft {
  const passage = passageOf(a, b);
  if (passage === null || !draft.rooms.has(a) || !draft.rooms.has(b)) return draft;
  if (draft.passages.has(passage) === open) return draft;
  const passages = new Set(draft.passages);
  if (open) passages.add(passage);
  else passages.delete(passage);
  return { ...draft, passages };
}

/** There is one flight of stairs and one dungeon: set a second time, they move. */
export function put(draft: Draft, cell: Cell, mark: Mark): Draft {
  const carved = carve(draft, cell);
  if (!carved.rooms.has(cell) || carved.marks.get(cell) === mark) return carved;
  const isOne = mark === 'stairs' || mark === 'dungeon';
  const before = isOne ? [...carved.marks].flatMap(([at, other]) => (other === mark ? [at] : [])) : [];
  return { ...carved, marks: without(carved.marks, before).set(cell, mark) };
}

/** What lies in a room, or the room itself if nothing does. */
export function erase(draft: Draft, cell: Cell): Draft {
  return draft.marks.has(cell) ? { ...draft, marks: without(draft.marks, [cell]) } : fill(draft, cell);
}

function without(marks: Draft['marks'], cells: readonly Cell[]): Map<Cell, Mark> {
  return new Map([...marks].filter(([cell]) => !cells.includes(cell)));
}

/** In reading order, as treasures are numbered. */
function inOrder(cells: Iterable<Cell>): Cell[] {
  return [...cells].toSorted((a, b) => {
    const [p, q] = [pointOf(a), pointOf(b)];
    return p.y - q.y || p.x - q.x;
  });
}

/** The same moved so that it begins at 0,0. */
export function atOrigin(draft: Draft): Draft {
  const box = boxOf(draft.rooms);
  if (box === null || (box.left === 0 && box.top === 0)) return draft;
  const move = (cell: Cell): Cell => {
    const { x, y } = pointOf(cell);
    return cellAt(x - box.left, y - box.top);
  };
  return {
    rooms: new Set([...draft.rooms].map(move)),
    passages: new Set([...draft.passages].map((passage) => move(passage.slice(0, -1)) + passage.slice(-1))),
    marks: new Map([...draft.marks].map(([cell, mark]) => [move(cell), mark])),
  };
}

/** A map as the rules have it, where stairs and dungeon may be missing. */
export interface MapSketch extends Pick<PyramidMap, 'cells' | 'treasures'> {
  readonly start: Cell | null;
  readonly dungeon: Cell | null;
}

function placeOf(draft: Draft, mark: 'stairs' | 'dungeon'): Cell | null {
  return [...draft.marks].find(([, other]) => other === mark)?.[0] ?? null;
}

/** Treasures are numbered by colour in reading order; nothing leads into the stairs or the dungeon (MO-32). */
export function sketchOf(draft: Draft): MapSketch {
  const start = placeOf(draft, 'stairs');
  const dungeon = placeOf(draft, 'dungeon');
  const rooms = inOrder(draft.rooms);
  const exits = (cell: Cell): Cell[] =>
    openSides(draft, cell)
      .map((side) => beside(cell, side))
      .filter((to) => to !== start && to !== dungeon);
  const treasures: Record<Treasure, Cell> = {};
  for (const colour of colours) {
    const cells = rooms.filter((cell) => draft.marks.get(cell) === colour);
    cells.forEach((cell, i) => (treasures[`${colour}-${String(i + 1)}`] = cell));
  }
  return { cells: Object.fromEntries(rooms.map((cell) => [cell, exits(cell)])), start, dungeon, treasures };
}

/** The way back. What was one-way becomes a passage. */
export function draftOf({ cells, start, dungeon, treasures }: MapSketch): Draft {
  const passages = new Set<string>();
  for (const [cell, exits] of Object.entries(cells))
    for (const exit of exits) {
      const passage = passageOf(cell, exit);
      if (passage !== null && exit in cells) passages.add(passage);
    }
  const placed = new Map<Cell, Mark>();
  for (const [treasure, cell] of Object.entries(treasures))
    placed.set(cell, treasure.slice(0, treasure.indexOf('-')) as Colour);
  if (start !== null) placed.set(start, 'stairs');
  if (dungeon !== null) placed.set(dungeon, 'dungeon');
  return { rooms: new Set(Object.keys(cells)), passages, marks: placed };
}

/** Steps on both sides up to the top, all rooms open towards each other: walls are what is left to draw. */
export function emptyPyramid(): Draft {
  const [base, rows] = [18, 9];
  let draft: Draft = emptyDraft;
  for (let y = 0; y < rows; y++)
    for (let x = rows - 1 - y; x < base - (rows - 1 - y); x++) draft = carve(draft, cellAt(x, y));
  for (const cell of draft.rooms)
    for (const side of ['right', 'down'] as const) draft = setPassage(draft, cell, beside(cell, side), true);
  return draft;
}
