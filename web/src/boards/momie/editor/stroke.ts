/** What the pointer does between pressing and letting go: the edits that follow from each point it passes. */
import type { Cell } from '@traque/engine/momie/protocol';
import { type Point, UNIT } from '../geometry.ts';
import { beside, type Draft, isOpen } from './draft.ts';
import { digTo, type Edit, type Tool, useTool } from './edits.ts';
import { pointedAt, sideMeant } from './pointing.ts';

export interface Stroke {
  readonly tool: Tool;
  readonly from: Point;
  /** The last point that has been dealt with. */
  readonly last: Point;
  readonly isDrag: boolean;
  /** Whether a stroke along walls opens or closes them: as the first one on its way asks for. */
  readonly opens: boolean | null;
}

export interface Stroked {
  readonly stroke: Stroke;
  readonly edits: readonly Edit[];
}

/** As far as a hand trembles; and how far apart two points are between which the direction counts. */
const STILL = UNIT * 0.3;
/** How far from a wall one may draw along it. */
const ALONG = 0.42;

export const press = (tool: Tool, point: Point): Stroke => ({
  tool,
  from: point,
  last: point,
  isDrag: false,
  opens: null,
});

export function moveTo(stroke: Stroke, point: Point, draft: Draft): Stroked {
  const { tool, last } = stroke;
  if (tool === 'wall') return alongWalls(stroke, point, draft);
  const [before, now] = [pointedAt(last).cell, pointedAt(point).cell];
  if (before === now || (tool !== 'dig' && tool !== 'erase')) return { stroke, edits: [] };
  const next = { ...stroke, last: point, isDrag: true };
  if (tool === 'dig') return { stroke: next, edits: digTo(before, now) };
  const first: Edit[] = stroke.isDrag ? [] : [{ type: 'erase', cell: before }];
  return { stroke: next, edits: [...first, { type: 'erase', cell: now }] };
}

function alongWalls(stroke: Stroke, point: Point, draft: Draft): Stroked {
  const { last } = stroke;
  const [dx, dy] = [point.x - last.x, point.y - last.y];
  if (Math.hypot(dx, dy) < STILL) return { stroke, edits: [] };
  const next = { ...stroke, last: point, isDrag: true };
  const pair = wallAlong({ x: (point.x + last.x) / 2, y: (point.y + last.y) / 2 }, Math.abs(dx) > Math.abs(dy));
  if (pair === null || !pair.every((cell) => draft.rooms.has(cell))) return { stroke: next, edits: [] };
  const [a, b] = pair;
  const opens = stroke.opens ?? !isOpen(draft, a, b);
  return { stroke: { ...next, opens }, edits: [{ type: 'passage', a, b, open: opens }] };
}

/** The wall beside a point that runs across (or up and down): what one draws along. */
function wallAlong(point: Point, across: boolean): readonly [Cell, Cell] | null {
  const { cell } = pointedAt(point);
  const part = (value: number) => value / UNIT - Math.floor(value / UNIT);
  const within = across ? part(point.y) : part(point.x);
  if (Math.min(within, 1 - within) > ALONG) return null;
  if (across) return [cell, beside(cell, within < 0.5 ? 'up' : 'down')];
  return [cell, beside(cell, within < 0.5 ? 'left' : 'right')];
}

/** What letting go does: a press that has not moved is a tap. */
export function release({ tool, from, isDrag }: Stroke, draft: Draft): readonly Edit[] {
  if (isDrag) return [];
  const pointed = pointedAt(from);
  const side = tool === 'wall' ? sideMeant(pointed, 0.5) : tool === 'dig' ? sideMeant(pointed) : null;
  if (side !== null && side.every((cell) => draft.rooms.has(cell))) {
    const [a, b] = side;
    return [{ type: 'passage', a, b, open: !isOpen(draft, a, b) }];
  }
  return useTool(tool, pointed.cell);
}
