import { mazeOf } from '@traque/engine/momie/map';
import { mapNamed, mapNames } from '@traque/engine/momie/maps';
import { describe, expect, it } from 'vitest';
import { visitChances } from './mummy-walks.ts';

describe.each(mapNames)("the mummy's walks on %s", (name) => {
  const maze = mazeOf(mapNamed(name)!);

  it('stay within reach and take the likeliest prey', () => {
    const mummy = maze.treasureCells[0]!;
    const mass = new Float64Array(maze.size);
    const beside = maze.next.subarray(4 * mummy, 4 * mummy + 4).find((cell) => cell !== 255)!;
    mass[beside] = 1;
    const chances = visitChances(maze, mummy, 2, { mass, standing: new Float64Array(maze.size) }, 0.05);
    expect(chances[beside]).toBeGreaterThan(0.9);
    expect(chances[mummy]).toBe(0);
    expect(chances.filter((chance) => chance > 0).length).toBeLessThan(12);
  });
});
