import { expect, it } from 'vitest';
import { chipPlaces, chipSize } from './chips.ts';

it.each([0.31, 0.35, 0.48, 0.52, 0.9])('chips are at least 14 pixels large at %d pixels per unit', (scale) => {
  expect(chipSize(scale) * scale).toBeGreaterThanOrEqual(13.99);
});

it.each([1, 2, 3, 4, 5])('%i chips lie in the cell and not over each other', (count) => {
  for (const size of [26, 30, 46]) {
    const places = chipPlaces(count, size);
    expect(places).toHaveLength(count);
    for (const [i, { x, y }] of places.entries()) {
      // Three rows of the largest reach over the upper edge a little: they are about a view of the whole on a phone.
      if (size < 46) expect(Math.max(Math.abs(x), Math.abs(y)) + size / 2).toBeLessThanOrEqual(50);
      for (const other of places.slice(0, i))
        expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThanOrEqual(size);
    }
  }
});
