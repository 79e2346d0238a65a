/**
 * The brush: turns a few hand-placed points into pigment on stone. A stroke is a flat list `x, y, width, …`; the width
 * swells and thins along the way as a loaded brush does. Everything is computed once, from fixed seeds, so that a tile
 * looks the same at every visit.
 */
export type Strokes = readonly (readonly number[])[];

/** A small generator for irregularity only; games take their chance elsewhere. */
export function seededRandom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

const r = (value: number): number => Math.round(value * 10) / 10;

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

/** Triples along the curve through the given ones, evenly enough for a brush. */
function trace(line: readonly number[], steps: number): number[] {
  const count = line.length / 3;
  const at = (i: number, k: number): number => line[Math.min(Math.max(i, 0), count - 1) * 3 + k] ?? 0;
  const points: number[] = [];
  for (let i = 0; i < count - 1; i++)
    for (let s = 0; s < steps; s++)
      for (let k = 0; k < 3; k++) points.push(spline(at(i - 1, k), at(i, k), at(i + 1, k), at(i + 2, k), s / steps));
  points.push(at(count - 1, 0), at(count - 1, 1), at(count - 1, 2));
  return points;
}

/** Both edges of a stroke as flat lists `x, y, …`, from its beginning to its end. */
function edges(points: readonly number[], chance: () => number, rough: number): { left: number[]; right: number[] } {
  const left: number[] = [];
  const right: number[] = [];
  for (let i = 0; i < points.length; i += 3) {
    const [x = 0, y = 0, w = 0] = [points[i], points[i + 1], points[i + 2]];
    const dx = (points[i + 3] ?? x) - (points[i - 3] ?? x);
    const dy = (points[i + 4] ?? y) - (points[i - 2] ?? y);
    const half = Math.max(w, 0.1) / 2 / (Math.hypot(dx, dy) || 1);
    const l = half * (1 + (chance() - 0.5) * 2 * rough);
    const q = half * (1 + (chance() - 0.5) * 2 * rough);
    left.push(x + dy * l, y - dx * l);
    right.push(x - dy * q, y + dx * q);
  }
  return { left, right };
}

/** A curve from one point through another to a third, as its control and end. */
function bow([x = 0, y = 0, u = 0, v = 0, ex = 0, ey = 0]: readonly number[]): string {
  return `Q${r(2 * u - (x + ex) / 2)} ${r(2 * v - (y + ey) / 2)} ${r(ex)} ${r(ey)}`;
}

/** One brush stroke as a closed outline. */
export function stroke(line: readonly number[], seed = 1, steps = 5, rough = 0.14): string {
  const chance = seededRandom(seed + line.length);
  // A hair or a blade of grass: two curves are its whole outline, and a field holds thousands of them.
  if (line.length === 9) {
    const { left, right } = edges(line, chance, rough);
    const [x = 0, y = 0, u = 0, v = 0, ex = 0, ey = 0] = right;
    return `M${r(left[0] ?? 0)} ${r(left[1] ?? 0)}${bow(left)}L${r(ex)} ${r(ey)}${bow([ex, ey, u, v, x, y])}Z`;
  }
  const { left, right } = edges(trace(line, steps), chance, rough);
  let path = `M${r(left[0] ?? 0)} ${r(left[1] ?? 0)}`;
  for (let i = 2; i < left.length; i += 2) path += `L${r(left[i] ?? 0)} ${r(left[i + 1] ?? 0)}`;
  for (let i = right.length - 2; i >= 0; i -= 2) path += `L${r(right[i] ?? 0)} ${r(right[i + 1] ?? 0)}`;
  return `${path}Z`;
}

/** Several strokes as one path. */
export function strokes(lines: Strokes, seed = 1, steps = 5, rough = 0.14): string {
  return lines.map((line, i) => stroke(line, seed + i, steps, rough)).join('');
}

/** A soft closed shape through the points `x, y, …`: a wash of pigment. */
export function wash(points: readonly number[]): string {
  const count = points.length / 2;
  const at = (i: number, k: number): number => points[((i + count) % count) * 2 + k] ?? 0;
  let path = `M${r(at(0, 0))} ${r(at(0, 1))}`;
  for (let i = 0; i < count; i++) {
    const bend = (j: number, from: number, to: number, sign: number): string =>
      [0, 1].map((k) => r(at(j, k) + (sign * (at(to, k) - at(from, k))) / 6)).join(' ');
    path += `C${bend(i, i - 1, i + 1, 1)} ${bend(i + 1, i, i + 2, -1)} ${r(at(i + 1, 0))} ${r(at(i + 1, 1))}`;
  }
  return `${path}Z`;
}

/** A dab with the tip of the brush: round, but not from a compass. */
export function dab(x: number, y: number, size: number, chance: () => number): string {
  const points = Array.from({ length: 6 }, (_, i) => {
    const far = size * (0.88 + chance() * 0.26);
    return [x + Math.cos((i * Math.PI) / 3) * far, y + Math.sin((i * Math.PI) / 3) * far];
  });
  return wash(points.flat());
}

/** A polygon `x, y, …` as a hand would paint it: edges waver by up to `rough`, corners are a little rounded. */
export function ragged(corners: readonly number[], rough: number, seed: number, pieces = 5): string {
  const chance = seededRandom(seed);
  const count = corners.length / 2;
  const points: number[] = [];
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    const [x = 0, y = 0] = corners.slice(i * 2);
    const [u = 0, v = 0] = corners.slice(j * 2);
    const length = Math.hypot(u - x, v - y) || 1;
    for (let s = 0; s < pieces; s++) {
      const t = (s + 0.5) / pieces;
      const off = (chance() - 0.5) * 2 * rough;
      points.push(x + (u - x) * t + ((v - y) / length) * off, y + (v - y) * t - ((u - x) / length) * off);
    }
  }
  return wash(points);
}

/** A tapering hair or blade from a point, by angle (degrees, 0 right, clockwise), length and width, bent by `bend`. */
export function blade(x: number, y: number, angle: number, length: number, width: number, bend = 0): number[] {
  const turn = (angle * Math.PI) / 180;
  const dx = Math.cos(turn);
  const dy = Math.sin(turn);
  const mid = length * 0.55;
  return [
    x,
    y,
    width,
    x + dx * mid - dy * bend,
    y + dy * mid + dx * bend,
    width * 0.8,
    x + dx * length,
    y + dy * length,
    width * 0.12,
  ];
}
