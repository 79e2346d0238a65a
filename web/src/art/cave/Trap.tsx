import { strokes, wash } from './brush.ts';
import { Mark, markPath } from './Mark.tsx';

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

/** A pit with stakes, around its middle, 76 wide; its owner's mark lies on the branches over it. */
export function Trap({ look }: { readonly look: number }) {
  return (
    <g>
      <path d={rim} fill="var(--coat-far)" />
      <path d={pit} fill="var(--charcoal)" />
      <path d={stakes} fill="var(--bone)" stroke="var(--charcoal)" stroke-width="1.2" />
      <path d={branches} fill="var(--coat-light)" />
      <path d={earth} fill="var(--charcoal)" />
      <path
        d={markPath(look, 12)}
        transform="translate(0 5)"
        stroke="var(--bone)"
        stroke-width="7"
        stroke-linejoin="round"
      />
      <Mark look={look} size={12} y={5} />
    </g>
  );
}

const front = wash([-37, 4, -20, 11, 0, 13, 20, 11, 37, 3, 33, 14, 14, 20, -10, 20, -30, 15]);

/** The near rim of the pit, painted over whoever has fallen in. */
export function TrapFront({ look }: { readonly look: number }) {
  return (
    <g>
      <path d={front} fill="var(--coat-far)" />
      <path d={earth} fill="var(--charcoal)" />
      <path
        d={markPath(look, 11)}
        transform="translate(0 14)"
        stroke="var(--bone)"
        stroke-width="7"
        stroke-linejoin="round"
      />
      <Mark look={look} size={11} y={14} />
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
