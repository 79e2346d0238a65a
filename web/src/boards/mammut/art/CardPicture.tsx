/** What a card does, as a small picture: what it looks at, a stroke, what comes of it. */
import type { Card, Face } from '@traque/engine/mammut/protocol';
import { ragged, strokes, wash } from '../../../art/cave/brush.ts';
import { FacePicture, Picture } from './Chip.tsx';
import { dabs, type Drawing, lines, paint, shape } from './drawing.ts';
import { memo } from '../../../parts/memo.tsx';

const eye: Drawing = [
  ...shape([-42, 2, -22, -20, 0, -27, 22, -20, 42, 2, 22, 20, 0, 26, -22, 20], 'var(--tusk)', 4, 3),
  dabs([[0, 0, 16]], 'var(--ochre)'),
  dabs([[0, 0, 9]], 'var(--charcoal)'),
  dabs([[-4, -5, 3]], 'var(--tusk)'),
  lines([
    [-30, -24, 1, -34, -32, 3.4, -40, -38, 1],
    [0, -32, 1, 0, -40, 3.4, 0, -48, 1],
    [30, -24, 1, 34, -32, 3.4, 40, -38, 1],
  ]),
];

const turning: Drawing = [
  ...shape([-22, -20, 0, -23, 22, -20, 23, 20, 0, 23, -22, 20], 'var(--tusk)', 3.4, 5),
  lines([[-8, -6, 2, -6, -12, 3.4, 1, -14, 4, 8, -9, 4, 6, -2, 4, 0, 2, 3.4, 0, 7, 2]], 'var(--red-ochre)'),
  dabs([[0, 13, 2.8]], 'var(--red-ochre)'),
  lines([
    [-40, -10, 2, -32, -34, 5, 0, -42, 6, 26, -36, 5],
    [40, 10, 2, 32, 34, 5, 0, 42, 6, -26, 36, 5],
  ]),
  paint([22, -48, 42, -30, 20, -26], 'var(--charcoal)'),
  paint([-22, 48, -42, 30, -20, 26], 'var(--charcoal)'),
];

/** An open hand, tiles falling from it. */
const giving: Drawing = [
  ...shape(
    [-44, -18, -20, -34, 10, -34, 40, -26, 42, -18, 20, -16, 8, -10, -14, -4, -40, -6],
    'var(--coat-light)',
    3,
    4,
  ),
  lines([
    [8, -18, 1, 24, -22, 2.4, 40, -22, 1],
    [4, -13, 1, 18, -15, 2.2, 32, -14, 1],
  ]),
  ...shape([-20, 6, 0, 2, 3, 18, -16, 22], 'var(--bone)', 2.6, 2),
  ...shape([12, 10, 31, 12, 29, 30, 10, 27], 'var(--bone)', 2.6, 3),
  ...shape([-12, 30, 6, 32, 3, 48, -15, 45], 'var(--bone)', 2.6, 6),
];

const shell = wash([0, -30, 20, -25, 31, -8, 29, 13, 14, 28, -8, 30, -26, 19, -31, -2, -22, -22]);

/** Points: a number on a disc of ochre. */
function Points({ value }: { readonly value: number }) {
  return (
    <g>
      <path d={shell} fill="var(--ochre)" stroke="var(--charcoal)" stroke-width="3" />
      <text class="worth" y="13" text-anchor="middle">
        {value}
      </text>
    </g>
  );
}

type Result = Face | 2 | 4;
/** "The most of something" is drawn as three of it. */
const pictures: Readonly<Record<Exclude<Card, 'peek' | 'flip' | 'giveBack'>, readonly [Face, Result, boolean]>> = {
  ownHide: ['hide', 'hide', false],
  wildAnimal: ['hare', 'reindeer', false],
  axePoints: ['axe', 2, false],
  mostHidesPoints: ['hide', 4, true],
  mostHidesAnimal: ['hide', 'horse', true],
  mostAxesHide: ['axe', 'hide', true],
  mostTusksPoints: ['tusk', 4, true],
  mostTusksFire: ['tusk', 'fire', true],
  mostAxesFire: ['axe', 'fire', true],
};

const arrow = strokes([[-9, 0, 2, 0, -1, 4.4, 8, 0, 3.4]], 4) + wash([5, -8, 16, 0, 5, 8, 8, 0]);
const plus = strokes([
  [-8, 0, 2, 0, 0, 4.4, 8, 0, 2],
  [0, -8, 2, 0, 0, 4.4, 0, 8, 2],
]);

const own = { peek: eye, flip: turning, giveBack: giving };

export const CardPicture = memo(function CardPicture({ card }: { readonly card: Card }) {
  if (card === 'peek' || card === 'flip' || card === 'giveBack')
    return (
      <svg class="card-picture" viewBox="-45 -32 90 64" aria-hidden="true">
        <g transform="scale(0.62)">
          <Picture drawing={own[card]} />
        </g>
      </svg>
    );
  const [from, to, most] = pictures[card];
  return (
    <svg class="card-picture" viewBox="-60 -32 120 64" aria-hidden="true">
      {most && (
        <g>
          <g transform="translate(-47 -13) scale(0.32)">
            <FacePicture face={from} />
          </g>
          <g transform="translate(-21 -13) scale(0.32)">
            <FacePicture face={from} />
          </g>
        </g>
      )}
      <g transform={most ? 'translate(-34 9) scale(0.42)' : 'translate(-34 2) scale(0.5)'}>
        <FacePicture face={from} />
      </g>
      <path d={card === 'ownHide' ? plus : arrow} fill="var(--charcoal)" transform="translate(-1 0) scale(0.8)" />
      <g transform="translate(36 0) scale(0.5)">
        {typeof to === 'number' ? <Points value={to} /> : <FacePicture face={to} />}
      </g>
    </svg>
  );
});

const back = ragged([-15, -21, 15, -22, 16, 21, -15, 22], 1, 4, 4);
const lacing = strokes([
  [-10, -14, 0.8, 0, -2, 2.6, 10, 13, 0.8],
  [10, -15, 0.8, 0, -2, 2.6, -10, 12, 0.8],
]);

/** The back of a card: hide, laced crosswise. */
export const CardBack = memo(function CardBack() {
  return (
    <svg class="card-back" viewBox="-18 -24 36 48" aria-hidden="true">
      <path d={back} fill="var(--coat)" stroke="var(--charcoal)" stroke-width="1.6" />
      <path d={lacing} fill="var(--coat-dark)" />
    </svg>
  );
});
