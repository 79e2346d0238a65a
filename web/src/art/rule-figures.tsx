/** Small figures of the rule books: numbers and shapes only, so that they speak every language. */
import type { ComponentType } from 'preact';

const S = 34;
const hex = (cx: number, cy: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    return `${(cx + S * 0.95 * Math.cos(angle)).toFixed(1)},${(cy + S * 0.95 * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
/** Axial to picture, pointy top. */
const at = (q: number, r: number): readonly [number, number] => [S * Math.sqrt(3) * (q + r / 2), S * 1.5 * r];
const directions: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

const paint = {
  stroke: 'var(--ink)',
  'stroke-width': 2.5,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;
const number = {
  'text-anchor': 'middle',
  'dominant-baseline': 'central',
  'font-family': 'var(--display)',
  'font-weight': 800,
} as const;

/** MA-53: the order in which the mammoth tries its ways, a hunter coming from the west. */
function TurningOrder() {
  const order = [0, 1, 2, 4, 5];
  return (
    <svg viewBox="-130 -105 330 210" aria-hidden="true">
      <polygon points={hex(0, 0)} fill="var(--ochre)" {...paint} />
      {directions.map(([q, r], d) => {
        const [x, y] = at(q, r);
        const turn = order.indexOf(d);
        return (
          <g key={d}>
            <polygon points={hex(x, y)} fill={turn < 0 ? 'var(--sunk)' : 'var(--raised)'} {...paint} />
            {turn < 0 ? (
              <path
                d={`M${x - 30} ${y}h44m-9-8 9 8-9 8`}
                fill="none"
                {...paint}
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
      <path d="M-16 10c-2-16 6-22 14-24 4-6 12-4 13 2 4 6 4 14 4 22h-6v-8H-6v8h-6" fill="var(--red-ochre)" {...paint} />
      <path d="M118-46c26 22 28 66 4 92m12-3-13 5 1-14" fill="none" {...paint} stroke-width="4" />
    </svg>
  );
}

/** MA-20: straight on, exactly as many tiles as the card says. */
function StraightMove() {
  return (
    <svg viewBox="-40 -45 330 90" aria-hidden="true">
      {[0, 1, 2].map((q) => {
        const [x, y] = at(q, 0);
        return <polygon key={q} points={hex(x, y)} fill={q === 2 ? 'var(--glow)' : 'var(--raised)'} {...paint} />;
      })}
      <circle r="12" fill="var(--look-1)" {...paint} />
      <path d="M18 0h84m-12-9 12 9-12 9" fill="none" {...paint} stroke-width="4" />
      <rect x="205" y="-36" width="52" height="72" rx="8" fill="var(--raised)" {...paint} />
      <text x="231" y="0" fill="var(--ink)" font-size="38" {...number}>
        2
      </text>
    </svg>
  );
}

/** MM-90: what different species are worth. */
function SpeciesScale() {
  const points = [0, 0, 0, 4, 9, 15, 22, 30];
  return (
    <svg viewBox="0 0 400 170" aria-hidden="true">
      {points.map((vp, n) =>
        n === 0 ? null : (
          <g key={n} transform={`translate(${n * 52 - 22} 0)`}>
            <rect x="-18" y={126 - vp * 3.4} width="36" height={4 + vp * 3.4} rx="4" fill="var(--glow)" {...paint} />
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
    <rect key={`${x},${y}`} x={x} y={y} width="34" height="34" rx="7" fill={fill} {...paint} />
  );
  return (
    <svg viewBox="0 0 400 130" aria-hidden="true">
      <circle cx="40" cy="24" r="13" fill="var(--look-1)" {...paint} />
      <path d="m360 9 14 26h-28Z" fill="var(--look-0)" {...paint} />
      {[tile(22, 50, 'var(--bone)'), tile(62, 50, 'var(--bone)'), tile(42, 90, 'var(--ochre)')]}
      <path d="M108 66h186m-12-9 12 9-12 9" fill="none" {...paint} stroke-width="4" />
      {[tile(318, 50, 'var(--bone)'), tile(358, 50, 'var(--bone)')]}
      <path d="M88 108h68m-12-8 12 8-12 8" fill="none" {...paint} stroke-width="4" stroke="var(--accent)" />
      {tile(174, 91, 'var(--ochre)')}
    </svg>
  );
}

/** MO-4: the faces of a white die. */
function DieFaces() {
  const faces = ['1', '2', '3', '4', 'arrow', 'mummy'];
  return (
    <svg viewBox="0 0 400 76" aria-hidden="true">
      {faces.map((face, i) => (
        <g key={face} transform={`translate(${i * 66 + 36} 38)`}>
          <rect x="-27" y="-27" width="54" height="54" rx="10" fill="#fbf4e2" stroke="#2a1b08" stroke-width="2.5" />
          {face === 'arrow' ? (
            <path
              d="M-15 0h28m-10-10 10 10-10 10"
              fill="none"
              stroke="#1f3a78"
              stroke-width="6"
              stroke-linecap="round"
              stroke-linejoin="round"
            />
          ) : face === 'mummy' ? (
            <path
              d="M-12-12c4-9 20-9 24 0 2 10 0 20-6 26h-12c-6-6-8-16-6-26Zm2 2h20m-21 8h22m-19 8h16"
              fill="#e0b23c"
              stroke="#2a1b08"
              stroke-width="2.500"
            />
          ) : (
            <text fill="#141d3a" font-size="32" {...number}>
              {face}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** MO-31 and MO-34: a number turns as it likes, an arrow runs on to the wall. */
function TwoMoves() {
  return (
    <svg viewBox="0 0 400 130" aria-hidden="true">
      <g fill="none" stroke="var(--line)" stroke-width="30" stroke-linecap="round" stroke-linejoin="round">
        <path d="M24 96h80V36h60" />
        <path d="M224 66h150" />
      </g>
      <path d="M24 96h80V36h46m-11-9 11 9-11 9" fill="none" {...paint} stroke-width="4" stroke="var(--accent)" />
      <path d="M224 66h128m-12-9 12 9-12 9" fill="none" {...paint} stroke-width="4" stroke="var(--accent)" />
      <path d="M394 30v72" {...paint} stroke-width="8" />
      <circle cx="24" cy="96" r="10" fill="var(--look-2)" {...paint} />
      <circle cx="224" cy="66" r="10" fill="var(--look-2)" {...paint} />
    </svg>
  );
}

export const ruleFigures: Readonly<Record<'maamut' | 'mammut' | 'momie', Readonly<Record<string, ComponentType>>>> = {
  maamut: { turn: StraightMove, flight: TurningOrder },
  mammut: { share: Theft, end: SpeciesScale },
  momie: { pieces: DieFaces, move: TwoMoves },
};
