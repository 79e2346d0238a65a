/** The figures of the rule book, by chapter. */
import { number, outline } from '../../art/figure-style.ts';
import type { RuleFigures } from '../rule-figures.ts';

/** MM-90: what different species are worth. */
function SpeciesScale() {
  const points = [0, 0, 0, 4, 9, 15, 22, 30];
  return (
    <svg viewBox="0 0 400 170" aria-hidden="true">
      {points.map((vp, n) =>
        n === 0 ? null : (
          <g key={n} transform={`translate(${n * 52 - 22} 0)`}>
            <rect x="-18" y={126 - vp * 3.4} width="36" height={4 + vp * 3.4} rx="4" fill="var(--glow)" {...outline} />
            <text y={110 - vp * 3.4} fill="var(--ink)" font-size="20" {...number}>
              {vp}
            </text>
            <text y="150" fill="var(--ink-soft)" font-size="20" {...number}>
              {n}×
            </text>
          </g>
        ),
      )}
    </svg>
  );
}

/** MM-32: a theft: one tile goes back to the middle, the rest changes hands. */
function Theft() {
  const tile = (x: number, y: number, fill: string) => (
    <rect key={`${x},${y}`} x={x} y={y} width="34" height="34" rx="7" fill={fill} {...outline} />
  );
  return (
    <svg viewBox="0 0 400 130" aria-hidden="true">
      <circle cx="40" cy="24" r="13" fill="var(--look-1)" {...outline} />
      <path d="m360 9 14 26h-28Z" fill="var(--look-0)" {...outline} />
      {[tile(22, 50, 'var(--bone)'), tile(62, 50, 'var(--bone)'), tile(42, 90, 'var(--ochre)')]}
      <path d="M108 66h186m-12-9 12 9-12 9" fill="none" {...outline} stroke-width="4" />
      {[tile(318, 50, 'var(--bone)'), tile(358, 50, 'var(--bone)')]}
      <path d="M88 108h68m-12-8 12 8-12 8" fill="none" {...outline} stroke-width="4" stroke="var(--accent)" />
      {tile(174, 91, 'var(--ochre)')}
    </svg>
  );
}

export const figures: RuleFigures = { share: Theft, end: SpeciesScale };
