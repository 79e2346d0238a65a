import { mazeOf } from '@traque/engine/momie/map';
import { mapNamed, mapNames } from '@traque/engine/momie/maps';
import { describe, expect, it } from 'vitest';
import { expectedTurnsTo } from './expected-turns.ts';
import { ShortestRoute } from './shortest-route.ts';

describe.each(mapNames)('the shortest route on %s', (name) => {
  const maze = mazeOf(mapNamed(name)!);

  it('takes the treasures in the best of all orders', () => {
    const [a, b, c] = [0, 8, 16].map((treasure) => maze.treasureCells[treasure]!);
    const way = (...cells: number[]): number =>
      cells.reduce((sum, to, i) => sum + expectedTurnsTo(maze, to)[i === 0 ? maze.start : cells[i - 1]!]!, 0);
    const orders = [
      way(a!, b!, c!),
      way(a!, c!, b!),
      way(b!, a!, c!),
      way(b!, c!, a!),
      way(c!, a!, b!),
      way(c!, b!, a!),
    ];
    expect(new ShortestRoute(maze, [a!, b!, c!]).from(maze.start)).toBeCloseTo(Math.min(...orders), 9);
  });
});
