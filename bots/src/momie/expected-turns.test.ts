import { mazeOf } from '@traque/engine/momie/map';
import { mapNamed, mapNames } from '@traque/engine/momie/maps';
import { describe, expect, it } from 'vitest';
import { expectedTurnsTo } from './expected-turns.ts';

describe.each(mapNames)('expected turns on %s', (name) => {
  const maze = mazeOf(mapNamed(name)!);

  it('none on the target, at least one and less than 20 from everywhere else', () => {
    for (const target of maze.treasureCells)
      expectedTurnsTo(maze, target).forEach((turns, cell) => {
        expect(turns, maze.names[cell]).toBeGreaterThanOrEqual(cell === target ? 0 : 1);
        expect(turns, maze.names[cell]).toBeLessThan(cell === target ? 0.001 : 20);
      });
  });
});
