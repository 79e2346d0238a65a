/**
 * Where a pyramid map is drawn: cells as rooms, passages as gaps between them, the stepped stone around. A cell is 100
 * units wide. Corners are moved a little, always in the same way, so that nothing looks drawn with a ruler.
 */
import type { Cell, PyramidMap } from '@traque/engine/momie/protocol';

export const UNIT = 100;
/** Half the width of a room; the rest of its cell is wall. */
const HALF = 41;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners of a cell's room, clockwise from the upper left. */
type Corners = readonly [Point, Point, Point, Point];

interface Span {
  readonly left: number;
  readonly right: number;
}

export interface Plan {
  /** All cells in reading order. */
  readonly cells: readonly Cell[];
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  /** The hollow of all rooms and passages. */
  readonly floor: string;
  /** Edges of the hollow that lie in shadow (light comes from the upper left), and those that catch the light. */
  readonly shade: string;
  readonly shine: string;
  /** The painted band along the foot of each wall, and the thresholds that part the cells of a corridor. */
  readonly dado: string;
  readonly thresholds: string;
  /** The stone of each row of cells, from the top, never narrower than the row above. */
  readonly steps: readonly Span[];
  /** Solid places inside the stone where no cell is, for ornament. */
  readonly solid: readonly Point[];
}

export function pointOf(cell: Cell): Point {
  const comma = cell.indexOf(',');
  return { x: Number(cell.slice(0, comma)), y: Number(cell.slice(comma + 1)) };
}

/** The middle of a cell's room. */
export function centre(cell: Cell): Point {
  const { x, y } = pointOf(cell);
  return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT };
}

/** A cell's name on the board's edges: column letter from the left, row number from the top (`C4`). */
export function cellName(cell: Cell, plan: Pick<Plan, 'left' | 'top'>): string {
  const { x, y } = pointOf(cell);
  return `${columnName(x - plan.left)}${String(y - plan.top + 1)}`;
}

export function columnName(column: number): string {
  const letter = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** A pseudo-random number from 0 to 1 that is always the same for the same place. */
export function noise(x: number, y: number, salt: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(salt, 2246822519)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

function corners(cell: Cell): Corners {
  const { x, y } = pointOf(cell);
  const middle = centre(cell);
  const corner = (dx: number, dy: number, salt: number): Point => ({
    x: Math.round(middle.x + dx * HALF + (noise(x, y, salt) - 0.5) * 6),
    y: Math.round(middle.y + dy * HALF + (noise(x, y, salt + 4) - 0.5) * 6),
  });
  return [corner(-1, -1, 0), corner(1, -1, 1), corner(1, 1, 2), corner(-1, 1, 3)];
}

const quad = (a: Point, b: Point, c: Point, d: Point) => `M${at(a)}L${at(b)}L${at(c)}L${at(d)}Z`;
const line = (a: Point, b: Point) => `M${at(a)}L${at(b)}`;
const at = (p: Point) => `${String(p.x)} ${String(p.y)}`;

const midway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const lifted = (p: Point): Point => ({ x: p.x, y: p.y - 5 });
/** Two short marks, one from each side of the passage. */
function threshold(a: Point, b: Point): string {
  const part = (t: number): Point => ({ x: Math.round(a.x + (b.x - a.x) * t), y: Math.round(a.y + (b.y - a.y) * t) });
  return line(part(0.04), part(0.2)) + line(part(0.8), part(0.96));
}

/** The stone of each row: as wide as its cells, at least as wide as the row above. */
function stepsOf(points: readonly Point[], top: number, bottom: number): Span[] {
  const steps: Span[] = [];
  let left = Infinity;
  let right = -Infinity;
  for (let y = top; y <= bottom; y++) {
    for (const p of points) {
      if (p.y !== y) continue;
      left = Math.min(left, p.x);
      right = Math.max(right, p.x + 1);
    }
    steps.push({ left: left * UNIT, right: right * UNIT });
  }
  return steps;
}

export function planOf(map: Pick<PyramidMap, 'cells'>): Plan {
  const points = Object.keys(map.cells).map((cell) => {
    const { x, y } = pointOf(cell);
    return { cell, x, y };
  });
  points.sort((a, b) => a.y - b.y || a.x - b.x);
  const left = Math.min(...points.map((p) => p.x));
  const right = Math.max(...points.map((p) => p.x));
  const top = Math.min(...points.map((p) => p.y));
  const bottom = Math.max(...points.map((p) => p.y));
  const steps = stepsOf(points, top, bottom);
  const solid: Point[] = [];
  steps.forEach((step, row) => {
    for (let x = step.left / UNIT; x < step.right / UNIT; x++) {
      const cell = `${String(x)},${String(top + row)}`;
      if (!(cell in map.cells)) solid.push(centre(cell));
    }
  });
  return {
    cells: points.map((p) => p.cell),
    columns: right - left + 1,
    rows: bottom - top + 1,
    left,
    top,
    ...carve(map, points),
    steps,
    solid,
  };
}

/** Two cells are joined on the drawing if there is a way between them, even a one-way (the start can only be left). */
export function joined(map: Pick<PyramidMap, 'cells'>, a: Cell, b: Cell): boolean {
  return (map.cells[a]?.includes(b) ?? false) || (map.cells[b]?.includes(a) ?? false);
}

function closedBelow(map: Pick<PyramidMap, 'cells'>, cell: Cell): boolean {
  const { x, y } = pointOf(cell);
  return !joined(map, cell, `${String(x)},${String(y + 1)}`);
}

type Carving = Pick<Plan, 'floor' | 'shade' | 'shine' | 'dado' | 'thresholds'>;

function carve(map: Pick<PyramidMap, 'cells'>, points: readonly (Point & { cell: Cell })[]): Carving {
  let floor = '';
  let shade = '';
  let shine = '';
  let dado = '';
  let thresholds = '';
  for (const { cell, x, y } of points) {
    const [tl, tr, br, bl] = corners(cell);
    floor += quad(tl, tr, br, bl);
    const neighbour = (dx: number, dy: number) => {
      const other = `${String(x + dx)},${String(y + dy)}`;
      return joined(map, cell, other) ? corners(other) : null;
    };
    if (!neighbour(0, -1)) shade += line(tl, tr);
    if (!neighbour(-1, 0)) shade += line(bl, tl);
    const east = neighbour(1, 0);
    if (east) {
      floor += quad(tr, east[0], east[3], br);
      shade += line(tr, east[0]);
      shine += line(br, east[3]);
      thresholds += threshold(midway(tr, east[0]), midway(br, east[3]));
      if (closedBelow(map, cell) && closedBelow(map, `${String(x + 1)},${String(y)}`))
        dado += line(lifted(br), lifted(east[3]));
    } else shine += line(tr, br);
    const south = neighbour(0, 1);
    if (south) {
      floor += quad(bl, br, south[1], south[0]);
      shade += line(bl, south[0]);
      shine += line(br, south[1]);
      thresholds += threshold(midway(bl, south[0]), midway(br, south[1]));
    } else {
      shine += line(br, bl);
      dado += line(lifted(bl), lifted(br));
    }
  }
  return { floor, shade, shine, dado, thresholds };
}
