import { CELLS, cellAhead as engineCellAhead, cellNames, DIRECTIONS, NONE } from '@traque/engine/maamut/cells';
import { describe, expect, it } from 'vitest';
import { arrowTarget, cellAhead, cellName, cells, centre, hunterSpot, edgeLabels, straightWay } from './geometry.ts';

describe('the tiles of the board', () => {
  it('are 37, each with a name of its own, the cross in the middle', () => {
    expect(cells).toHaveLength(37);
    expect(new Set(cells.map(cellName)).size).toBe(37);
    expect(cellName('0,0')).toBe('D4');
    expect([cells[0], cells.at(-1)].map((cell) => cellName(cell ?? ''))).toEqual(['A1', 'G4']);
  });

  it('are named around the board: seven letters down its western side, seven numbers along its upper right', () => {
    expect(
      edgeLabels
        .map(({ text }) => text)
        .toSorted()
        .join(''),
    ).toBe('1234567ABCDEFG');
    for (const { x, y, text } of edgeLabels) {
      const nearest = Math.min(...cells.map((cell) => Math.hypot(centre(cell).x - x, centre(cell).y - y)));
      expect(nearest, `${text} lies on no tile`).toBeGreaterThan(50);
    }
  });

  it('lie at equal distance from their six neighbours', () => {
    const middle = centre('0,0');
    for (let dir = 0; dir < 6; dir++) {
      const next = centre(cellAhead('0,0', dir));
      expect(Math.hypot(next.x - middle.x, next.y - middle.y)).toBeCloseTo(86.6, 1);
    }
  });

  it('follow each other clockwise from the east', () => {
    const angles = [0, 1, 2, 3, 4, 5].map((dir) => {
      const { x, y } = centre(cellAhead('0,0', dir));
      return (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360;
    });
    expect(angles).toEqual([0, 60, 120, 180, 240, 300]);
  });
});

it('has the cells and the six steps of the engine', () => {
  expect(cells).toEqual(cellNames);
  for (let cell = 0; cell < CELLS; cell++)
    for (let dir = 0; dir < DIRECTIONS; dir++) {
      const ahead = engineCellAhead(cell, dir, 2);
      const name = cellAhead(cellNames[cell]!, dir, 2);
      if (ahead === NONE) expect(cells).not.toContain(name);
      else expect(name).toBe(cellNames[ahead]);
    }
});

describe('ways', () => {
  it('are straight or none', () => {
    expect(straightWay('0,0', '-2,2')).toEqual({ dir: 2, distance: 2 });
    expect(straightWay('3,-3', '0,-3')).toEqual({ dir: 3, distance: 3 });
    expect(straightWay('0,0', '1,1')).toBeNull();
    expect(straightWay('0,0', '0,0')).toBeNull();
  });

  it('by arrow keys reach every tile from every tile, and never leave the board', () => {
    for (const start of cells) {
      const reached = new Set([start]);
      for (const cell of reached) {
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
          const next = arrowTarget(cell, key);
          if (next !== null) reached.add(next);
        }
      }
      expect([...reached].toSorted()).toEqual(cells.toSorted());
    }
    expect(arrowTarget('3,-3', 'ArrowRight')).toBeNull();
    expect(arrowTarget('0,0', 'Enter')).toBeNull();
  });
});

it('gives every hunter on a shared tile a place of their own', () => {
  for (let count = 1; count <= 4; count++) {
    const places = Array.from({ length: count }, (_, i) => hunterSpot('1,-1', i, count, null));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  }
});
