/** The figures of the rule book, by chapter. */
import { number, outline } from '../../art/figure-style.ts';
import type { RuleFigures } from '../rule-figures.ts';

/** From the middle of a tile to its corners. */
const RADIUS = 34;

const hexagon = (x: number, y: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    return `${(x + RADIUS * 0.95 * Math.cos(angle)).toFixed(1)},${(y + RADIUS * 0.95 * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');

/** From the middle of a tile to that of its neighbours. */
const DISTANCE = RADIUS * Math.sqrt(3);

/** The middle of a neighbour: east first, then clockwise. Rounded, so that equal coordinates are equal numbers. */
const neighbour = (dir: number): readonly [x: number, y: number] => {
  const angle = (Math.PI / 3) * dir;
  return [Number((DISTANCE * Math.cos(angle)).toFixed(3)), Number((DISTANCE * Math.sin(angle)).toFixed(3))];
};

/** MA-53: the order in which the mammoth tries its ways, a hunter coming from the west. */
function TurningOrder() {
  const order = [0, 1, 2, 4, 5];
  return (
    <svg viewBox="-130 -105 330 210" aria-hidden="true">
      <polygon points={hexagon(0, 0)} fill="var(--ochre)" {...outline} />
      {[0, 1, 2, 3, 4, 5].map((dir) => {
        const [x, y] = neighbour(dir);
        const turn = order.indexOf(dir);
        return (
          <g key={dir}>
            <polygon points={hexagon(x, y)} fill={turn < 0 ? 'var(--sunk)' : 'var(--raised)'} {...outline} />
            {turn < 0 ? (
              <path
                d={`M${x - 30} ${y}h44m-9-8 9 8-9 8`}
                fill="none"
                {...outline}
                stroke="var(--accent)"
                stroke-width="5"
              />
            ) : (
              <text x={x} y={y} fill="var(--ink)" font-size="26" {...number}>
                {turn + 1}
              </text>
            )}
          </g>
        );
      })}
      <path
        d="M-16 10c-2-16 6-22 14-24 4-6 12-4 13 2 4 6 4 14 4 22h-6v-8H-6v8h-6"
        fill="var(--red-ochre)"
        {...outline}
      />
      <path d="M118-46c26 22 28 66 4 92m12-3-13 5 1-14" fill="none" {...outline} stroke-width="4" />
    </svg>
  );
}

/** MA-20: straight on, exactly as many tiles as the card says. */
function StraightMove() {
  return (
    <svg viewBox="-40 -45 330 90" aria-hidden="true">
      {[0, 1, 2].map((q) => (
        <polygon
          key={q}
          points={hexagon(DISTANCE * q, 0)}
          fill={q === 2 ? 'var(--glow)' : 'var(--raised)'}
          {...outline}
        />
      ))}
      <circle r="12" fill="var(--look-1)" {...outline} />
      <path d="M18 0h84m-12-9 12 9-12 9" fill="none" {...outline} stroke-width="4" />
      <rect x="205" y="-36" width="52" height="72" rx="8" fill="var(--raised)" {...outline} />
      <text x="231" y="0" fill="var(--ink)" font-size="38" {...number}>
        2
      </text>
    </svg>
  );
}

export const figures: RuleFigures = { turn: StraightMove, flight: TurningOrder };
