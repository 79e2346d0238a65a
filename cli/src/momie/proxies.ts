/** Numbers of a map that cost no games: they tell maps apart before any is played. */
import { colourOf, mazeOf, NONE } from '@traque/engine/momie/map';
import { distancesIn } from '@traque/engine/momie/distances';
import type { PyramidMap } from '@traque/engine/momie/protocol';

export interface Proxies {
  readonly cells: number;
  /** Passages beyond a tree, per cell. */
  readonly loops: number;
  readonly deadEnds: number;
  /** Cells without which the maze falls apart. */
  readonly chokePoints: number;
  /** Mean steps from the stairs to a treasure. */
  readonly fromStairs: number;
  /** Mean steps from the dungeon to a treasure. */
  readonly fromDungeon: number;
  /** Mean steps between treasures of different colours: what a hunter walks from one to the next. */
  readonly betweenColours: number;
  /** Mean steps between any two cells: how far from anywhere the mummy is. */
  readonly apart: number;
}

export function proxiesOf(map: PyramidMap): Proxies {
  const maze = mazeOf(map);
  const steps = distancesIn(maze);
  const between = (a: number, b: number): number => steps[a * maze.size + b]!;
  const cells = maze.names.flatMap((_, cell) => (cell === maze.start || cell === maze.dungeon ? [] : [cell]));
  const exits = (cell: number): number => maze.next.subarray(4 * cell, 4 * cell + 4).filter((to) => to !== NONE).length;
  const passages = cells.reduce((sum, cell) => sum + exits(cell), 0) / 2;
  const treasures = [...maze.treasureCells];
  const colour = maze.treasures.map(colourOf);
  return {
    cells: maze.size,
    loops: (passages - cells.length + 1) / cells.length,
    deadEnds: cells.filter((cell) => exits(cell) === 1).length,
    chokePoints: cells.filter((cell) => isChokePoint(maze.next, cells, cell)).length,
    fromStairs: mean(treasures.map((cell) => between(maze.start, cell))),
    fromDungeon: mean(treasures.map((cell) => between(maze.dungeon, cell))),
    betweenColours: mean(
      treasures.flatMap((a, i) => treasures.flatMap((b, j) => (colour[i] === colour[j] ? [] : [between(a, b)]))),
    ),
    apart: mean(cells.flatMap((a) => cells.map((b) => between(a, b)))),
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

function isChokePoint(next: Uint8Array, cells: readonly number[], closed: number): boolean {
  const reached = new Set([cells.find((cell) => cell !== closed)!]);
  for (const cell of reached)
    for (const to of next.subarray(4 * cell, 4 * cell + 4)) if (to !== NONE && to !== closed) reached.add(to);
  return reached.size < cells.length - 1;
}

/** `90 cells, 0.12 loops per cell, …` */
export function proxiesInWords(proxies: Proxies): string {
  const { cells, loops, deadEnds, chokePoints, fromStairs, fromDungeon, betweenColours } = proxies;
  return [
    `${cells} cells`,
    `${loops.toFixed(2)} loops per cell`,
    `${deadEnds} dead ends`,
    `${chokePoints} choke points`,
    `steps to a treasure: ${fromStairs.toFixed(1)} from the stairs, ${fromDungeon.toFixed(1)} from the dungeon, ${betweenColours.toFixed(1)} from one of another colour`,
  ].join(', ');
}
