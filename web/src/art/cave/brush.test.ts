import { describe, expect, it } from 'vitest';
import { ragged, stroke, strokes, wash, seededRandom } from './brush.ts';

const numbers = (path: string): number[] => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

describe('the brush', () => {
  it('paints the same stroke the same way every time', () => {
    const line = [0, 0, 2, 10, 5, 4, 20, 0, 1];
    expect(stroke(line, 7)).toBe(stroke(line, 7));
    expect(stroke(line, 7)).not.toBe(stroke(line, 8));
  });

  it('leaves a closed outline around its line, as wide as it was told', () => {
    const path = stroke([0, 0, 4, 50, 0, 4, 100, 0, 4], 1, 5, 0);
    expect(path).toMatch(/^M.*Z$/);
    const ys = numbers(path).filter((_, i) => i % 2 === 1);
    expect(Math.max(...ys)).toBeCloseTo(2, 1);
    expect(Math.min(...ys)).toBeCloseTo(-2, 1);
  });

  it('joins several strokes into one path', () => {
    const lines = [
      [0, 0, 1, 5, 5, 1],
      [9, 9, 1, 5, 5, 1],
    ];
    expect(strokes(lines).match(/M/g)).toHaveLength(2);
  });

  it('washes through every point and back', () => {
    const path = wash([0, 0, 10, 0, 10, 10, 0, 10]);
    for (const corner of ['0 0', '10 0', '10 10', '0 10']) expect(path).toContain(corner);
  });

  it('keeps wavering edges near the edge', () => {
    const path = ragged([0, 0, 100, 0, 100, 100, 0, 100], 2, 3);
    for (const value of numbers(path)) {
      expect(value).toBeGreaterThan(-6);
      expect(value).toBeLessThan(106);
    }
  });
});

it('wobbles evenly between 0 and 1', () => {
  const chance = seededRandom(5);
  const values = Array.from({ length: 2000 }, chance);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  expect(mean).toBeGreaterThan(0.45);
  expect(mean).toBeLessThan(0.55);
});
