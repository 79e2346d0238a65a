import { describe, expect, it } from 'vitest';
import {
  beside,
  clampScale,
  coversStone,
  firstScale,
  onDrawing,
  onSheet,
  scrollFor,
  sheetOf,
  wholeScale,
} from './viewport.ts';

const frame = { x: -98, y: -180, width: 2196, height: 1100 };
const phone = { width: 374, height: 330 };
const desk = { width: 1126, height: 570 };

describe('the picture in its pane', () => {
  it('is whole where its cells can be read, else a part at a size for fingers', () => {
    expect(firstScale(frame, desk)).toBe(wholeScale(frame, desk));
    expect(wholeScale(frame, phone)).toBeLessThan(0.2);
    expect(firstScale(frame, phone)).toBe(0.48);
  });

  it('is never smaller than whole and never larger than makes sense', () => {
    expect(clampScale(frame, phone, 0.01)).toBe(wholeScale(frame, phone));
    expect(clampScale(frame, phone, 9)).toBe(1.1);
  });

  it('fills the pane with its sheet, and stands on its ground', () => {
    expect(sheetOf(frame, phone, wholeScale(frame, phone))).toEqual(phone);
    const foot = onSheet(frame, phone, wholeScale(frame, phone), { x: frame.x, y: frame.y + frame.height });
    expect(foot.y).toBeCloseTo(phone.height, 6);
  });

  it('finds the point of the drawing under a pixel of the sheet', () => {
    const sheet = sheetOf(frame, phone, 0.48);
    const point = { x: 750, y: 350 };
    const found = onDrawing(frame, sheet, 0.48, onSheet(frame, sheet, 0.48, point));
    expect([found.x, found.y]).toEqual([expect.closeTo(750, 6), expect.closeTo(350, 6)]);
  });

  it('keeps a point under the finger while it grows, as far as the sheet reaches', () => {
    const sheet = sheetOf(frame, phone, 0.8);
    const at = { x: 100, y: 200 };
    const point = onSheet(frame, sheet, 0.8, { x: 1000, y: 400 });
    const scroll = scrollFor(sheet, phone, point, at);
    expect([point.x - scroll.x, point.y - scroll.y]).toEqual([100, expect.closeTo(200, 6)]);
    expect(scrollFor(sheet, phone, { x: 0, y: 0 }, at)).toEqual({ x: 0, y: 0 });
    expect(scrollFor(sheet, phone, { x: 1e5, y: 1e5 }, at)).toEqual({
      x: sheet.width - phone.width,
      y: sheet.height - phone.height,
    });
  });
});

describe('a panel about a cell', () => {
  const seen = { left: 50, top: 20, width: 374, height: 330 };
  const panel = { width: 160, height: 60 };

  it.each([
    ['above', { left: 200, top: 200, width: 48, height: 48 }],
    ['below, near the upper edge', { left: 200, top: 30, width: 48, height: 48 }],
    ['near the left edge', { left: 52, top: 200, width: 48, height: 48 }],
    ['near the right edge', { left: 400, top: 200, width: 48, height: 48 }],
  ])('is in sight and leaves the cell free: %s', (_name, cell) => {
    const { x, y } = beside(cell, panel, seen);
    expect(x).toBeGreaterThanOrEqual(seen.left);
    expect(x + panel.width).toBeLessThanOrEqual(seen.left + seen.width);
    expect(y).toBeGreaterThanOrEqual(seen.top);
    expect(y + panel.height).toBeLessThanOrEqual(seen.top + seen.height);
    expect(y + panel.height <= cell.top || y >= cell.top + cell.height).toBe(true);
  });
});

it('panels in the corners cover stone when they are too wide for the step beside them', () => {
  const steps = [
    { y: 0, left: 700, right: 1300 },
    { y: 400, left: 200, right: 1800 },
  ];
  const panel = (width: number, top: number) => [{ left: 8, top, width, height: 90 }];
  expect(coversStone(frame, desk, steps, panel(180, 8))).toBe(false);
  expect(coversStone(frame, desk, steps, panel(180, 300))).toBe(true);
  expect(coversStone(frame, desk, steps, panel(500, 30))).toBe(true);
  const right = [{ left: desk.width - 188, top: 300, width: 180, height: 90 }];
  expect(coversStone(frame, desk, steps, right)).toBe(true);
});
