import type { BillEntry } from '@traque/analysis/bill';
import type { Seat } from '@traque/engine/core/game';
import type { SeatFace } from '../boards/contract.ts';
import { areaOf, HEIGHT, knownCurve, pathOf, trueCurve, WIDTH, xOf, yOf } from './curve.ts';

interface Props {
  readonly entries: readonly BillEntry[];
  readonly seat: Seat;
  readonly faces: readonly SeatFace[];
  readonly length: number;
}

const LINES = [0, 0.25, 0.5, 0.75, 1];

/** Everybody's chances as lines, those of one seat in front. Stretched to its place: lines keep their width. */
export function CurveDrawing({ entries, seat, faces, length }: Props) {
  const own = trueCurve(entries, seat);
  const known = knownCurve(entries, seat);
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {LINES.map((chance) => (
          <path key={chance} class="curve-line" d={`M0 ${yOf(chance)}H${WIDTH}`} />
        ))}
        {faces.map(({ look }, other) =>
          other === seat ? null : (
            <path
              key={other}
              class="curve-other"
              style={`--seat: var(--look-${look % 5})`}
              d={pathOf(trueCurve(entries, other), length)}
            />
          ),
        )}
        <path class="curve-area" d={areaOf(own, length)} />
        <path class="curve-known" d={pathOf(known, length)} />
        <path class="curve-truth" d={pathOf(own, length)} />
      </svg>
      {known.map(({ number, chance }) => (
        <span
          key={number}
          class="curve-dot"
          style={`--x: ${xOf(number, length) / WIDTH}; --y: ${yOf(chance) / HEIGHT}`}
        />
      ))}
      {[1, 0.5, 0].map((chance) => (
        <span key={chance} class="curve-scale" style={`--y: ${1 - chance}`} aria-hidden="true">
          {100 * chance}
        </span>
      ))}
    </>
  );
}
