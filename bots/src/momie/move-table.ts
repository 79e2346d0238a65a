/** Where each face leads from a cell, other hunters left out of account: worked out once a map, for beliefs and playouts. */
import type { Maze } from '@traque/engine/momie/map';
import { reach } from '@traque/engine/momie/reach';
import { arrowsFrom } from './expected-turns.ts';

type Ends = readonly Uint8Array[];
const tables = new WeakMap<Maze, (Ends | undefined)[]>();

/** By face 1 … 5 the cells in which it can end, as long as the mummy stands where it does. */
export class Ways {
  readonly #known: (Ends | undefined)[];
  readonly #maze: Maze;

  constructor(maze: Maze) {
    let known = tables.get(maze);
    if (known === undefined)
      tables.set(maze, (known = Array.from({ length: maze.size * maze.size }, (): undefined => undefined)));
    this.#known = known;
    this.#maze = maze;
  }

  from(cell: number, mummy: number): Ends {
    return (this.#known[mummy * this.#maze.size + cell] ??= [
      ...reach(this.#maze, mummy, cell).ends,
      Uint8Array.from(arrowsFrom(this.#maze, cell, mummy)),
    ]);
  }
}
