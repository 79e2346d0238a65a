/** A tile: a chip of bone, a kind's pigment rubbed into it, and the drawing on top. */
import type { Face } from '@traque/engine/mammut/protocol';
import { dab, ragged, strokes, seededRandom } from '../../../art/cave/brush.ts';
import { animals } from './animals.ts';
import type { Drawing } from './drawing.ts';
import { axe, blue, fire, hide, mark, meat, red, tusk } from './loot.ts';
import { memo } from '../../../parts/memo.tsx';

const drawings: Readonly<Record<Face, Drawing>> = {
  axe,
  hide,
  tusk,
  meat,
  fire,
  '?': mark,
  ...animals,
  red,
  blue,
};

const grounds: Readonly<Record<Face, string>> = {
  axe: 'axe',
  hide: 'hide',
  tusk: 'tusk',
  meat: 'meat',
  fire: 'fire',
  '?': 'unseen',
  hare: 'animal',
  fox: 'animal',
  grouse: 'animal',
  beaver: 'animal',
  ibex: 'animal',
  horse: 'animal',
  reindeer: 'animal',
  red: 'shaman',
  blue: 'shaman',
};

/** Cut from bone by hand: no two corners alike. */
const outlines = [
  [-44, -38, -30, -46, 34, -45, 46, -32, 45, 35, 33, 46, -35, 45, -46, 33],
  [-46, -32, -36, -45, 30, -47, 45, -38, 46, 30, 37, 45, -30, 46, -45, 38],
  [-45, -41, -22, -46, 38, -44, 46, -24, 44, 39, 24, 46, -38, 44, -46, 20],
  [-43, -43, 20, -46, 43, -41, 46, 20, 43, 42, -22, 46, -43, 42, -46, -20],
].map((corners, i) => ({
  edge: ragged(corners, 1.3, i + 3, 3),
  inner: ragged(
    corners.map((value) => value * 0.87),
    1.6,
    i + 9,
    3,
  ),
}));

const rubs = [0, 1, 2, 3].map((i) => {
  const chance = seededRandom(i + 31);
  const specks = Array.from({ length: 7 }, () =>
    dab((chance() - 0.5) * 76, (chance() - 0.5) * 76, 0.6 + chance(), chance),
  );
  const scratch = strokes([[-34 + i * 9, 36, 0.3, -20 + i * 8, 38, 1.3, 2 + i * 6, 37, 0.3]], i + 3);
  return specks.join('') + scratch;
});

export function Picture({ drawing }: { readonly drawing: Drawing }) {
  return (
    <>
      {drawing.map(({ d, fill }, i) => (
        <path key={i} d={d} fill={fill} />
      ))}
    </>
  );
}

const chipId = (cut: number): string => `chip-${cut % outlines.length}`;
const faceId = (face: Face): string => `face-${face === '?' ? 'unseen' : face}`;

/** Every chip and every face once in the page; dozens of tiles show them by their names. A board holds one of it. */
export function Pigments() {
  return (
    <svg class="pigments" aria-hidden="true">
      <defs>
        {outlines.map(({ edge, inner }, cut) => (
          <g key={cut} id={chipId(cut)}>
            <path class="chip-thick" d={edge} transform="translate(1.2 3.6)" />
            <path class="chip-body" d={edge} />
            <path class="chip-rub" d={inner} />
            <path class="chip-specks" d={rubs[cut] ?? ''} />
          </g>
        ))}
        {(Object.keys(drawings) as Face[]).map((face) => (
          <g key={face} id={faceId(face)}>
            <Picture drawing={drawings[face]} />
          </g>
        ))}
      </defs>
    </svg>
  );
}

export function FacePicture({ face }: { readonly face: Face }) {
  return <use href={`#${faceId(face)}`} />;
}

/** `cut` chooses among the outlines, so that neighbours differ. */
export const Chip = memo(function Chip({ face, cut = 0 }: { readonly face: Face; readonly cut?: number }) {
  return (
    <svg class={`chip ${grounds[face]}`} viewBox="-50 -50 100 102" aria-hidden="true">
      <use href={`#${chipId(cut)}`} />
      <use href={`#${faceId(face)}`} transform="scale(0.94)" />
    </svg>
  );
});

/** A face alone, without its tile: on tokens, in rows of kinds, in the account of a round. */
export const Glyph = memo(function Glyph({ face }: { readonly face: Face }) {
  const dark = face === '?' || face === 'red' || face === 'blue';
  if (dark) return <Chip face={face} />;
  return (
    <svg class="glyph" viewBox="-50 -50 100 100" aria-hidden="true">
      <FacePicture face={face} />
    </svg>
  );
});
