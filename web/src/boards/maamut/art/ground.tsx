/** What grows or lies on a tile: each kind is known by its drawing as well as by its colour. */
import { blade, dab, ragged, strokes, seededRandom, type Strokes } from '../../../art/cave/brush.ts';

/** A tuft of grass: blades fanning up from one foot. */
function tuft(x: number, y: number, size: number, chance: () => number): Strokes {
  const blades = 4 + Math.floor(chance() * 3);
  return Array.from({ length: blades }, (_, i) => {
    const lean = -90 + (i - (blades - 1) / 2) * 21 + (chance() - 0.5) * 12;
    const foot = x + (i - (blades - 1) / 2) * 1.8;
    return blade(foot, y, lean, size * (0.7 + chance() * 0.5), 2.9, (lean + 90) * 0.09);
  });
}

const meadow = [-25, -14, 3, -28, 27, -13, -31, 14, -6, 6, 20, 12, 1, 36, -17, 28, 30, 30, -13, -35];

function grass(seed: number) {
  const chance = seededRandom(seed);
  const feet = Array.from({ length: 9 }, (_, i) => [
    (meadow[i * 2] ?? 0) + (chance() - 0.5) * 9,
    (meadow[i * 2 + 1] ?? 0) + (chance() - 0.5) * 9,
  ]);
  const inside = feet.filter(([x = 0, y = 0]) => Math.abs(x) * 0.6 + Math.abs(y) < 42);
  const near = inside.flatMap(([x = 0, y = 0], i) => (i % 3 === 2 ? [] : tuft(x, y, 12, chance)));
  const pale = inside.flatMap(([x = 0, y = 0], i) =>
    i % 3 === 2 ? tuft(x, y, 13, chance) : tuft(x + 5, y + 3, 7, chance),
  );
  const seeds = inside.flatMap(([x = 0, y = 0], i) => (i % 2 === 0 ? [[x + 9, y - 9, 1.6, x + 9.6, y - 7, 1.6]] : []));
  return (
    <>
      <path d={strokes(seeds, seed, 2)} fill="var(--ochre)" />
      <path d={strokes(pale, seed, 3)} fill="var(--grass-light)" />
      <path d={strokes(near, seed, 3)} fill="var(--grass-deep)" />
    </>
  );
}

const drifts: readonly Strokes[] = [
  [
    [-33, -9, 0.6, -18, -15, 3, 0, -12, 2.4, 12, -6, 0.6],
    [-12, 9, 0.6, 6, 2, 3.4, 26, 6, 2.6, 36, 12, 0.6],
    [-29, 23, 0.6, -14, 18, 2.6, 6, 24, 2.6, 18, 31, 0.6],
    [2, -31, 0.6, 14, -30, 2.2, 25, -24, 0.6],
  ],
  [
    [-20, -25, 0.6, -4, -30, 2.8, 14, -26, 2, 22, -20, 0.6],
    [-36, 4, 0.6, -22, -3, 3, -4, 1, 2.6, 6, 7, 0.6],
    [0, 19, 0.6, 16, 13, 3.2, 32, 17, 0.8],
    [-20, 30, 0.6, -6, 27, 2.4, 8, 35, 0.6],
  ],
  [
    [-8, -16, 0.6, 10, -21, 3, 28, -16, 2, 35, -10, 0.6],
    [-35, -12, 0.6, -26, -17, 2.2, -14, -12, 0.6],
    [-34, 15, 0.6, -18, 8, 3.4, 2, 12, 2.6, 14, 18, 0.6],
    [4, 34, 0.6, 14, 30, 2.6, 26, 31, 0.6],
  ],
];

/** A flake: three short strokes crossing. */
const flake = (x: number, y: number, size: number): Strokes =>
  [0, 60, 120].map((angle) =>
    blade(
      x - Math.cos((angle * Math.PI) / 180) * size,
      y - Math.sin((angle * Math.PI) / 180) * size,
      angle,
      size * 2,
      1.5,
    ),
  );

function snow(seed: number) {
  const chance = seededRandom(seed);
  const lines = drifts[seed % 3] ?? [];
  const flakes = [
    flake(-22 + chance() * 8, -2 + chance() * 6, 3.6),
    flake(18 + chance() * 8, -8 + chance() * 6, 3),
    flake(-4 + chance() * 8, 38, 2.6),
  ];
  return <path d={strokes([...lines, ...flakes.flat()], seed, 4)} fill="var(--snow-deep)" />;
}

interface Crag {
  readonly mass: readonly number[];
  readonly lit: Strokes;
  readonly cracks: Strokes;
}

