/**
 * Maps as a person draws them. A cell is three characters between walls, its middle a mark; what has no mark is stone:
 *
 *     +---+---+---+     .          a plain cell
 *     | r   . | b |     r b w g y  a treasure, numbered by colour in reading order
 *     +   +---+   +     S D        the stairs and the dungeon: they can only be left
 *     | S | D   . |     --- and |  walls; blanks in their place are passages
 *     +---+---+---+
 */
import { Malformed } from '../core/malformed.ts';
import { COLOURS } from './map.ts';
import type { Cell, PyramidMap, Treasure } from './protocol.ts';

export const STAIRS = 'S';
export const DUNGEON = 'D';
const WIDE = 4;
const HIGH = 2;

export interface Drawing {
  readonly map: PyramidMap;
  /** What is written in each cell, blanks left out. */
  readonly marks: ReadonlyMap<Cell, string>;
}

export function parseMap(text: string): PyramidMap {
  return parseDrawing(text).map;
}

export function parseDrawing(text: string): Drawing {
  const lines = dedent(text);
  const marks = readMarks(lines);
  const find = (mark: string): Cell => {
    const found = [...marks].filter(([, written]) => written.includes(mark));
    if (found.length !== 1) throw new Malformed('', `the drawing needs one ${mark}, it has ${found.length}`);
    return found[0]![0];
  };
  const start = find(STAIRS);
  const dungeon = find(DUNGEON);
  const cells: Record<Cell, Cell[]> = {};
  for (const cell of marks.keys())
    cells[cell] = openSides(lines, marks, cell).filter((to) => to !== start && to !== dungeon);
  return { map: { cells, start, dungeon, treasures: readTreasures(marks) }, marks };
}

function dedent(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  const indent = Math.min(...lines.filter((line) => line !== '').map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(indent));
}

function readMarks(lines: readonly string[]): Map<Cell, string> {
  const width = Math.max(...lines.map((line) => line.length));
  const marks = new Map<Cell, string>();
  for (let y = 0; HIGH * y + 1 < lines.length; y++) {
    for (let x = 0; WIDE * x + 1 < width; x++) {
      const written = lines[HIGH * y + 1]!.slice(WIDE * x + 1, WIDE * x + WIDE).replaceAll(' ', '');
      if (written !== '') marks.set(`${x},${y}`, written);
    }
  }
  return marks;
}

/** The cells on the other side of each side without a wall. */
function openSides(lines: readonly string[], marks: ReadonlyMap<Cell, string>, cell: Cell): Cell[] {
  const [x, y] = cell.split(',').map(Number) as [number, number];
  const line = HIGH * y + 1;
  const column = WIDE * x;
  const wall = (row: number, from: number, to: number): boolean => (lines[row] ?? '').slice(from, to).trim() !== '';
  const sides: readonly [boolean, Cell][] = [
    [wall(line - 1, column + 1, column + WIDE), `${x},${y - 1}`],
    [wall(line, column + WIDE, column + WIDE + 1), `${x + 1},${y}`],
    [wall(line + 1, column + 1, column + WIDE), `${x},${y + 1}`],
    [wall(line, column, column + 1), `${x - 1},${y}`],
  ];
  return sides
    .filter(([closed]) => !closed)
    .map(([, to]) => {
      if (!marks.has(to)) throw new Malformed(cell, `is open towards ${to}, where there is only stone`);
      return to;
    });
}

function readTreasures(marks: ReadonlyMap<Cell, string>): Record<Treasure, Cell> {
  const treasures: Record<Treasure, Cell> = {};
  for (const colour of COLOURS) {
    let number = 0;
    for (const [cell, written] of marks) if (written.includes(colour[0]!)) treasures[`${colour}-${++number}`] = cell;
  }
  return treasures;
}

/** The way back: a map drawn, with the given marks in its cells (three characters at most each). */
export function drawMap(map: PyramidMap, mark: (cell: Cell) => string): string {
  const at = Object.keys(map.cells).map((cell) => cell.split(',').map(Number) as [number, number]);
  const left = Math.min(...at.map(([x]) => x));
  const top = Math.min(...at.map(([, y]) => y));
  const width = Math.max(...at.map(([x]) => x)) - left + 1;
  const height = Math.max(...at.map(([, y]) => y)) - top + 1;
  const cell = (x: number, y: number): Cell => `${x + left},${y + top}`;
  const is = (x: number, y: number): boolean => Object.hasOwn(map.cells, cell(x, y));
  const parted = (a: Cell, b: Cell): boolean =>
    !(map.cells[a]?.includes(b) ?? false) && !(map.cells[b]?.includes(a) ?? false);
  const lines: string[] = [];
  for (let y = 0; y <= height; y++) {
    let walls = '';
    let inside = '';
    for (let x = 0; x <= width; x++) {
      walls += is(x, y) || is(x - 1, y) || is(x, y - 1) || is(x - 1, y - 1) ? '+' : ' ';
      walls += (is(x, y) || is(x, y - 1)) && parted(cell(x, y), cell(x, y - 1)) ? '---' : '   ';
      inside += (is(x, y) || is(x - 1, y)) && parted(cell(x, y), cell(x - 1, y)) ? '|' : ' ';
      inside += is(x, y) ? centred(mark(cell(x, y))) : '   ';
    }
    lines.push(walls.trimEnd(), inside.trimEnd());
  }
  lines.pop();
  return lines.join('\n');
}

function centred(mark: string): string {
  return mark.length < 3 ? ` ${mark}`.padEnd(3) : mark;
}

/** A map as `parseMap` reads it. */
export function textOf(map: PyramidMap): string {
  const letters = new Map(Object.entries(map.treasures).map(([treasure, cell]) => [cell, treasure[0]!]));
  return drawMap(map, (cell) =>
    cell === map.start ? STAIRS : cell === map.dungeon ? DUNGEON : (letters.get(cell) ?? '.'),
  );
}
