/** Where tiles are drawn and what they are called. No rules. */
import type { Cell, Direction } from '@traque/engine/maamut/protocol';
import { RADIUS } from './art/hex.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * East first, then clockwise. The engine has the same steps (`engine/src/maamut/cells.ts`); they are repeated because
 * importing that module would put its look-up tables into the page. A test compares the two.
 */
const steps = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** A cell is named by its two axial coordinates. */
export function coordinates(cell: Cell): readonly [q: number, r: number] {
  const [q = 0, r = 0] = cell.split(',').map(Number);
  return [q, r];
}

/** The 37 tiles, row by row from the top, each from west to east. */
export const cells: readonly Cell[] = Array.from({ length: 7 }, (_, row) => row - 3).flatMap((r) =>
  Array.from({ length: 7 - Math.abs(r) }, (_, i) => `${Math.max(-3, -3 - r) + i},${r}`),
);

const known = new Set(cells);
const onBoard = (cell: Cell): boolean => known.has(cell);

export function centre(cell: Cell): Point {
  const [q, r] = coordinates(cell);
  return { x: Math.sqrt(3) * RADIUS * (q + r / 2), y: 1.5 * RADIUS * r };
}

/** The tile that many steps ahead in a direction; it may be off the board. */
export function cellAhead(cell: Cell, dir: Direction, count = 1): Cell {
  const [q, r] = coordinates(cell);
  const [dq, dr] = steps[dir] ?? [0, 0];
  return `${q + dq * count},${r + dr * count}`;
}

/** The straight way from one tile to another, or null if there is none. */
export function straightWay(from: Cell, to: Cell): { readonly dir: Direction; readonly distance: number } | null {
  for (let dir = 0; dir < 6; dir++) {
    for (let distance = 1; distance <= 6; distance++)
      if (cellAhead(from, dir, distance) === to) return { dir, distance };
  }
  return null;
}

/** Rows A to G from the top, tiles counted from the west: the cross is D4. */
export function cellName(cell: Cell): string {
  const [q, r] = coordinates(cell);
  return `${'ABCDEFG'[r + 3] ?? '?'}${q - Math.max(-3, -3 - r) + 1}`;
}

/**
 * The letters and numbers that log and lists name tiles by, around the board: each row's letter to the west of it, each
 * number over the upper right edge of the first tile that bears it.
 */
export const edgeLabels: readonly (Point & { readonly text: string })[] = cells.flatMap((cell) => {
  const name = cellName(cell);
  const { x, y } = centre(cell);
  const row = { text: name.slice(0, 1), x: x - RADIUS * 1.04, y };
  const number = { text: name.slice(1), x: x + RADIUS * 0.53, y: y - RADIUS * 0.92 };
  return [...(onBoard(cellAhead(cell, 3)) ? [] : [row]), ...(onBoard(cellAhead(cell, 5)) ? [] : [number])];
});

/** The side to which a figure looks when it moves in this direction: right or left. */
export const heading = (dir: Direction): 1 | -1 => (dir === 0 || dir === 1 || dir === 5 ? 1 : -1);

/** The tile that an arrow key leads to. Up and down stay near the column that the focus came from. */
export function arrowTarget(cell: Cell, key: string): Cell | null {
  const tries: Readonly<Record<string, readonly Direction[]>> = {
    ArrowRight: [0],
    ArrowLeft: [3],
    ArrowUp: centre(cell).x > 0 ? [4, 5] : [5, 4],
    ArrowDown: centre(cell).x > 0 ? [2, 1] : [1, 2],
  };
  return (tries[key] ?? []).map((dir) => cellAhead(cell, dir)).find(onBoard) ?? null;
}

/** Places for hunters who share a tile, around its middle, by how many they are. */
const slots: readonly (readonly Point[])[] = [
  [],
  [{ x: 0, y: 22 }],
  [
    { x: -19, y: 18 },
    { x: 18, y: 26 },
  ],
  [
    { x: -24, y: 14 },
    { x: 22, y: 14 },
    { x: -1, y: 32 },
  ],
  [
    { x: -25, y: 8 },
    { x: 20, y: 8 },
    { x: -18, y: 32 },
    { x: 24, y: 32 },
  ],
];

/** What hunters on a tile must make room for: they stand in front of a mammoth and behind a pit. */
export type Company = 'mammoth' | 'trap' | null;

/** The place for the feet of hunter number `index` of `count` on a tile. */
export function hunterSpot(cell: Cell, index: number, count: number, company: Company): Point {
  const slot = slots[count]?.[index] ?? { x: 0, y: 22 };
  const { x, y } = centre(cell);
  const aside = { mammoth: { x: -16, y: 16 }, trap: { x: 0, y: -14 } };
  const off = company ? aside[company] : { x: 0, y: 0 };
  return { x: x + slot.x + off.x, y: y + slot.y + off.y };
}
