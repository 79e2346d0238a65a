/** How the pictures of this game are put together: washes of pigment, and brushed contours that swell and thin. */
import { dab, stroke, strokes, wash, seededRandom, type Strokes } from '../../../art/cave/brush.ts';

interface Layer {
  readonly d: string;
  readonly fill: string;
}
/** A picture in a square from -50 to 50, painted from the back to the front. */
export type Drawing = readonly Layer[];

const CHARCOAL = 'var(--charcoal)';

/** The edge of a wash, drawn around it: thin in the light from the upper left, heavy below. */
function contour(points: readonly number[], weight: number, seed: number): string {
  const line: number[] = [];
  for (let i = 0; i <= points.length; i += 2) {
    const [x = 0, y = 0] = points.slice(i % points.length, (i % points.length) + 2);
    line.push(x, y, weight * (0.62 + Math.max(0, x + y) / 75));
  }
  return stroke(line, seed, 4);
}

/** A body: its wash, and its contour over it. */
export function shape(points: readonly number[], fill: string, weight = 2.6, seed = 1): Layer[] {
  return [
    { d: wash(points), fill },
    { d: contour(points, weight, seed), fill: CHARCOAL },
  ];
}

export const paint = (points: readonly number[], fill: string): Layer => ({ d: wash(points), fill });

export const lines = (all: Strokes, fill: string = CHARCOAL, seed = 1): Layer => ({ d: strokes(all, seed, 4), fill });

export function dabs(spots: readonly (readonly [number, number, number])[], fill: string = CHARCOAL): Layer {
  const chance = seededRandom(spots.length + 5);
  return { d: spots.map(([x, y, size]) => dab(x, y, size, chance)).join(''), fill };
}
