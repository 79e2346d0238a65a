/** The treasures of one hand, with the turns to collect them from every cell. Computed on first use. */
import type { Maze } from '@traque/engine/momie/map';
import { expectedTurnsTo } from './expected-turns.ts';
import { SharedRoute, ShortestRoute } from './shortest-route.ts';

export class RoutePlan {
  /** The cells of the treasures. A set of treasures is a number, one bit for each. */
  readonly cells: readonly number[];
  readonly all: number;
  /** By cell: the bit of the treasure on it, or 0. */
  readonly bitAt: Uint16Array;
  readonly turns: readonly Float64Array[];
  readonly #maze: Maze;
  readonly #route: ShortestRoute;
  #sharedRoute: SharedRoute | null = null;
  readonly #turnsFor: (Float64Array | undefined)[] = [];
  readonly #turnsToNearest: (Float64Array | undefined)[] = [];

  constructor(maze: Maze, cells: readonly number[]) {
    this.cells = cells;
    this.all = (1 << cells.length) - 1;
    this.bitAt = new Uint16Array(maze.size);
    cells.forEach((cell, i) => (this.bitAt[cell] = 1 << i));
    this.turns = cells.map((cell) => expectedTurnsTo(maze, cell));
    this.#maze = maze;
    this.#route = new ShortestRoute(maze, cells);
  }

  /** By cell: the turns to collect a set of treasures by the best route. */
  turnsFor(set: number): Float64Array {
    return (this.#turnsFor[set] ??= Float64Array.from({ length: this.#maze.size }, (_, cell) =>
      this.#route.from(cell, set),
    ));
  }

  /** For two pawns. */
  get sharedRoute(): SharedRoute {
    return (this.#sharedRoute ??= new SharedRoute(this.#maze, this.cells));
  }

  /** By cell: the turns to the nearest treasure of a set. */
  turnsToNearest(set: number): Float64Array {
    let known = this.#turnsToNearest[set];
    if (known !== undefined) return known;
    known = new Float64Array(this.#maze.size).fill(set === 0 ? 0 : Infinity);
    for (let i = 0; i < this.cells.length; i++) {
      if ((set & (1 << i)) === 0) continue;
      const turns = this.turns[i]!;
      for (let cell = 0; cell < known.length; cell++) if (turns[cell]! < known[cell]!) known[cell] = turns[cell]!;
    }
    return (this.#turnsToNearest[set] = known);
  }

  /** The bit of the treasure of a set that is nearest to a cell. */
  nearestTreasure(cell: number, set: number): number {
    let best = Infinity;
    let bit = 0;
    for (let i = 0; i < this.cells.length; i++) {
      if ((set & (1 << i)) === 0 || this.turns[i]![cell]! >= best) continue;
      best = this.turns[i]![cell]!;
      bit = 1 << i;
    }
    return bit;
  }
}
