import { strokes, wash } from '../../../art/cave/brush.ts';
import { Mark, markPath } from '../../../art/cave/Mark.tsx';

const rim = wash([-36, 2, -30, -10, -12, -16, 10, -17, 29, -11, 37, 1, 32, 13, 14, 19, -10, 19, -29, 14]);
const pit = wash([-30, 2, -24, -7, -9, -11, 10, -12, 24, -7, 30, 1, 24, 9, 10, 13, -10, 13, -24, 10]);
const stakes = strokes([
  [-22, 6, 4, -20, -6, 3.4, -17, -20, 0.5],
  [-10, 2, 3.6, -8, -10, 3, -6, -23, 0.5],
  [10, 2, 3.6, 9, -10, 3, 8, -23, 0.5],
  [22, 6, 4, 20, -6, 3.4, 18, -20, 0.5],
]);
const branches = strokes([
  [-37, 8, 1, -16, 1, 2.6, 12, -8, 2.4, 33, -14, 0.8],
  [-33, -9, 1, -10, -3, 2.6, 14, 8, 2.4, 36, 11, 0.8],
]);
const earth = strokes([
  [-40, 12, 0.6, -28, 19, 2.4, -12, 23, 0.6],
  [40, 10, 0.6, 30, 18, 2.4, 14, 23, 0.6],
]);

/** The owner's mark, laid on something pale so that it is seen on any ground. */
function Sign({ look, y }: { readonly look: number; readonly y: number }) {
  return (
    <>
      <path
        d={markPath(look, 12)}
        transform={`translate(0 ${y})`}
        stroke="var(--bone)"
        stroke-width="7"
        stroke-linejoin="round"
      />
      <Mark look={look} size={12} y={y} />
    </>
  );
}

/** A pit with stakes, around its middle, 76 wide; its owner's mark lies on the branches over it until it is sprung. */
export function Trap({ look, sprung }: { readonly look: number; readonly sprung: boolean }) {
  return (
    <g>
      <path d={rim} fill="var(--coat-far)" />
      <path d={pit} fill="var(--charcoal)" />
      <path d={stakes} fill="var(--bone)" stroke="var(--charcoal)" stroke-width="1.2" />
      {!sprung && <path d={branches} fill="var(--coat-light)" />}
      <path d={earth} fill="var(--charcoal)" />
      {!sprung && <Sign look={look} y={5} />}
    </g>
  );
}

const front = wash([-38, 2, -32, 8, -20, 11, 0, 13, 20, 11, 32, 8, 38, 1, 33, 14, 14, 20, -10, 20, -30, 15]);
const broken = strokes([
  [-40, -2, 1, -30, 5, 3, -21, 15, 0.6],
  [41, -4, 1, 31, 4, 3, 24, 15, 0.6],
]);

/** The near edge of the pit, painted over what has fallen in, with what is left of the branches. */
export function TrapFront({ look }: { readonly look: number }) {
  return (
    <g>
      <path d={front} fill="var(--coat-far)" />
      <path d={earth} fill="var(--charcoal)" />
      <path d={broken} fill="var(--coat-light)" />
      <Sign look={look} y={15} />
    </g>
  );
}

const signPit = wash([-19, 6, -9, 1, 9, 1, 19, 6, 9, 12, -9, 12]);

/** The small sign of a trap, for buttons: pit and stakes in one colour. */
export function TrapSign() {
  return (
    <g fill="currentColor">
      <path d={signPit} />
      <path d={stakes} transform="translate(0 2) scale(0.72)" />
    </g>
  );
}
