/** The sheet that is drawn on: the pyramid and one cell of stone around it, as far as it may still grow. */
import type { Cell } from '@traque/engine/momie/protocol';
import { UNIT } from '../geometry.ts';
import type { FramedPlan } from '../pyramid-shape.ts';
import { type Box, boxOf, cellAt, type Draft, HIGHEST, WIDEST } from './draft.ts';

/** Where one begins if nothing has been drawn yet. */
const FIRST: Box = { left: 0, top: 0, right: 9, bottom: 5 };

export function canvasOf({ rooms }: Draft): Box {
  const box = boxOf(rooms);
  if (box === null) return FIRST;
  const sideways = box.right - box.left + 1 < WIDEST ? 1 : 0;
  const upwards = box.bottom - box.top + 1 < HIGHEST ? 1 : 0;
  return {
    left: box.left - sideways,
    top: box.top - upwards,
    right: box.right + sideways,
    bottom: box.bottom + upwards,
  };
}

export function isOn({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** In reading order. */
export function cellsOn({ left, top, right, bottom }: Box): Cell[] {
  const cells: Cell[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) cells.push(cellAt(x, y));
  return cells;
}

/** The sheet as something that has a frame. */
export function framed({ left, top, right, bottom }: Box): FramedPlan {
  const steps = Array.from({ length: bottom - top + 1 }, () => ({ left: left * UNIT, right: (right + 1) * UNIT }));
  return { left, top, columns: right - left + 1, rows: bottom - top + 1, steps };
}
