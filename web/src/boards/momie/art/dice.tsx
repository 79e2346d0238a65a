/** Dice of bone, and the mummy's own of brown clay. A face fills a box from -50 to 50. */
import type { Die } from '@traque/engine/momie/protocol';
import { memo } from '../../../parts/memo.tsx';

export type Face = Die | 'mummy' | 'hidden';

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-18, -18],
    [18, 18],
  ],
  3: [
    [-22, -22],
    [0, 0],
    [22, 22],
  ],
  4: [
    [-20, -20],
    [20, -20],
    [-20, 20],
    [20, 20],
  ],
};

const arrow = 'M-33 9L-33-9L3-9L3-27L35 0L3 27L3 9Z';
const wrapped = 'M-23-4C-24-30-12-38 0-38C12-38 24-30 23-4C22 20 12 37 0 37C-12 37-22 20-23-4Z';
const bands = 'M-20-20L14-33M-23-8L22-24M-22 16L18 4M-17 26L19 13M-8 34L14 24';
const gaze = 'M-17 1C-12-7-5-6-2-1C-6 4-12 5-17 1ZM17-4C12-11 5-9 2-3C6 2 13 2 17-4Z';

function Pips({ count }: { readonly count: number }) {
  return (
    <>
      {(pips[count] ?? []).map(([x, y]) => (
        <circle class="tomb-pip" cx={x} cy={y} r={9.5} />
      ))}
    </>
  );
}

function Marks({ face }: { readonly face: Face }) {
  if (face === 'hidden') return null;
  if (face === 'arrow') return <path class="tomb-die-arrow" d={arrow} />;
  if (face === 'mummy') {
    return (
      <g class="tomb-die-mummy">
        <path class="tomb-linen" d={wrapped} />
        <path class="tomb-cut" d={bands} />
        <path class="tomb-ink" d={gaze} />
      </g>
    );
  }
  return <Pips count={face} />;
}

export const WhiteDie = memo(function WhiteDie({ face }: { readonly face: Face }) {
  return (
    <g class={face === 'mummy' ? 'tomb-die tomb-die-locked' : 'tomb-die'}>
      <path class="tomb-die-side" d="M-44-36L-38-45L38-44L45-37L46 42L38 50L-37 50L-45 42Z" />
      <path class="tomb-die-top" d="M-42-38L-36-45L37-45L43-38L42 36L36 42L-37 42L-43 35Z" />
      <Marks face={face} />
    </g>
  );
});

/** The mummy's die shows 1, 2 or 3. */
export const BrownDie = memo(function BrownDie({ face }: { readonly face: number | null }) {
  return (
    <g class="tomb-die tomb-die-brown">
      <path class="tomb-die-side" d="M-44-36L-38-45L38-44L45-37L46 42L38 50L-37 50L-45 42Z" />
      <path class="tomb-die-top" d="M-42-38L-36-45L37-45L43-38L42 36L36 42L-37 42L-43 35Z" />
      {face !== null && <Pips count={face} />}
    </g>
  );
});
