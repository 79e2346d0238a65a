/** A pointy-topped hexagon of radius 50 as a hand paints it. */
import { ragged, strokes } from './brush.ts';

export const RADIUS = 50;

/** Corner i at -90° + 60°·i: the top first, then clockwise. */
export function hexCorners(radius: number): number[] {
  return Array.from({ length: 6 }, (_, i) => {
    const turn = (i * Math.PI) / 3 - Math.PI / 2;
    return [Math.cos(turn) * radius, Math.sin(turn) * radius];
  }).flat();
}

/** The ground of a tile: six ways of filling the same hexagon with a brush. */
export const grounds: readonly string[] = Array.from({ length: 6 }, (_, i) =>
  ragged(hexCorners(RADIUS - 1.6), 1.5, 11 + i * 7, 6),
);

/** A painted ring inside the edge, of six strokes that swell in the middle. */
export function ring(radius: number, width: number, seed: number): string {
  const corners = hexCorners(radius);
  const edges = Array.from({ length: 6 }, (_, i) => {
    const j = (i + 1) % 6;
    const [x = 0, y = 0] = corners.slice(i * 2);
    const [u = 0, v = 0] = corners.slice(j * 2);
    const bow = 0.99 - ((i * 7 + seed) % 3) * 0.008;
    return [x, y, width * 0.5, ((x + u) / 2) * bow, ((y + v) / 2) * bow, width, u * 1.01, v * 1.01, width * 0.35];
  });
  return strokes(edges, seed, 6);
}
