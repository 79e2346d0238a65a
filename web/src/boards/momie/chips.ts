/** The chips on a cell that say which dice lead there: large enough to be read, in rows from the foot of the cell. */
import type { Point } from './geometry.ts';
import type { Scale } from './viewport.ts';

/** What can be read, in pixels. */
const READABLE = 14;
const SMALLEST = 26;
/** Two fit beside each other. */
const LARGEST = 46;
const ROOM = 94;

/** In units of the drawing. */
export function chipSize(scale: Scale): number {
  return Math.min(LARGEST, Math.max(SMALLEST, READABLE / scale));
}

/** The middle of each chip, from the middle of the cell. */
export function chipPlaces(count: number, size: number): readonly Point[] {
  const perRow = Math.max(1, Math.floor(ROOM / size));
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return {
      x: ((i % perRow) - (inRow - 1) / 2) * (size + 1),
      y: ROOM / 2 - size / 2 - (rows - 1 - row) * (size + 1),
    };
  });
}
