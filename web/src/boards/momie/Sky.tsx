/** Behind the pyramid: plastered wall with a rayed sun and columns of signs by day, the moon and stars by night. */
import { signs } from './art/ornaments.ts';
import { type Plan, noise } from './geometry.ts';
import { type Frame, frameOf } from './pyramid-shape.ts';

const n = (value: number) => String(Math.round(value));

export function Sky({ plan }: { readonly plan: Plan }) {
  const frame = frameOf(plan);
  const sun = { x: frame.x + frame.width * 0.3, y: frame.y + 96 };
  return (
    <g>
      <Rays {...sun} />
      <circle class="momie-orb-ring" cx={sun.x} cy={sun.y} r={62} />
      <circle class="momie-orb" cx={sun.x} cy={sun.y} r={46} />
      <Stars frame={frame} />
      <Writing x={frame.x + frame.width * 0.655} y={frame.y + 40} />
      <Dunes frame={frame} />
    </g>
  );
}

/** Each ray of the sun ends in a hand. */
function Rays({ x, y }: { readonly x: number; readonly y: number }) {
  const rays = [14, 36, 58, 80, 102, 124, 146].map((degrees, i) => {
    const a = (degrees * Math.PI) / 180;
    const reach = 138 + (i % 2) * 26;
    return {
      x1: x + Math.cos(a) * 74,
      y1: y + Math.sin(a) * 74,
      x2: x + Math.cos(a) * reach,
      y2: y + Math.sin(a) * reach,
      degrees,
    };
  });
  return (
    <g class="momie-rays">
      {rays.map((ray) => (
        <g>
          <path d={`M${n(ray.x1)} ${n(ray.y1)}L${n(ray.x2)} ${n(ray.y2)}`} />
          <path
            d="M0-6C8-8 14-7 20-3M2 0L22 1M0 6C8 8 13 8 18 6M2-6L1 6"
            transform={`translate(${n(ray.x2)},${n(ray.y2)}) rotate(${n(ray.degrees)})`}
          />
        </g>
      ))}
    </g>
  );
}

function Stars({ frame }: { readonly frame: Frame }) {
  const stars = Array.from({ length: 130 }, (_, i) => ({
    x: frame.x + (noise(i, 3, 1) * 2.4 - 0.7) * frame.width,
    y: frame.y + noise(i, 5, 2) * frame.height * 0.8,
    size: 0.35 + noise(i, 7, 3) * 0.55,
  }));
  return <path class="momie-stars" d={stars.map(starAt).join('')} />;
}

/** Five arms and no outline, as on the ceilings of tombs: from the topmost point around. */
const ARMS = [2.2, 8, 8.3, -0.4, -6.9, 4.8, 2.9, 7.6, -6.5, -4.7, -6.5, 4.7, 2.9, -7.6, -6.9, -4.8, 8.3, 0.4];

function starAt({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): string {
  return `M${n(x)} ${n(y - 11 * size)}l${ARMS.map((arm) => (arm * size).toFixed(1)).join(' ')}z`;
}

/** Columns of signs between upright lines. */
function Writing({ x, y }: { readonly x: number; readonly y: number }) {
  const columns = [2, 3];
  return (
    <g class="momie-writing" transform={`translate(${n(x)},${n(y)})`}>
      {columns.map((count, column) => (
        <>
          <path
            d={`M${n(column * 84)} 0V${n(count * 72 + 16)}M${n(column * 84 + 84)} 0V${n(count * 72 + 16)}M${n(column * 84)} 0H${n(column * 84 + 84)}`}
          />
          {Array.from({ length: count }, (_, row) => (
            <path
              d={signs[(column * 3 + row * 5 + 4) % signs.length]}
              transform={`translate(${n(column * 84 + 42)},${n(row * 72 + 46)}) scale(.92)`}
            />
          ))}
        </>
      ))}
    </g>
  );
}

function Dunes({ frame }: { readonly frame: Frame }) {
  // Wider than the frame: on a broad screen the land goes on to both sides.
  const x = frame.x - frame.width;
  const width = frame.width * 3;
  const ground = frame.y + frame.height - 62;
  return (
    <>
      <path
        class="momie-dune-far"
        d={`M${n(x)} ${n(ground - 90)}q${n(width * 0.08)} -80 ${n(width * 0.17)} 0t${n(width * 0.17)} 0 ${n(width * 0.17)} 10 ${n(width * 0.17)} -20 ${n(width * 0.17)} 0 ${n(width * 0.17)} 0V${n(ground + 70)}H${n(x)}Z`}
      />
      <path
        class="momie-dune"
        d={`M${n(x)} ${n(ground)}q${n(width * 0.1)} -40 ${n(width * 0.2)} 0t${n(width * 0.2)} 0 ${n(width * 0.2)} -6 ${n(width * 0.2)} 6 ${n(width * 0.2)} 0V${n(ground + 70)}H${n(x)}Z`}
      />
    </>
  );
}
