/**
 * Pyramids made by chance from a seed: an outline, a maze with loops, treasures in regions by colour. Every one passes
 * the checks of our own maps (`map-problems.ts`). Fast enough for a button, and the same seed gives the same map.
 */
import { type Chance, FastChance } from '../core/chance.ts';
import { COLOURS } from './map.ts';
import { mapProblems } from './map-problems.ts';
import { carve, gridOf, type Maze } from './map-generate-maze.ts';
import { placeTreasures } from './map-generate-treasures.ts';
import type { Cell, PyramidMap, Treasure } from './protocol.ts';

export const characters = ['small', 'classic', 'wide'] as const;
export type Character = (typeof characters)[number];

/** What the seed decides unless it is given. */
export interface MapStyle {
  /** The width of each row, from the top; even numbers. */
  readonly rows: readonly number[];
  /** Passages beyond those that connect every cell, as a share of the cells. */
  readonly loops: number;
  /** The fewest dead ends. */
  readonly deadEnds: number;
  /** From 0, a maze that branches often, to 1, one of long corridors. */
  readonly corridors: number;
  /** The most steps from a treasure to the next of its colour. */
  readonly spread: number;
  /** The fewest steps from the stairs to a treasure. */
  readonly away: number;
}

export interface GeneratorOptions {
  readonly seed: string;
  readonly character: Character;
  /** Walls are the same left and right, and so are the treasures of red and blue, and of green and yellow. */
  readonly symmetric?: boolean;
  readonly style?: Partial<MapStyle>;
}

/** Rows from the top. None is wider than 20 cells, so that a finger can find one on a phone. */
const OUTLINES: Readonly<Record<Character, readonly (readonly number[])[]>> = {
  small: [
    [2, 4, 6, 8, 10, 12, 14],
    [4, 6, 8, 10, 12, 14],
    [4, 4, 8, 8, 12, 12, 16],
    [6, 6, 10, 10, 14, 14],
  ],
  classic: [
    [2, 4, 6, 8, 10, 12, 14, 16],
    [2, 4, 6, 8, 10, 12, 14, 16, 18],
    [4, 6, 8, 10, 12, 14, 16, 18],
    [4, 4, 8, 8, 12, 12, 16, 16],
    [4, 8, 8, 12, 12, 16, 16, 20],
  ],
  wide: [
    [8, 12, 16, 18, 20],
    [10, 12, 14, 16, 18, 20],
    [8, 8, 14, 14, 20, 20],
    [12, 16, 16, 20, 20],
    [6, 10, 14, 16, 18, 20],
  ],
};

/** Most seeds need one or two; a style that allows none ends here. */
const MOST_TRIES = 200;

/** @throws {RangeError} if the given style allows no map */
export function generateMap({ seed, character, symmetric = false, style: given }: GeneratorOptions): PyramidMap {
  const chance = new FastChance(`map ${character} ${symmetric ? 'symmetric ' : ''}${seed}`);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const style = { ...drawStyle(character, chance), ...given };
    const map = attempt(style, symmetric, chance);
    if (map !== null && mapProblems(map).length === 0) return map;
  }
  throw new RangeError(`no map of this style was found in ${MOST_TRIES} tries`);
}

function drawStyle(character: Character, chance: Chance): MapStyle {
  const outlines = OUTLINES[character];
  return {
    rows: outlines[chance.below(outlines.length)]!,
    loops: 0.04 + chance.below(20) / 100,
    deadEnds: 2 + chance.below(6),
    corridors: chance.below(11) / 10,
    spread: 1 + chance.below(character === 'small' ? 3 : 4),
    away: 1 + chance.below(3),
  };
}

function attempt(style: MapStyle, symmetric: boolean, chance: Chance): PyramidMap | null {
  const maze = carve(gridOf(style.rows), style, symmetric, chance);
  const cells = maze && placeTreasures(maze, style, symmetric, chance);
  return cells && written(maze, cells);
}

/** As `parseMap` would read its drawing: in reading order, treasures numbered by colour. */
function written({ grid, open }: Maze, placed: readonly (readonly number[])[]): PyramidMap {
  const name = (cell: number): Cell => `${grid.x[cell]!},${grid.y[cell]!}`;
  const cells: Record<Cell, Cell[]> = {};
  for (let cell = 0; cell < grid.size; cell++)
    cells[name(cell)] = [0, 1, 2, 3].flatMap((way) =>
      open[4 * cell + way] === 1 ? [name(grid.beside[4 * cell + way]!)] : [],
    );
  const treasures: Record<Treasure, Cell> = {};
  COLOURS.forEach((colour, i) => {
    const sorted = placed[i]!.toSorted((a, b) => a - b);
    sorted.forEach((cell, n) => (treasures[`${colour}-${n + 1}`] = name(cell)));
  });
  return { cells, start: name(grid.start), dungeon: name(grid.dungeon), treasures };
}
