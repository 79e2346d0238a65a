import type { PyramidMap } from '@traque/engine/momie/protocol';
import { mapNames, mapNamed } from '@traque/engine/momie/maps';
import { describe, expect, it } from 'vitest';
import { cellName, columnName, joined, planOf } from './geometry.ts';
import { frameOf } from './pyramid-shape.ts';

//   .        0,0
//   ..       0,1  1,1 with a wall between them
const small: PyramidMap = {
  cells: { '0,0': ['0,1'], '0,1': ['0,0'], '1,1': ['0,1'] },
  start: '1,1',
  dungeon: '9,9',
  treasures: {},
};

describe('the plan of a pyramid', () => {
  it('names cells by column letter and row number from the upper left', () => {
    expect(cellName('5,4', { left: 3, top: 2 })).toBe('C3');
    expect([0, 25, 26, 27].map(columnName)).toEqual(['A', 'Z', 'AA', 'AB']);
  });

  it('MO-32: joins the stairs to what they lead to, though nobody walks back', () => {
    expect(joined(small, '0,1', '1,1')).toBe(true);
    expect(joined(small, '0,0', '1,1')).toBe(false);
  });

  it('carves each cell and each passage once', () => {
    const { floor, cells } = planOf(small);
    expect(cells).toEqual(['0,0', '0,1', '1,1']);
    expect(floor.match(/Z/g)).toHaveLength(3 + 2);
  });

  it('never narrows downwards, and marks solid stone', () => {
    const plan = planOf({ ...small, cells: { '0,0': [], '2,0': [], '1,1': [] } });
    expect(plan.steps).toEqual([
      { left: 0, right: 300 },
      { left: 0, right: 300 },
    ]);
    expect(plan.solid).toEqual([
      { x: 150, y: 50 },
      { x: 50, y: 150 },
      { x: 250, y: 150 },
    ]);
  });

  it.each(mapNames)('keeps all of %s inside its frame', (name) => {
    const map = mapNamed(name);
    if (!map) throw new Error(name);
    const plan = planOf(map);
    const frame = frameOf(plan);
    const numbers = [...plan.floor.matchAll(/(-?\d+) (-?\d+)/g)];
    expect(numbers.length).toBeGreaterThan(4 * plan.cells.length);
    for (const [, x, y] of numbers) {
      expect(Number(x)).toBeGreaterThan(frame.x);
      expect(Number(x)).toBeLessThan(frame.x + frame.width);
      expect(Number(y)).toBeGreaterThan(frame.y);
      expect(Number(y)).toBeLessThan(frame.y + frame.height);
    }
  });
});
