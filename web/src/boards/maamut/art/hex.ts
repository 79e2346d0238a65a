/** A pointy-topped hexagon of radius 50 as a hand paints it. */
import { dab, ragged, strokes, wash, seededRandom } from '../../../art/cave/brush.ts';

export const RADIUS = 50;

/** Corner i at -90° + 60°·i: the top first, then clockwise. */
function hexCorners(radius: number): number[] {
  return Array.from({ length: 6 }, (_, i) => {
    const turn = (i * Math.PI) / 3 - Math.PI / 2;
    return [Math.cos(turn) * radius, Math.sin(turn) * radius];
  }).flat();
}

/** The ground of a tile: six ways of filling the same hexagon with a brush. */
export const grounds: readonly string[] = Array.from({ length: 6 }, (_, i) =>
  ragged(hexCorners(RADIUS - 1.6), 1.5, 11 + i * 7, 6),
);

/** Broken charcoal along the edges of a tile, heavier below and to the right, away from the light. */
export const contours: readonly string[] = Array.from({ length: 6 }, (_, i) => {
  const chance = seededRandom(31 + i * 5);
  const corners = hexCorners(RADIUS - 1.2);
  const edges = Array.from({ length: 6 }, (_, edge) => {
    const [x = 0, y = 0] = corners.slice(edge * 2);
    const [u = 0, v = 0] = corners.slice(((edge + 1) % 6) * 2);
    const from = chance() * 0.3;
    const to = 0.72 + chance() * 0.3;
    const width = (edge > 0 && edge < 4 ? 2.6 : 1.3) * (0.7 + chance() * 0.6);
    const at = (t: number, off: number): number[] => [x + (u - x) * t + off, y + (v - y) * t + off];
    return [...at(from, 0), 0.3, ...at((from + to) / 2, (chance() - 0.5) * 1.6), width, ...at(to, 0), 0.3];
  });
  return strokes(edges, 13 + i, 6);
});

/** Where the brush went twice: a patch of thicker pigment on each ground. */
export const patches: readonly string[] = Array.from({ length: 6 }, (_, i) => {
  const chance = seededRandom(57 + i * 3);
  const points = Array.from({ length: 9 }, (_, k) => {
    const turn = (k * Math.PI * 2) / 9;
    const far = 18 + chance() * 24;
    return [Math.cos(turn) * far * 0.9 - 4, Math.sin(turn) * far + 4];
  });
  return wash(points.flat());
});

/** A ring of dots inside the edge, as the caves have them around beasts: five a side. */
export function dotted(radius: number, size: number): string {
  const corners = hexCorners(radius);
  const chance = seededRandom(5);
  return Array.from({ length: 30 }, (_, i) => {
    const edge = Math.floor(i / 5);
    const t = (i % 5) / 5;
    const [a = 0, b = 0] = corners.slice(edge * 2);
    const [u = 0, v = 0] = corners.slice(((edge + 1) % 6) * 2);
    return dab(a + (u - a) * t, b + (v - b) * t, size * (0.85 + chance() * 0.3), chance);
  }).join('');
}

/** A painted ring, thicker here and thinner there; to be filled by the even-odd rule. */
export function ring(radius: number, width: number, seed: number): string {
  const outer = ragged(hexCorners(radius + width / 2), width * 0.12, seed, 4);
  const inner = ragged(hexCorners(radius - width / 2), width * 0.16, seed + 3, 4);
  return outer + inner;
}
