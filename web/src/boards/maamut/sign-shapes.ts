/** The shapes of the marks over the board: ways, tracks, frights. */
import type { Cell, ClosedWay, Direction } from '@traque/engine/maamut/protocol';
import { blade, dab, stroke, strokes, seededRandom } from '../../art/cave/brush.ts';
import { dotted, ring } from './art/hex.ts';
import { type Point, cellAhead, centre, coordinates } from './geometry.ts';

export const targetRing = dotted(42.5, 2.7);
export const focusRing = ring(45.5, 6.5, 5);

const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** A brushed line from a to b, swelling in the middle. */
function line(a: Point, b: Point, width: number): string {
  const m = between(a, b, 0.5);
  const bow = { x: (b.y - a.y) * 0.03, y: (a.x - b.x) * 0.03 };
  return stroke([a.x, a.y, width * 0.4, m.x + bow.x, m.y + bow.y, width, b.x, b.y, width * 0.6], 3, 8);
}

/** An arrow head at b, coming from a. */
function head(a: Point, b: Point, size: number): string {
  const angle = (Math.atan2(a.y - b.y, a.x - b.x) * 180) / Math.PI;
  return strokes(
    [blade(b.x, b.y, angle + 32, size, size * 0.34), blade(b.x, b.y, angle - 32, size, size * 0.34)],
    4,
    4,
  );
}

export function crossing({ x, y }: Point, size: number): string {
  return strokes(
    [
      [x - size, y - size, size * 0.14, x, y, size * 0.5, x + size, y + size, size * 0.14],
      [x + size, y - size, size * 0.14, x, y, size * 0.5, x - size, y + size, size * 0.14],
    ],
    6,
    6,
  );
}

/** A way that is closed: a line up to what closes it, and a cross there. */
export function closedWay(from: Cell, way: ClosedWay): { readonly line: string; readonly cross: string } {
  const [q, r] = coordinates(way.at);
  const [dq, dr] = coordinates(cellAhead('0,0', way.dir));
  const before = centre(`${q - dq},${r - dr}`);
  const stop = between(before, centre(way.at), way.by === 'rock' ? 0.72 : 0.5);
  const start = between(centre(from), centre(cellAhead(from, way.dir)), 0.3);
  return { line: line(start, stop, 6), cross: crossing(stop, 12) };
}

/** The way it takes: an arrow over the first tile. */
export function openWay(from: Cell, dir: Direction, count = 1): string {
  const a = between(centre(from), centre(cellAhead(from, dir)), 0.4);
  const b = centre(cellAhead(from, dir, count));
  return line(a, b, 9) + head(a, b, 22);
}

/** A short arrow from tile to tile, for hunters who flee. */
export function dash(from: Cell, to: Cell): string {
  const a = between(centre(from), centre(to), 0.28);
  const b = between(centre(from), centre(to), 0.78);
  return line(a, b, 6) + head(a, b, 15);
}

/** Strokes that burst from a point: fright. */
export function fright({ x, y }: Point, inner: number, outer: number): string {
  const burst = Array.from({ length: 9 }, (_, i) => {
    const angle = -170 + i * 20;
    const turn = (angle * Math.PI) / 180;
    return blade(x + Math.cos(turn) * inner, y + Math.sin(turn) * inner, angle, outer - inner, 4.6);
  });
  return strokes(burst, 7, 3);
}

/** Prints along a way: `size` of each, left and right of the line by turns. */
export function tracks(path: readonly Cell[], size: number, apart: number): string {
  const chance = seededRandom(2);
  let prints = '';
  let side = 1;
  for (let i = 0; i + 1 < path.length; i++) {
    const a = centre(path[i] ?? '0,0');
    const b = centre(path[i + 1] ?? '0,0');
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const n = { x: ((b.y - a.y) / length) * apart, y: (-(b.x - a.x) / length) * apart };
    for (let t = i === 0 ? 0.3 : 0.08; t < 0.98; t += 0.23) {
      const p = between(a, b, t);
      prints += dab(p.x + n.x * side, p.y + n.y * side, size, chance);
      side = -side;
    }
  }
  return prints;
}
