/** What a mammoth is painted from, layer by layer, facing right in a field of 200 by 150, the ground at 140. */
import { blade, seededRandom, type Strokes } from '../../../../art/cave/brush.ts';

export interface Drawing {
  /** The legs of the far side, in shadow. */
  readonly far: Strokes;
  /** The body: outline of the wash. */
  readonly body: readonly number[];
  /** Dark pigment rubbed in along the coat. */
  readonly dark: Strokes;
  /** Pale pigment where the light falls, from the upper left. */
  readonly light: Strokes;
  /** Long hair, stroke by stroke, hanging over the edge of the wash. */
  readonly hair: Strokes;
  /** Charcoal, heavy on the back, lost at the belly. */
  readonly contour: Strokes;
  readonly farTusk: readonly number[];
  readonly tusk: readonly number[];
  readonly eye: readonly number[];
  /** Degrees by which the whole figure is tipped forward. */
  readonly tilt?: number;
}

type Line = readonly number[];

/** A point on the polyline `x, y, …`, `t` from 0 to 1. */
function on(line: Line, t: number): [number, number] {
  const segments = line.length / 2 - 1;
  const along = Math.min(Math.max(t, 0), 1) * segments;
  const s = Math.min(Math.floor(along), segments - 1);
  const [x = 0, y = 0, u = 0, v = 0] = line.slice(s * 2, s * 2 + 4);
  return [x + (u - x) * (along - s), y + (v - y) * (along - s)];
}

/** A fringe of hair hanging from a line: `angle` is where it points (90 is down), `length` how long. */
export function fringe(line: Line, count: number, angle: number, length: number, seed: number, width = 1.6): Strokes {
  const chance = seededRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = on(line, (i + chance() * 0.7) / count);
    const lean = angle + (chance() - 0.5) * 20;
    return blade(x, y, lean, length * (0.6 + chance() * 0.7), width * (0.7 + chance() * 0.6), (chance() - 0.3) * 4);
  });
}

/** Dry-brush strokes laid from one line towards another, between `from` and `to` of the way. */
export function coat(
  top: Line,
  low: Line,
  count: number,
  from: number,
  to: number,
  width: number,
  seed: number,
): Strokes {
  const chance = seededRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const t = (i + chance()) / count;
    const [x, y] = on(top, t);
    const [u, v] = on(low, t + (chance() - 0.5) * 0.03);
    const a = from + (to - from) * chance() * 0.6;
    const b = Math.min(a + (to - from) * (0.3 + chance() * 0.4), to);
    const m = (a + b) / 2;
    const bow = (chance() - 0.2) * 4;
    const swell = width * (0.6 + chance() * 0.8);
    return [
      x + (u - x) * a,
      y + (v - y) * a,
      swell * 0.3,
      x + (u - x) * m - bow,
      y + (v - y) * m,
      swell,
      x + (u - x) * b,
      y + (v - y) * b,
      swell * 0.1,
    ];
  });
}
