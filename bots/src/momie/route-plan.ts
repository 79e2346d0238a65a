/** What a hunter still has to fetch, with his way measured from everywhere: looked up often, worked out when first asked. */
import type { Maze } from '@traque/engine/momie/map';
import { Tour } from './shortest-route.ts';
import { turnsTo } from './expected-turns.ts';

export class Errand {
  /** The cells of his treasures; a set of them is a number, one bit each. */
  readonly cells: readonly number[];
  readonly all: number;
  /** By cell: the bit of the treasure on it, 0 where none of his lies. */
  readonly bits: Uint16Array;
  readonly turns: readonly Float64Array[];
  readonly #maze: Maze;
  readonly #tour: Tour;
  readonly #rounds: (Float64Array | undefined)[] = [];
  readonly #nearest: (Float64Array | undefined)[] = [];

  constructor(maze: Maze, cells: readonly number[]) {
    this.cells = cells;
    this.all = (1 << cells.length) - 1;
    this.bits = new Uint16Array(maze.size);
    cells.forEach((cell, i) => (this.bits[cell] = 1 << i));
    this.turns = cells.map((cell) => turnsTo(maze, cell));
    this.#maze = maze;
    this.#tour = new Tour(maze, cells);
  }

  /** By cell: the turns that the best round over the set takes. */
  round(set: number): Float64Array {
    return (this.#rounds[set] ??= Float64Array.from({ length: this.#maze.size }, (_, cell) =>
      this.#tour.from(cell, set),
    ));
  }

  /** By cell: the turns to the nearest of the set. */
  nearest(set: number): Float64Array {
    let known = this.#nearest[set];
    if (known !== undefined) return known;
    known = new Float64Array(this.#maze.size).fill(set === 0 ? 0 : Infinity);
    for (let i = 0; i < this.cells.length; i++) {
      if ((set & (1 << i)) === 0) continue;
      const turns = this.turns[i]!;
      for (let cell = 0; cell < known.length; cell++) if (turns[cell]! < known[cell]!) known[cell] = turns[cell]!;
    }
    return (this.#nearest[set] = known);
  }

  /** The bit of that one of the set which lies nearest to a cell. */
  target(cell: number, set: number): number {
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
