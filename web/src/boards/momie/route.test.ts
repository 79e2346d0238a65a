import type { PyramidMap } from '@traque/engine/momie/protocol';
import { describe, expect, it } from 'vitest';
import { distances, extend, shortest, towards } from './route.ts';

// a-b-c
// |   |     x: the stairs, left towards d only
// d-e f-x
const map: PyramidMap = {
  cells: {
    '0,0': ['1,0', '0,1'],
    '1,0': ['0,0', '2,0'],
    '2,0': ['1,0', '2,1'],
    '0,1': ['0,0', '1,1'],
    '1,1': ['0,1'],
    '2,1': ['2,0'],
    '3,1': ['2,1'],
  },
  start: '3,1',
  dungeon: '9,9',
  treasures: {},
};

describe('the mummy’s way', () => {
  it('MO-50: goes cell by cell, a far cell by a shortest way', () => {
    expect(shortest(map, '1,1', '2,1')).toEqual(['0,1', '0,0', '1,0', '2,0', '2,1']);
    expect(shortest(map, '1,1', '1,1')).toEqual([]);
  });

  it('MO-51: finds no way onto the stairs', () => {
    expect(shortest(map, '2,1', '3,1')).toBeNull();
  });

  it('goes on from where it ends, and may come back', () => {
    expect(extend(map, '0,1', ['1,1'], '0,0')).toEqual(['1,1', '0,1', '0,0']);
  });

  it('keeps a place one cannot walk to, so that the rules can say why not', () => {
    expect(extend(map, '2,1', [], '3,1')).toEqual(['3,1']);
  });

  it('counts steps as far as they go', () => {
    expect([...distances(map, '1,1', 2)]).toEqual([
      ['1,1', 0],
      ['0,1', 1],
      ['0,0', 2],
    ]);
  });

  it('moves the cursor by sight, walls or not', () => {
    const cells = Object.keys(map.cells);
    expect(towards(cells, '1,1', 1, 0)).toBe('2,1');
    expect(towards(cells, '0,0', 0, -1)).toBeNull();
  });
});
