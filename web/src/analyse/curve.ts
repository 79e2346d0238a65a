/** The curve of winning chances: points along the game, as far as it is analysed. */
import type { BillEntry } from '@traque/analysis/bill';
import type { Seat } from '@traque/engine/core/game';

export interface CurvePoint {
  /** After this action; 0 is the set-up. */
  readonly number: number;
  /** 0 to 1. */
  readonly chance: number;
}

/** What was true, with nothing hidden. */
export const trueCurve = (entries: readonly BillEntry[], seat: Seat): readonly CurvePoint[] =>
  entries.map(({ number, chances }) => ({ number, chance: chances[seat]! }));

/** What the seat could know: before each of its actions, when it looked. */
export const knownCurve = (entries: readonly BillEntry[], seat: Seat): readonly CurvePoint[] =>
  entries.flatMap(({ number, seat: mover, known }) =>
    mover === seat && known !== null ? [{ number: number - 1, chance: known }] : [],
  );

/** The drawing is this wide and high; it is stretched to its place. */
export const WIDTH = 1000;
export const HEIGHT = 300;

const round = (n: number): number => Math.round(n * 10) / 10;

export const xOf = (number: number, length: number): number => round((number / Math.max(1, length)) * WIDTH);
export const yOf = (chance: number): number => round((1 - chance) * HEIGHT);

/** As the `d` of a path; empty without points. */
export function pathOf(points: readonly CurvePoint[], length: number): string {
  return points.map(({ number, chance }, i) => `${i === 0 ? 'M' : 'L'}${xOf(number, length)} ${yOf(chance)}`).join('');
}

/** The same, closed along the bottom. */
export function areaOf(points: readonly CurvePoint[], length: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  return `${pathOf(points, length)}L${xOf(last.number, length)} ${HEIGHT}L${xOf(first.number, length)} ${HEIGHT}Z`;
}

/** The action nearest to a place along the curve, 0 to 1. */
export const numberAt = (place: number, length: number): number =>
  Math.max(0, Math.min(length, Math.round(place * length)));
