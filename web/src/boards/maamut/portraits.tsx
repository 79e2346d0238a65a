/** The bots of this game: a hunter of the rock shelters, told apart by what each wears. */
import '../../art/cave/cave.css';
import type { Level } from '@traque/bots/core/brain';
import type { ComponentChildren } from 'preact';
import { dab, seededRandom, stroke, strokes, wash } from '../../art/cave/brush.ts';

const chance = seededRandom(7);
const face = wash([-17, -8, -10, -22, 10, -22, 17, -8, 14, 14, 5, 26, -5, 26, -14, 14]);
const shoulders = wash([-46, 54, -38, 35, -15, 27, 15, 27, 38, 35, 46, 54]);
const eyes = dab(-7, -2, 2.6, chance) + dab(7, -2, 2.6, chance);
const features = strokes([
  [0, -1, 1.6, -2, 7, 2.6, 2, 10, 1],
  [-6, 17, 1, 0, 19, 2.6, 6, 16, 1],
]);

const wind = strokes([
  [10, -24, 4, -8, -36, 9, -30, -40, 8, -48, -32, 1],
  [14, -18, 4, -12, -28, 9, -36, -27, 8, -50, -15, 1],
  [-13, -16, 5, -28, -12, 7, -46, 3, 1],
  [-15, -4, 4, -26, 2, 5, -38, 14, 1],
]);

const topknot = strokes([
  [-12, -20, 4, 0, -27, 9, 13, -19, 4],
  [0, -24, 6, -3, -33, 9, 4, -41, 10, 12, -47, 2],
]);
const sparks = strokes([
  [-25, -30, 1, -30, -38, 4, -34, -46, 1],
  [-32, -16, 1, -40, -19, 4, -49, -21, 1],
  [26, -26, 1, 33, -34, 4, 41, -40, 1],
  [30, -12, 1, 39, -14, 4, 48, -15, 1],
]);

const hood = wash([-24, 6, -25, -20, -12, -40, 8, -43, 24, -30, 25, 4, 15, -12, -15, -12]);
const beak = wash([8, -38, 26, -36, 46, -20, 26, -25, 10, -24]);
const feathers = strokes([
  [-22, -8, 3, -32, 6, 6, -36, 22, 1],
  [22, -6, 3, 31, 8, 6, 34, 23, 1],
  [-24, -22, 3, -36, -12, 5, -42, 2, 1],
]);

const antlers = strokes([
  [-8, -22, 5, -19, -33, 4.4, -17, -49, 1],
  [-16, -29, 4, -30, -33, 3.4, -36, -46, 1],
  [-24, -32, 3, -36, -28, 2.6, -45, -33, 1],
  [8, -22, 5, 19, -33, 4.4, 17, -49, 1],
  [16, -29, 4, 30, -33, 3.4, 36, -46, 1],
  [24, -32, 3, 36, -28, 2.6, 45, -33, 1],
]);
const beard = strokes([
  [-11, 14, 4, -8, 26, 7, -3, 38, 1],
  [0, 20, 4, 0, 30, 8, 1, 43, 1],
  [11, 14, 4, 8, 26, 7, 4, 38, 1],
]);
const warPaint = strokes([
  [-15, 4, 1, -10, 6, 3, -5, 6, 1],
  [5, 6, 1, 10, 6, 3, 15, 4, 1],
  [-6, -16, 1, 0, -17, 3.4, 6, -16, 1],
]);

const dress: Readonly<Record<Level, ComponentChildren>> = {
  random: <path d={wind} fill="#5b2712" />,
  easy: (
    <>
      <path d={topknot} fill="#2b2622" />
      <path d={sparks} fill="#d4532b" />
    </>
  ),
  normal: (
    <>
      <path d={feathers + hood} fill="#2b2622" />
      <path d={beak} fill="#7c736a" stroke="#17130f" stroke-width="1.6" />
      <path d={dab(10, -33, 2.4, chance)} fill="#f4e9d2" />
    </>
  ),
  hard: (
    <>
      <path d={antlers} fill="#4f2a17" />
      <path d={beard} fill="#efe3ca" />
      <path d={warPaint} fill="#9c3d1f" />
    </>
  ),
};

/** In a square from -50 to 50, over the player's own colour. */
export function Portrait({ level }: { level: Level }) {
  return (
    <g>
      <path d={shoulders} fill="#6a2f16" />
      <path d={face} fill="#c98a52" stroke="#2b2622" stroke-width="2.4" />
      <path d={eyes + features} fill="#2b2622" />
      {dress[level]}
      <path d={stroke([-20, 33, 1, 0, 39, 5, 20, 33, 1])} fill="#e0964c" />
    </g>
  );
}
