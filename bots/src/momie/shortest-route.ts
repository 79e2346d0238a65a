/** The turns a hunter still needs to collect the treasures of a hand in the best order. */
import type { Maze } from '@traque/engine/momie/map';
import { expectedTurnsTo } from './expected-turns.ts';

/** For more treasures than this (with two pawns) the order is not optimised. */
const MAX_EXACT = 5;

/** The shortest route over some cells, from any start. */
export class ShortestRoute {
  readonly #to: readonly Float64Array[];
  readonly #cells: readonly number[];
  /** By set of cells (bits), by the cell where the hunter stands: turns for the rest. */
  readonly #restTurns: Float64Array;
  readonly all: number;

  constructor(maze: Maze, cells: readonly number[]) {
    this.#cells = cells;
    this.#to = cells.map((cell) => expectedTurnsTo(maze, cell));
    this.all = (1 << cells.length) - 1;
    this.#restTurns = cells.length <= MAX_EXACT ? this.#solve() : new Float64Array(0);
  }

  /** The turns from a cell over a set; by default over all cells. */
  from(cell: number, set = this.all): number {
    const n = this.#cells.length;
    let best = set === 0 ? 0 : Infinity;
    for (let i = 0; i < n; i++) {
      if ((set & (1 << i)) === 0) continue;
      const turns =
        this.#to[i]![cell]! + (this.#restTurns.length === 0 ? 0 : this.#restTurns[(set & ~(1 << i)) * n + i]!);
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

/** With two pawns: a greedy plan in which the pawn that gets there first collects the nearest treasure. */
export function sharedRouteTurns(maze: Maze, pawns: readonly number[], cells: readonly number[]): number {
  const at = [...pawns];
  const spent = pawns.map(() => 0);
  const left = [...cells];
  let total = 0;
  while (left.length > 0) {
    let best = Infinity;
    let who = 0;
    let which = 0;
    for (let pawn = 0; pawn < at.length; pawn++)
      for (let i = 0; i < left.length; i++) {
        const turns = spent[pawn]! + expectedTurnsTo(maze, left[i]!)[at[pawn]!]!;
        if (turns >= best) continue;
        best = turns;
        who = pawn;
        which = i;
      }
    total += best - spent[who]!;
    spent[who] = best;
    at[who] = left[which]!;
    left.splice(which, 1);
  }
  return total;
}
