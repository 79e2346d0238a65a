import { stroke, strokes, wash, type Strokes } from '../../../art/cave/brush.ts';
import { Mark, markPath } from '../../../art/cave/Mark.tsx';

/** What each hunter wears: antlers, a bird's head, a topknot, horns, loose hair; so that figures differ, not only colours. */
const headdress: readonly Strokes[] = [
  [
    [-3, -53, 2.6, -9, -60, 2.2, -8, -69, 0.6],
    [-8, -60, 1.8, -15, -63, 0.6],
    [4, -53, 2.6, 9, -60, 2.2, 8, -69, 0.6],
    [8, -60, 1.8, 13, -64, 0.6],
  ],
  [
    [2, -51, 7, 10, -50, 4, 18, -47, 0.6],
    [-2, -55, 3, -8, -61, 2.4, -15, -62, 0.6],
    [-4, -53, 3, -11, -56, 2.4, -17, -55, 0.6],
  ],
  [
    [0, -54, 3, -1, -59, 4, 1, -63, 7, 4, -67, 5, 6, -70, 1],
    [-5, -48, 3, -9, -44, 2.6, -10, -39, 0.6],
  ],
  [
    [-4, -51, 3.4, -11, -54, 3.4, -14, -61, 2.4, -11, -68, 0.6],
    [5, -51, 3.4, 11, -55, 3.4, 13, -62, 2.4, 9, -69, 0.6],
  ],
  [
    [-3, -54, 4, -10, -50, 5, -13, -38, 1],
    [3, -55, 3, -6, -57, 4, -14, -50, 0.8],
    [-4, -50, 3, -8, -44, 3.4, -9, -34, 0.8],
  ],
];

const legs = strokes([
  [-2, -24, 7, -6, -15, 5.6, -13, -9, 4, -17, -1, 3.4, -13, 1, 1.2],
  [3, -24, 7, 9, -16, 5.6, 9, -8, 4, 11, 0, 3.4, 17, 0.6, 1.2],
]);
const arms = strokes([
  [7, -38, 4, 14, -33, 3.6, 19, -40, 3.2, 20, -43, 2],
  [-7, -38, 4, -15, -36, 3.4, -18, -27, 2.6, -17, -25, 1],
]);
const head = wash([0, -56, 5, -54, 6.4, -49, 3, -44, -3, -44, -6, -49, -5, -54]);
const shaft = stroke([27, -1, 1.6, 23, -28, 2.6, 17, -70, 1.6]);
const tip = wash([16, -82, 20.5, -73, 18, -66, 14.6, -66, 13, -73]);

/** A hunter of the rock shelters, feet at the origin, some 70 tall: spear, stride, and the player's mark for a body. */
export function Hunter({ look }: { readonly look: number }) {
  const dress = strokes(headdress[look] ?? []);
  const body = markPath(look, 15);
  return (
    <g>
      <g fill="var(--bone)" stroke="var(--bone)" stroke-width="3.6" stroke-linejoin="round">
        <path d={legs + arms + head + dress + shaft + tip} />
        <path d={body} transform="translate(0 -32)" />
      </g>
      <path d={shaft} fill="var(--coat-dark)" />
      <path d={tip} fill="var(--charcoal)" />
      <path d={legs + arms + head + dress} fill="var(--charcoal)" />
      <Mark look={look} size={15} y={-32} />
    </g>
  );
}
