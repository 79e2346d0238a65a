/**
 * The 37 cells of a hexagon of radius 3 as small integers, row by row from the top, and what is true of them on every
 * board. Tables are flat so that a look-up in a search is one index.
 */
import { hexSteps } from './hex.ts';
import type { Cell, Direction } from './protocol.ts';

export const CELLS = 37;
export const DIRECTIONS = 6;
/** No cell, no direction, no seat: past the edge, not on the board, nobody. */
export const NONE = -1;

const RADIUS = 3;

const coordinates: readonly (readonly [q: number, r: number])[] = hexagon();

function hexagon(): [number, number][] {
  const found: [number, number][] = [];
  for (let r = -RADIUS; r <= RADIUS; r++)
    for (let q = Math.max(-RADIUS, -RADIUS - r); q <= Math.min(RADIUS, RADIUS - r); q++) found.push([q, r]);
  return found;
}

export const cellNames: readonly Cell[] = coordinates.map(([q, r]) => `${q},${r}`);
const byName: ReadonlyMap<Cell, number> = new Map(cellNames.map((name, cell) => [name, cell]));

/** The cell of that name, or NONE. */
export function cellNamed(name: string): number {
  return byName.get(name) ?? NONE;
}

export function nameOf(cell: number): Cell {
  return cellNames[cell]!;
}

export const CENTRE = cellNamed('0,0');

/** MA-14: the 18 outer tiles. */
export const outerCells: readonly number[] = coordinates.flatMap(([q, r], cell) =>
  Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === RADIUS ? [cell] : [],
);

/** The coordinates `steps` away as a name, also past the edge of the board. */
export function nameBeyond(cell: number, dir: Direction, steps: number): Cell {
  const [q, r] = coordinates[cell]!;
  const [dq, dr] = hexSteps[dir]!;
  return `${q + dq * steps},${r + dr * steps}`;
}

const MAX_STEPS = 3;
const cellsAhead = Int8Array.from({ length: CELLS * DIRECTIONS * (MAX_STEPS + 1) }, (_, i) => {
  const dir = Math.floor(i / (MAX_STEPS + 1)) % DIRECTIONS;
  const cell = Math.floor(i / (MAX_STEPS + 1) / DIRECTIONS);
  return cellNamed(nameBeyond(cell, dir, i % (MAX_STEPS + 1)));
});

/** The cell `steps` (0 to 3) away in that direction, or NONE. */
export function cellAhead(cell: number, dir: Direction, steps: number): number {
  return cellsAhead[(cell * DIRECTIONS + dir) * (MAX_STEPS + 1) + steps]!;
}

/** The next cell in that direction, or NONE. */
export function neighbour(cell: number, dir: Direction): number {
  return cellAhead(cell, dir, 1);
}

export function opposite(dir: Direction): Direction {
  return (dir + 3) % DIRECTIONS;
}

const steps = Uint8Array.from({ length: CELLS * DIRECTIONS * CELLS }, (_, i) => {
  const target = i % CELLS;
  const dir = Math.floor(i / CELLS) % DIRECTIONS;
  const cell = Math.floor(i / CELLS / DIRECTIONS);
  return [1, 2, 3].find((n) => cellAhead(cell, dir, n) === target) ?? 0;
});

/** After how many steps (1 to 3) someone heading in that direction enters the target; 0: not at all. */
export function stepsTo(cell: number, dir: Direction, target: number): number {
  return steps[(cell * DIRECTIONS + dir) * CELLS + target]!;
}
