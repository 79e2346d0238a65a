/** Which cell or wall a point of the drawing is about. */
import type { Cell } from '@traque/engine/momie/protocol';
import { type Point, UNIT } from '../geometry.ts';
import { beside, cellAt, type Side } from './draft.ts';

export interface Pointed {
  readonly cell: Cell;
  /** The nearest side of the cell, and how far it is, from 0 (on it) to 0.5 (the middle of the cell). */
  readonly side: Side;
  readonly away: number;
}

export function pointedAt({ x, y }: Point): Pointed {
  const [column, row] = [Math.floor(x / UNIT), Math.floor(y / UNIT)];
  const [right, down] = [x / UNIT - column, y / UNIT - row];
  const distances: readonly (readonly [Side, number])[] = [
    ['up', down],
    ['right', 1 - right],
    ['down', 1 - down],
    ['left', right],
  ];
  const [side, away] = distances.reduce((best, one) => (one[1] < best[1] ? one : best));
  return { cell: cellAt(column, row), side, away };
}

/** How near to a wall a tap means the wall and not the room. */
const NEAR = 0.24;

/** The wall or passage that a tap is about, as the two cells beside it; null: the room. */
export function sideMeant({ cell, side, away }: Pointed, near = NEAR): readonly [Cell, Cell] | null {
  return away <= near ? [cell, beside(cell, side)] : null;
}
