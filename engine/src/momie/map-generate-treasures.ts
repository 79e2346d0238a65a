/** MO-1, MO-2: the treasures of a generated pyramid, each colour in a region of its own. */
import type { Chance } from '../core/chance.ts';
import { COLOURS } from './map.ts';
import { TREASURES } from './map-check.ts';
import type { Maze } from './map-generate-maze.ts';
import type { MapStyle } from './map-generate.ts';
import type { Colour } from './protocol.ts';

/** Tries with one spread before a smaller one. */
const TRIES = 6;

/** In a symmetric map the second is laid where the first is in the mirror. */
const PAIRS: readonly (readonly Colour[])[] = [['red', 'blue'], ['green', 'yellow'], ['white']];
const SINGLES: readonly (readonly Colour[])[] = COLOURS.map((colour) => [colour]);

/** By colour: the cells, or null. A treasure is at most `spread` steps from its own, and farther from all others. */
export function placeTreasures(maze: Maze, style: MapStyle, symmetric: boolean, chance: Chance): number[][] | null {
  const steps = allSteps(maze);
  for (let spread = style.spread; spread >= 1; spread--)
    for (let tries = 0; tries < TRIES; tries++) {
      const placed = new Placement(maze, steps, spread, style.away, chance).place(symmetric ? PAIRS : SINGLES);
      if (placed !== null) return COLOURS.map((colour) => placed.get(colour)!);
    }
  return null;
}

class Placement {
  readonly #maze: Maze;
  readonly #steps: readonly Int16Array[];
  readonly #spread: number;
  readonly #chance: Chance;
  /** Where treasures may lie at all. */
  readonly #cells: readonly number[];
  readonly #laid = new Map<Colour, number[]>();

  constructor(maze: Maze, steps: readonly Int16Array[], spread: number, away: number, chance: Chance) {
    const { size, start, dungeon } = maze.grid;
    this.#maze = maze;
    this.#steps = steps;
    this.#spread = spread;
    this.#chance = chance;
    this.#cells = Array.from({ length: size }, (_, cell) => cell).filter(
      (cell) => cell !== start && cell !== dungeon && steps[start]![cell]! >= away,
    );
  }

  place(groups: readonly (readonly Colour[])[]): ReadonlyMap<Colour, number[]> | null {
    for (const group of groups) for (const colour of group) this.#laid.set(colour, []);
    // The first of every colour are laid far apart, then the regions grow in turn.
    for (const group of groups) if (!this.#layFirst(group)) return null;
    for (let round = 1; round < Math.max(...Object.values(TREASURES)); round++)
      for (const group of groups) if (round < TREASURES[group[0]!] && !this.#layNext(group)) return null;
    return this.#laid;
  }

  #layFirst(group: readonly Colour[]): boolean {
    // Of a few cells the one farthest from the others: spread out, but not always in the same corners.
    const possible = this.#cells.filter((cell) => this.#fits(cell, group));
    if (possible.length === 0) return false;
    const few = Array.from({ length: 5 }, () => possible[this.#chance.below(possible.length)]!);
    const apart = few.map((cell) => this.#distanceToOthers(cell, group));
    this.#lay(few[apart.indexOf(Math.max(...apart))]!, group);
    return true;
  }

  #layNext(group: readonly Colour[]): boolean {
    const own = this.#laid.get(group[0]!)!;
    const possible = this.#cells.filter(
      (cell) => own.some((each) => this.#between(each, cell) <= this.#spread) && this.#fits(cell, group),
    );
    if (possible.length === 0) return false;
    this.#lay(possible[this.#chance.below(possible.length)]!, group);
    return true;
  }

  #lay(cell: number, group: readonly Colour[]): void {
    this.#cellsOf(cell, group).forEach((each, i) => this.#laid.get(group[i]!)!.push(each));
  }

  /** The cell itself, and for the second colour of a group the one in the mirror. */
  #cellsOf(cell: number, group: readonly Colour[]): number[] {
    return group.map((_, i) => (i === 0 ? cell : this.#maze.grid.mirror[cell]!));
  }

  #fits(cell: number, group: readonly Colour[]): boolean {
    const cells = this.#cellsOf(cell, group);
    if (cells.length === 2 && this.#between(cells[0]!, cells[1]!) <= this.#spread) return false;
    return cells.every(
      (each, i) =>
        this.#cells.includes(each) &&
        [...this.#laid].every(([colour, laid]) =>
          laid.every((other) => (colour === group[i] ? other !== each : this.#between(each, other) > this.#spread)),
        ),
    );
  }

  #distanceToOthers(cell: number, group: readonly Colour[]): number {
    let nearest = Infinity;
    for (const [colour, laid] of this.#laid)
      if (!group.includes(colour)) for (const other of laid) nearest = Math.min(nearest, this.#between(cell, other));
    return nearest;
  }

  #between(a: number, b: number): number {
    return this.#steps[a]![b]!;
  }
}

/** Steps between all cells; from the stairs and the dungeon too, though nothing leads to them. */
function allSteps({ grid, open }: Maze): Int16Array[] {
  return Array.from({ length: grid.size }, (_, from) => {
    const steps = new Int16Array(grid.size).fill(0x7fff);
    steps[from] = 0;
    const reached = [from];
    for (const cell of reached)
      for (let wall = 4 * cell; wall < 4 * cell + 4; wall++) {
        const to = grid.beside[wall]!;
        if (open[wall] === 0 || steps[to] !== 0x7fff) continue;
        steps[to] = steps[cell]! + 1;
        reached.push(to);
      }
    return steps;
  });
}
