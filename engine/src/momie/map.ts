/** A pyramid map compiled once into integer tables, shared by every state that is played on it. */
import type { Cell, Colour, PyramidMap, Treasure } from './protocol.ts';
import type { Reach } from './reach.ts';

/** In this order hands are dealt and shown, so that an order never tells a card. */
export const COLOURS: readonly Colour[] = ['red', 'blue', 'white', 'green', 'yellow'];
/** Up, right, down, left. */
export const DIRECTIONS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
/** No cell, no hunter, no treasure: more than any of them, and still one byte. */
export const NONE = 255;

export interface Maze {
  readonly map: PyramidMap;
  readonly size: number;
  readonly names: readonly Cell[];
  readonly index: ReadonlyMap<Cell, number>;
  readonly start: number;
  readonly dungeon: number;
  /** `next[4 * cell + direction]`: the cell one walks to, or NONE. Nothing leads into the start or the dungeon (MO-32). */
  readonly next: Uint8Array;
  /** By colour, then as the map lists them. */
  readonly treasures: readonly Treasure[];
  readonly treasureIndex: ReadonlyMap<Treasure, number>;
  /** Index into COLOURS, by treasure. */
  readonly colours: Uint8Array;
  readonly treasureCells: Uint8Array;
  /** The treasure on a cell, or NONE. */
  readonly treasureAt: Uint8Array;
  /** Filled as needed: see `reach`. */
  readonly reaches: (Reach | undefined)[];
}

export function coordinates(cell: Cell): readonly [number, number] {
  const comma = cell.indexOf(',');
  return [Number(cell.slice(0, comma)), Number(cell.slice(comma + 1))];
}

export function colourOf(treasure: Treasure): Colour {
  return treasure.slice(0, treasure.indexOf('-')) as Colour;
}

const KEPT = 32;
const compiled = new WeakMap<PyramidMap, Maze>();
const byText = new Map<string, Maze>();

/** The tables of a map that has been checked (`map-check.ts`) or drawn (`map-text.ts`). Equal maps share them. */
export function mazeOf(map: PyramidMap): Maze {
  let maze = compiled.get(map);
  if (maze !== undefined) return maze;
  const text = JSON.stringify(map);
  maze = byText.get(text) ?? compile(map);
  if (byText.size === KEPT) byText.delete(byText.keys().next().value!);
  byText.set(text, maze);
  compiled.set(map, maze);
  return maze;
}

function compile(map: PyramidMap): Maze {
  const names = Object.keys(map.cells);
  const index = new Map(names.map((name, cell) => [name, cell]));
  const treasures = COLOURS.flatMap((colour) =>
    Object.keys(map.treasures).filter((treasure) => colourOf(treasure) === colour),
  );
  const treasureCells = Uint8Array.from(treasures, (treasure) => index.get(map.treasures[treasure]!)!);
  const treasureAt = new Uint8Array(names.length).fill(NONE);
  treasureCells.forEach((cell, treasure) => (treasureAt[cell] = treasure));
  return {
    // Shared by all views on it; frozen so that no caller can change it for the others.
    map: Object.freeze(map),
    size: names.length,
    names,
    index,
    start: index.get(map.start)!,
    dungeon: index.get(map.dungeon)!,
    next: passages(map, names, index),
    treasures,
    treasureIndex: new Map(treasures.map((treasure, i) => [treasure, i])),
    colours: Uint8Array.from(treasures, (treasure) => COLOURS.indexOf(colourOf(treasure))),
    treasureCells,
    treasureAt,
    reaches: Array.from({ length: names.length * (NONE + 1) }, () => undefined),
  };
}

function passages(map: PyramidMap, names: readonly Cell[], index: ReadonlyMap<Cell, number>): Uint8Array {
  const next = new Uint8Array(names.length * 4).fill(NONE);
  names.forEach((name, cell) => {
    const [x, y] = coordinates(name);
    for (const to of map.cells[name]!) {
      const [tox, toy] = coordinates(to);
      const direction = DIRECTIONS.findIndex(([dx, dy]) => x + dx === tox && y + dy === toy);
      next[4 * cell + direction] = index.get(to)!;
    }
  });
  return next;
}
