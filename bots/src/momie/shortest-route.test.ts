import { FastChance } from '@traque/engine/core/chance';
import { mazeOf, NONE } from '@traque/engine/momie/map';
import { mapNamed, mapNames } from '@traque/engine/momie/maps';
import { describe, expect, it } from 'vitest';
import { expectedTurnsTo } from './expected-turns.ts';
import { SharedRoute, ShortestRoute } from './shortest-route.ts';

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

  it('MO-65: of two pawns the one that is there first takes the nearest treasure, until none is left', () => {
    /** Step by step; the turns that each pawn has spent are beside its cell. */
    const greedy = (
      pawns: readonly (readonly [cell: number, spent: number])[],
      treasures: readonly number[],
    ): number => {
      const choices = treasures.flatMap((treasure) =>
        pawns.map(([cell, spent], pawn) => ({ treasure, pawn, at: spent + expectedTurnsTo(maze, treasure)[cell]! })),
      );
      if (choices.length === 0) return pawns.reduce((sum, [, spent]) => sum + spent, 0);
      const first = choices.reduce((best, other) => (other.at < best.at ? other : best));
      return greedy(
        pawns.map((pawn, i) => (i === first.pawn ? [first.treasure, first.at] : pawn)),
        treasures.filter((treasure) => treasure !== first.treasure),
      );
    };
    const chance = new FastChance(`shared route ${name}`);
    for (let round = 0; round < 50; round++) {
      const treasures = Array.from(maze.treasureCells)
        .filter(() => chance.below(3) === 0)
        .slice(0, 10);
      const route = new SharedRoute(maze, treasures);
      const [one, other] = [chance.below(maze.size), chance.below(maze.size)];
      const set = chance.below(route.all + 1);
      const left = treasures.filter((_, i) => (set & (1 << i)) !== 0);
      expect(route.from(one, other, set)).toBeCloseTo(
        greedy(
          [
            [one, 0],
            [other, 0],
          ],
          left,
        ),
        9,
      );
      expect(route.from(one, NONE)).toBeCloseTo(greedy([[one, 0]], treasures), 9);
    }
  });
});
