/** How the picture of the pyramid lies in its pane: how large, how far scrolled, and where things stand on it in pixels. */
import type { Point } from './geometry.ts';
import type { Frame } from './pyramid-shape.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels per unit of the drawing; a cell is 100 units wide. */
export type Scale = number;

/** A cell for a finger. */
const CLOSE_UP: Scale = 0.48;
/** Smaller cells than this are not what a player begins with. */
const READABLE: Scale = 0.3;
const LARGEST: Scale = 1.1;

/** The whole pyramid, as large as the pane allows. */
export function wholeScale(frame: Frame, pane: Size): Scale {
  return Math.min(pane.width / frame.width, pane.height / frame.height);
}

/** What a player begins with: the whole if its cells can be read, else a part of it. */
export function firstScale(frame: Frame, pane: Size): Scale {
  const whole = wholeScale(frame, pane);
  return whole < READABLE ? CLOSE_UP : whole;
}

/** The wish, within what makes sense. */
export function clampScale(frame: Frame, pane: Size, wish: Scale): Scale {
  const whole = wholeScale(frame, pane);
  return Math.max(whole, Math.min(Math.max(LARGEST, whole), wish));
}

/** The sheet that is scrolled: never smaller than the pane, so that sky and sand fill it. */
export function sheetOf(frame: Frame, pane: Size, scale: Scale): Size {
  return {
    width: Math.max(pane.width, Math.round(frame.width * scale)),
    height: Math.max(pane.height, Math.round(frame.height * scale)),
  };
}

/** Where a point of the drawing is on the sheet: in the middle sideways, on the ground (`xMidYMax`). */
export function onSheet(frame: Frame, sheet: Size, scale: Scale, { x, y }: Point): Point {
  return {
    x: (sheet.width - frame.width * scale) / 2 + (x - frame.x) * scale,
    y: sheet.height - frame.height * scale + (y - frame.y) * scale,
  };
}

/** The same the other way round. */
export function onDrawing(frame: Frame, sheet: Size, scale: Scale, { x, y }: Point): Point {
  return {
    x: frame.x + (x - (sheet.width - frame.width * scale) / 2) / scale,
    y: frame.y + (y - (sheet.height - frame.height * scale)) / scale,
  };
}

/** How far to scroll so that a point of the sheet lies at `at` in the pane. */
export function scrollFor(sheet: Size, pane: Size, point: Point, at: Point): Point {
  const within = (wish: number, most: number) => Math.max(0, Math.min(wish, most));
  return {
    x: within(point.x - at.x, sheet.width - pane.width),
    y: within(point.y - at.y, sheet.height - pane.height),
  };
}

export interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

/** Space between a cell and what points at it. */
const GAP = 6;

/** Where a small panel about a cell lies: above it, else below it, always inside `seen`. */
export function beside(cell: Rect, panel: Size, seen: Rect): Point {
  const middle = cell.left + cell.width / 2 - panel.width / 2;
  const x = Math.max(seen.left + GAP, Math.min(middle, seen.left + seen.width - panel.width - GAP));
  const above = cell.top - panel.height - GAP;
  if (above >= seen.top + GAP) return { x, y: above };
  const below = cell.top + cell.height + GAP;
  return { x, y: Math.max(seen.top + GAP, Math.min(below, seen.top + seen.height - panel.height - GAP)) };
}

/** Whether panels over the upper corners of the pane cover stone: it is wider at each step down. */
export function coversStone(
  frame: Frame,
  pane: Size,
  steps: readonly { readonly y: number; readonly left: number; readonly right: number }[],
  panels: readonly Rect[],
): boolean {
  const scale = wholeScale(frame, pane);
  const corner = (x: number, y: number) => onSheet(frame, pane, scale, { x, y });
  return panels.some((panel) =>
    steps.some((step) => {
      const left = corner(step.left, step.y);
      const right = corner(step.right, step.y);
      return panel.top + panel.height > left.y && panel.left + panel.width > left.x && panel.left < right.x;
    }),
  );
}
