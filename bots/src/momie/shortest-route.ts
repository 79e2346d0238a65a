/** How much is left to do: the turns a hunter still needs for the treasures of his cards, taken in the best order. */
import type { Maze } from '@traque/engine/momie/map';
import { turnsTo } from './expected-turns.ts';

/** Longer hands (with two pawns) are not ordered to the end. */
const EXACT = 5;

/** The best round over some cells; from where it begins is asked afterwards. */
export class Tour {
  readonly #to: readonly Float64Array[];
  readonly #cells: readonly number[];
  /** By set of cells (bits), by the cell one stands on: turns for the rest. */
  readonly #rest: Float64Array;
  readonly all: number;

  constructor(maze: Maze, cells: readonly number[]) {
    this.#cells = cells;
    this.#to = cells.map((cell) => turnsTo(maze, cell));
    this.all = (1 << cells.length) - 1;
    this.#rest = cells.length <= EXACT ? this.#solve() : new Float64Array(0);
  }

  /** From a cell over the set, by default all. */
  from(cell: number, set = this.all): number {
    const n = this.#cells.length;
    let best = set === 0 ? 0 : Infinity;
    for (let i = 0; i < n; i++) {
      if ((set & (1 << i)) === 0) continue;
      const turns = this.#to[i]![cell]! + (this.#rest.length === 0 ? 0 : this.#rest[(set & ~(1 << i)) * n + i]!);
      if (turns < best) best = turns;
    }
    return best;
  }

  #solve(): Float64Array {
    const n = this.#cells.length;
    const rest = new Float64Array((this.all + 1) * n);
    for (let set = 1; set <= this.all; set++)
      for (let at = 0; at < n; at++) {
        let best = Infinity;
        for (let i = 0; i < n; i++) {
          if ((set & (1 << i)) === 0) continue;
          best = Math.min(best, this.#to[i]![this.#cells[at]!]! + rest[(set & ~(1 << i)) * n + i]!);
        }
        rest[set * n + at] = best;
      }
    return rest;
  }
}

/** With two pawns each treasure is fetched by the one that comes first, the nearest next. */
export function sharedWork(maze: Maze, pawns: readonly number[], cells: readonly number[]): number {
  const at = [...pawns];
  const spent = pawns.map(() => 0);
  const left = [...cells];
  let work = 0;
  while (left.length > 0) {
    let best = Infinity;
    let who = 0;
    let which = 0;
    for (let pawn = 0; pawn < at.length; pawn++)
      for (let i = 0; i < left.length; i++) {
        const turns = spent[pawn]! + turnsTo(maze, left[i]!)[at[pawn]!]!;
        if (turns >= best) continue;
        best = turns;
        who = pawn;
        which = i;
      }
    work += best - spent[who]!;
    spent[who] = best;
    at[who] = left[which]!;
    left.splice(which, 1);
  }
  return work;
}
