/** Where each face leads from a cell, ignoring other hunters. Computed once per map, for beliefs and rollouts. */
import type { Maze } from '@traque/engine/momie/map';
import { reach } from '@traque/engine/momie/reach';
import { arrowEnds } from './expected-turns.ts';

type Ends = readonly Uint8Array[];
const tables = new WeakMap<Maze, (Ends | undefined)[]>();

/** By face (1 to 5): the cells where it can end, for the mummy's present cell. */
export class MoveTable {
  readonly #known: (Ends | undefined)[];
  readonly #maze: Maze;

  constructor(maze: Maze) {
    let known = tables.get(maze);
    if (known === undefined)
      tables.set(maze, (known = Array.from({ length: maze.size * maze.size }, (): undefined => undefined)));
    this.#known = known;
    this.#maze = maze;
  }

  endsFrom(cell: number, mummy: number): Ends {
    return (this.#known[mummy * this.#maze.size + cell] ??= [
      ...reach(this.#maze, mummy, cell).ends,
      Uint8Array.from(arrowEnds(this.#maze, cell, mummy)),
    ]);
  }
}
