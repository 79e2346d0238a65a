import { ragged, wash } from './brush.ts';

const star = Array.from({ length: 10 }, (_, i) => {
  const turn = (i * Math.PI) / 5 - Math.PI / 2;
  const far = i % 2 === 0 ? 1.12 : 0.5;
  return [Math.cos(turn) * far, Math.sin(turn) * far];
}).flat();

/** Corners of the five marks in a field from -1 to 1, of about equal weight: triangle, disc, square, diamond, star. */
const corners = [
  [0, -1.1, 1.08, 0.84, -1.08, 0.84],
  Array.from({ length: 9 }, (_, i) => [Math.cos(i * 0.698), Math.sin(i * 0.698)]).flat(),
  [-0.88, -0.88, 0.88, -0.88, 0.88, 0.88, -0.88, 0.88],
  [0, -1.2, 1, 0, 0, 1.2, -1, 0],
  star,
];

const drawn = new Map<string, string>();

/** A seat's mark as a path, `size` from middle to edge. Drawn once: a board shows each in many places, at every step. */
export function markPath(look: number, size: number): string {
  const key = `${look} ${size}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const path = draw(look, size);
  drawn.set(key, path);
  return path;
}

/** Its corners stay sharp, so that it is known at a glance. */
function draw(look: number, size: number): string {
  const points = (corners[look] ?? star).map((value) => value * size);
  if (look === 1) return wash(points);
  const sharp: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const [x = 0, y = 0] = points.slice(i);
    sharp.push(x * 0.97, y, x, y * 0.97, x, y);
  }
  return look === 4 ? wash(points) : ragged(sharp, size * 0.03, look + 3, 2);
}

/** A seat's mark in its colour, with a contour that holds on any ground. */
export function Mark({ look, size, x = 0, y = 0 }: { look: number; size: number; x?: number; y?: number }) {
  return (
    <path
      d={markPath(look, size)}
      transform={`translate(${x} ${y})`}
      fill={`var(--look-${look})`}
      stroke="var(--charcoal)"
      stroke-width={Math.max(size * 0.13, 1)}
      stroke-linejoin="round"
    />
  );
}
