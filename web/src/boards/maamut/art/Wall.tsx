/** The cave wall behind a board: stains, cracks, and the hands of those who painted here before. */
import { dab, ragged, strokes, wash, seededRandom } from '../../../art/cave/brush.ts';

const fingers: readonly (readonly number[])[] = [
  [-15, 8, 8, -26, -4, 8, -33, -14, 5],
  [-11, -8, 8, -16, -28, 8, -18, -44, 5],
  [-1, -12, 8, -2, -34, 8, -2, -51, 5],
  [8, -9, 8, 12, -29, 8, 15, -44, 5],
  [15, -1, 7, 23, -16, 7, 28, -28, 4],
];
const hand =
  wash([-15, 0, -8, -12, 4, -13, 16, -4, 17, 12, 11, 26, 10, 40, -8, 40, -9, 28, -16, 14]) + strokes(fingers, 4, 6);

/** Pigment blown around the hand: a ragged cloud with the hand left bare. */
const cloud = ragged([-40, -30, -22, -60, 4, -66, 30, -54, 42, -20, 36, 20, 24, 44, -22, 46, -36, 18], 5, 8, 4);
const spatter = (() => {
  const chance = seededRandom(77);
  return Array.from({ length: 46 }, () => {
    const turn = chance() * Math.PI * 2;
    const far = 44 + chance() * chance() * 38;
    const x = Math.cos(turn) * far * 0.86;
    const y = Math.sin(turn) * far - 8;
    return dab(x, y, 0.5 + chance() * 1.6, chance);
  }).join('');
})();

/** A stencilled hand, as at Gargas and Chauvet. */
function HandStencil({ x, y, turn, scale }: { x: number; y: number; turn: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path d={cloud} fill="var(--red-ochre)" opacity="0.3" />
      <path d={spatter} fill="var(--red-ochre)" opacity="0.4" />
      <path d={hand} fill="var(--stone)" />
    </g>
  );
}

/** Irregular pools of light or damp, one inside the other, around the middle. */
function stain(width: number, height: number, seed: number): string {
  const chance = seededRandom(seed);
  const points = Array.from({ length: 14 }, (_, i) => {
    const turn = (i * Math.PI) / 7;
    const far = 0.86 + chance() * 0.24;
    return [Math.cos(turn) * width * far, Math.sin(turn) * height * far];
  }).flat();
  return wash(points);
}

const pools = [stain(380, 352, 3), stain(330, 305, 8), stain(282, 262, 5)];
const cracks = strokes([
  [-322, -236, 0.6, -286, -204, 2.4, -258, -212, 1.4, -232, -176, 0.5],
  [-286, -204, 1.6, -294, -170, 1.4, -282, -150, 0.4],
  [318, 148, 0.6, 290, 176, 2.4, 282, 214, 1.8, 250, 240, 1.4, 240, 272, 0.5],
  [290, 176, 1.4, 262, 178, 0.4],
  [-318, 228, 0.5, -284, 238, 2, -262, 262, 1.4, -228, 270, 0.4],
  [316, -262, 0.5, 282, -244, 2, 268, -212, 0.4],
]);

/** The wall around a hexagonal board of about 600 by 560. */
export function Wall() {
  return (
    <g aria-hidden="true">
      {pools.map((pool) => (
        <path key={pool} d={pool} fill="var(--stone-stain)" opacity="0.3" />
      ))}
      <path d={cracks} fill="var(--stone-crack)" />
      <HandStencil x={-262} y={-226} turn={-24} scale={0.62} />
      <HandStencil x={268} y={236} turn={160} scale={0.56} />
    </g>
  );
}

/** Where pigment has flaked off in twenty thousand years: small bare spots and scratches over a painted field. */
const wear = (() => {
  const chance = seededRandom(123);
  const spots = Array.from({ length: 340 }, () => {
    const turn = chance() * Math.PI * 2;
    const far = Math.sqrt(chance()) * 300;
    const x = Math.cos(turn) * far;
    const y = Math.sin(turn) * far * 0.92;
    const size = 0.35 + chance() ** 4 * 2.6;
    const [up, down] = [size * (0.5 + chance()), size * (0.5 + chance())];
    const corners = [size * 0.8, -up, size * 1.4, up, -size * 1.2, down].map((value) => value.toFixed(1));
    return `M${(x - size).toFixed(1)} ${y.toFixed(1)}l${corners.join(' ')}z`;
  });
  const scratches = Array.from({ length: 26 }, () => {
    const x = (chance() - 0.5) * 540;
    const y = (chance() - 0.5) * 480;
    return [
      x,
      y,
      0.2,
      x + 8 + chance() * 12,
      y - 2 + chance() * 6,
      0.9,
      x + 20 + chance() * 26,
      y + chance() * 12,
      0.2,
    ];
  });
  return spots.join('') + strokes(scratches, 9, 3);
})();

/** Laid over tiles, under pieces. */
export function Wear() {
  return <path class="wear" d={wear} fill="var(--stone)" opacity="0.5" aria-hidden="true" pointer-events="none" />;
}
