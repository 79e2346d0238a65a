/** The turns a hunter still needs to collect the treasures of a hand in the best order. */
import { NONE, type Maze } from '@traque/engine/momie/map';
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

/** Two pawns with one hand (MO-65): a greedy plan in which the pawn that gets there first collects the nearest treasure. */
export class SharedRoute {
  readonly #to: readonly Float64Array[];
  readonly #count: number;
  /** By treasure, and then by pawn: the turns from there to each treasure. */
  readonly #turns: Float64Array;
  readonly all: number;

  constructor(maze: Maze, cells: readonly number[]) {
    const count = cells.length;
    this.#count = count;
    this.all = (1 << count) - 1;
    this.#to = cells.map((cell) => expectedTurnsTo(maze, cell));
    this.#turns = new Float64Array((count + 2) * count);
    for (let from = 0; from < count; from++)
      for (let i = 0; i < count; i++) this.#turns[from * count + i] = this.#to[i]![cells[from]!]!;
  }

  /** The turns of both pawns together from these cells over a set of treasures (bits). `NONE`: that pawn is out. */
  from(first: number, second: number, set = this.all): number {
    this.#start(this.#count, first);
    this.#start(this.#count + 1, second);
    return this.#collect(set);
  }

  #start(row: number, cell: number): void {
    for (let i = 0; i < this.#count; i++)
      this.#turns[row * this.#count + i] = cell === NONE ? Infinity : this.#to[i]![cell]!;
  }

  #collect(set: number): number {
    const turns = this.#turns;
    const count = this.#count;
    let [at, otherAt, spent, otherSpent] = [count * count, (count + 1) * count, 0, 0];
    for (let left = set; left !== 0;) {
      let best = Infinity;
      let nearest = 0;
      let isFirst = true;
      for (let rest = left; rest !== 0; rest &= rest - 1) {
        const i = 31 - Math.clz32(rest & -rest);
        const own = spent + turns[at + i]!;
        const others = otherSpent + turns[otherAt + i]!;
        if (own >= best && others >= best) continue;
        isFirst = own <= others;
        best = isFirst ? own : others;
        nearest = i;
      }
      if (isFirst) {
        at = nearest * count;
        spent = best;
      } else {
        otherAt = nearest * count;
        otherSpent = best;
      }
      left &= ~(1 << nearest);
    }
    return spent + otherSpent;
  }
}
