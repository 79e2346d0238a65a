/** Marks of the helps: where hunters could be, how far the mummy gets, and the viewer's own pins. */
import type { Cell } from '@traque/engine/momie/protocol';
import { emblems } from './art/emblems.ts';
import { centre } from './geometry.ts';
import type { Pins } from './pins.ts';
import type { MummyReach, Odds, Suspects } from './viewpoint.ts';

const corners: readonly (readonly [number, number])[] = [
  [-25, -25],
  [25, -25],
  [-25, 25],
  [25, 25],
];

/** From 0 to 1 for the likeliest cell: the eye takes a square root for what is half as likely. */
const brightness = (chance: number, most: number): number => Math.sqrt(chance / most);

interface SuspectMarksProps {
  readonly suspects: Suspects;
  readonly looks: readonly number[];
  readonly percent: (n: number) => string;
}

/** In each cell the shapes of the hunters who could be there, the brighter the likelier; of one hunter alone, heat. */
export function SuspectMarks({ suspects, looks, percent }: SuspectMarksProps) {
  const hidden = suspects.flatMap((cells, hunter) => (cells === null ? [] : [{ hunter, cells }]));
  const [first] = hidden;
  if (hidden.length === 1 && first)
    return <Heat cells={first.cells} look={looks[first.hunter] ?? 0} percent={percent} />;
  return (
    <g class="momie-suspects" aria-hidden="true">
      {hidden.map(({ hunter, cells }) => {
        const most = Math.max(...Object.values(cells));
        const [dx, dy] = corners[hunter] ?? [0, 0];
        const look = looks[hunter] ?? 0;
        return Object.entries(cells).map(([cell, chance]) => {
          const { x, y } = centre(cell);
          const bright = brightness(chance, most);
          return (
            <path
              key={`${cell} ${String(hunter)}`}
              class={`momie-suspect tomb-look-${String(look)}`}
              d={emblems[look]}
              transform={`translate(${String(x + dx)},${String(y + dy)}) scale(${(0.8 + 0.75 * bright).toFixed(2)})`}
              style={{ opacity: 0.18 + 0.82 * bright }}
            />
          );
        });
      })}
    </g>
  );
}

interface HeatProps {
  readonly cells: Odds;
  readonly look: number;
  readonly percent: (n: number) => string;
}

/** Less than this is not written on a cell. */
const WRITTEN = 0.02;

function Heat({ cells, look, percent }: HeatProps) {
  const most = Math.max(...Object.values(cells));
  return (
    <g class={`momie-suspects momie-heat tomb-look-${String(look)}`} aria-hidden="true">
      {Object.entries(cells).map(([cell, chance]) => {
        const { x, y } = centre(cell);
        const bright = brightness(chance, most);
        return (
          <g key={cell} transform={`translate(${String(x)},${String(y)})`}>
            <rect x={-42} y={-42} width={84} height={84} rx={8} style={{ fillOpacity: 0.1 + 0.75 * bright }} />
            {chance >= WRITTEN && <text y={11}>{percent(Math.round(chance * 100))}</text>}
          </g>
        );
      })}
    </g>
  );
}

/** The cells that the mummy could get to: the surer, the redder. */
export function ThreatMarks({ reach }: { readonly reach: MummyReach }) {
  return (
    <g class="momie-threat" aria-hidden="true">
      {Object.entries(reach.cells).map(([cell, chance]) => {
        const { x, y } = centre(cell);
        const level = Math.round(chance * 3);
        return (
          <path
            key={cell}
            class={`momie-threat-${String(level)}`}
            d={`M${String(x - 41)} ${String(y - 41)}h82v82h-82z`}
          />
        );
      })}
    </g>
  );
}

const pin = 'M0 0C-4-14-15-20-15-33A15 15 0 1 1 15-33C15-20 4-14 0 0Z';

interface PinMarksProps {
  readonly pins: Pins;
  readonly looks: readonly number[];
}

export function PinMarks({ pins, looks }: PinMarksProps) {
  return (
    <g class="momie-pins" aria-hidden="true">
      {Object.entries(pins).map(([cell, hunter]: [Cell, number | null]) => {
        const { x, y } = centre(cell);
        const look = hunter === null ? null : (looks[hunter] ?? 0);
        return (
          <g
            key={cell}
            class={look === null ? 'momie-pin' : `momie-pin tomb-look-${String(look)}`}
            transform={`translate(${String(x + 24)},${String(y + 6)})`}
          >
            <path d={pin} />
            {look === null ? (
              <circle cy={-33} r={5.5} />
            ) : (
              <path class="momie-pin-shape" d={emblems[look]} transform="translate(0,-33) scale(.62)" />
            )}
          </g>
        );
      })}
    </g>
  );
}
