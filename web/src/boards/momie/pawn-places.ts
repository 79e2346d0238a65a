/** Where pawns stand: one alone in the middle of a cell, several smaller and side by side. */
import type { Cell } from '@traque/engine/momie/protocol';
import { centre } from './geometry.ts';
import type { Scene } from './scene.ts';

export interface Place {
  readonly x: number;
  /** Of the feet. */
  readonly y: number;
  readonly scale: number;
}

/** For 1, 2, 3 and 4 in a cell: scale, then offset of each from the middle. */
const crowds: readonly (readonly [number, readonly (readonly [number, number])[]])[] = [
  [0.84, [[0, 41]]],
  [
    0.66,
    [
      [-18, 41],
      [22, 41],
    ],
  ],
  [
    0.56,
    [
      [0, 10],
      [-20, 41],
      [24, 41],
    ],
  ],
  [
    0.5,
    [
      [-20, 6],
      [22, 6],
      [-20, 41],
      [22, 41],
    ],
  ],
];

function spread(cell: Cell, rank: number, crowd: number): Place {
  const [scale, offsets] = crowds[Math.min(crowd, crowds.length) - 1] ?? [0.84, []];
  const [dx, dy] = offsets[rank % Math.max(offsets.length, 1)] ?? [0, 41];
  const middle = centre(cell);
  return { x: middle.x + dx, y: middle.y + dy, scale };
}

/** Each hunter's place; null for those not to be drawn. */
export function huntersPlaces(scene: Scene): readonly (Place | null)[] {
  return scene.hunters.map((hunter, index) => {
    if (hunter.at === null || hunter.at === undefined) return null;
    const together = scene.hunters.flatMap((other, i) => (other.at === hunter.at ? [i] : []));
    return spread(hunter.at, together.indexOf(index), together.length);
  });
}

export function mummyPlace(scene: Scene): Place {
  return spread(scene.mummy.at, 0, 1);
}