const crags: readonly Crag[] = [
  {
    mass: [-38, 26, -30, -4, -14, -33, -4, -38, 8, -20, 17, -27, 31, -10, 38, 22, 20, 36, -16, 37],
    lit: [
      [-36, 24, -29, -4, -14, -31, -5, -34, -9, -6, -18, 20],
      [3, -12, 16, -24, 22, -14, 17, 6, 6, 14],
    ],
    cracks: [
      [-4, -38, 4, -8, -12, 3, -14, 8, 2.4, -11, 33, 0.6],
      [8, -20, 3.4, 5, 0, 2.6, 12, 18, 2, 10, 34, 0.6],
      [-14, 8, 2, -24, 14, 1.6, -31, 24, 0.5],
    ],
  },
  {
    mass: [-39, 20, -33, -12, -20, -24, -8, -14, 4, -36, 19, -34, 33, -6, 38, 20, 16, 37, -20, 35],
    lit: [
      [-36, 18, -31, -11, -20, -21, -13, -10, -20, 12],
      [-4, 6, 4, -31, 15, -31, 14, -6, 4, 14],
    ],
    cracks: [
      [-8, -14, 3.4, -12, 4, 2.8, -7, 18, 2.2, -10, 33, 0.6],
      [19, -34, 3.8, 15, -8, 3, 20, 10, 2.2, 17, 34, 0.6],
      [15, -6, 2, 5, 10, 1.8, 4, 22, 0.5],
    ],
  },
  {
    mass: [-39, 22, -36, -2, -22, -13, -15, -27, 6, -34, 22, -25, 26, -8, 37, 0, 39, 24, 22, 36, -22, 36],
    lit: [
      [-36, 18, -33, 0, -22, -9, -10, -4, -14, 10, -28, 16],
      [-12, -13, -11, -25, 6, -30, 12, -20, 4, -10],
      [12, 4, 26, -3, 32, 4, 26, 16, 14, 16],
    ],
    cracks: [
      [-22, -13, 3, -7, -7, 3.4, 6, 0, 3, 8, 18, 2.6, 2, 36, 0.6],
      [26, -8, 3, 14, -2, 3.2, 6, 0, 2],
      [-36, 22, 1, -20, 20, 2.4, -6, 14, 0.6],
      [20, 18, 0.6, 28, 24, 2, 36, 20, 0.6],
    ],
  },
];

/** Shadow hatched on the side away from the light. */
const hatching = Array.from({ length: 5 }, (_, i) => [
  20 + i * 2.6,
  -2 + i * 5,
  0.6,
  25 + i * 1.4,
  4 + i * 5,
  2,
  24 + i,
  11 + i * 5,
  0.5,
]);

/** Charcoal around a mass, thin where the light falls and heavy at the foot. */
function outline(mass: readonly number[]): Strokes {
  const count = mass.length / 2;
  const point = (i: number): number[] => {
    const [x = 0, y = 0] = mass.slice((i % count) * 2);
    return [x, y, 2.4 + Math.max(0, x + y) * 0.05];
  };
  const third = Math.ceil(count / 3);
  return [0, 1, 2].map((part) => Array.from({ length: third + 1 }, (_, i) => point(part * third + i)).flat());
}

function rock(seed: number) {
  const crag = crags[seed % 3] ?? crags[0];
  if (!crag) return null;
  return (
    <>
      <path d={ragged(crag.mass, 1.2, seed, 3)} fill="var(--rock)" />
      <path d={crag.lit.map((area) => ragged(area, 0.8, seed, 2)).join('')} fill="var(--rock-light)" />
      <path d={strokes([...outline(crag.mass), ...crag.cracks, ...hatching], seed, 5)} fill="var(--charcoal)" />
    </>
  );
}

const crossStrokes = strokes(
  [
    [-23, -21, 4, -9, -8, 9, 4, 4, 10, 25, 23, 3],
    [24, -22, 3.4, 9, -8, 9, -5, 5, 10, -24, 22, 4],
  ],
  9,
  8,
);
const steady = seededRandom(12);
const dots = Array.from({ length: 12 }, (_, i) => {
  const turn = (i * Math.PI) / 6 + 0.26;
  return dab(Math.cos(turn) * 34, Math.sin(turn) * 35, 2.6, steady);
}).join('');

function cross() {
  return (
    <>
      <path d={strokes(drifts[1] ?? [], 4, 4)} fill="var(--snow-deep)" opacity="0.6" />
      {/* Not in the orange of targets: a hunter who stands here hides the cross, but not all of them. */}
      <path d={dots} fill="var(--red-ochre)" opacity="0.4" />
      <path d={crossStrokes} fill="var(--red-ochre)" />
    </>
  );
}

export type Ground = 'rock' | 'grass' | 'snow' | 'cross';

const washes = { rock: 'var(--rock-deep)', grass: 'var(--grass)', snow: 'var(--snow)', cross: 'var(--snow)' };

/** The pigment of the ground itself. */
export const groundFill = (kind: Ground): string => washes[kind];

const second = {
  rock: 'var(--rock-under)',
  grass: 'var(--grass-warm)',
  snow: 'var(--snow-cold)',
  cross: 'var(--snow-cold)',
};

/** The same pigment where the brush went twice. */
export const patchFill = (kind: Ground): string => second[kind];

/** What is painted on the ground; `seed` (a whole number) chooses among a few hands. */
export function groundArt(kind: Ground, seed: number) {
  if (kind === 'rock') return rock(seed);
  if (kind === 'grass') return grass(seed);
  return kind === 'snow' ? snow(seed) : cross();
}
