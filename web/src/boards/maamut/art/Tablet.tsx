import { ragged, stroke, strokes, wash } from '../../../art/cave/brush.ts';

const slab = ragged([-27, -38, 25, -40, 29, -4, 27, 39, -24, 40, -29, 3], 1.6, 5, 6);
const thickness = wash([-28, 34, -24, 42, 0, 43, 26, 42, 31, 36, 31, -2, 29, -30, 26, -2, 25, 36, 0, 37]);
const edge = strokes([
  [-27, 30, 0.6, -26, 40, 3, 4, 41, 3.4, 27, 38, 2.6, 29, 8, 1.8, 28, -20, 0.5],
  [-29, 12, 0.5, -29, -20, 1.6, -27, -38, 2, 0, -40, 1.6, 18, -40, 0.5],
]);
const grain = strokes([
  [-20, -30, 0.4, -8, -32, 1.2, 6, -31, 0.4],
  [6, 33, 0.4, 14, 32, 1.2, 22, 29, 0.4],
  [-24, 24, 0.4, -22, 29, 1.2, -16, 33, 0.4],
]);

/** A spear: shaft, leaf-shaped head, the lashing below it; painted upright around x. */
function spear(x: number, lean: number): string {
  const top = x + lean;
  const shaft = stroke([x - lean * 1.4, 33, 1.4, x - lean * 0.4, 16, 3, x, 0, 2.4, top, -20, 2.8], x + 40, 6);
  const head = wash([top + lean * 0.3, -36, top + 5.4, -25, top + 2.6, -16, top - 2.6, -16, top - 5.4, -25]);
  const lashing = strokes(
    [0, 1, 2].map((i) => [top - 4, -11 + i * 4, 0.5, top - lean * 0.1, -12.4 + i * 4, 1.8, top + 4, -13 + i * 4, 0.5]),
    x + 50,
    3,
  );
  return shaft + head + lashing;
}

const spears: Readonly<Record<number, string>> = {
  1: spear(0, 1.5),
  2: spear(-9, -1.5) + spear(9, 1.5),
  3: spear(-16, -2) + spear(0, 0.5) + spear(16, 2),
};

/** A move card: a tablet of bone with one, two or three painted spears; 60 by 82 around its middle. */
export function Tablet({ value }: { readonly value: number }) {
  return (
    <g>
      <path d={slab} fill="var(--bone)" />
      <path d={thickness} fill="var(--bone-shade)" />
      <path d={grain} fill="var(--bone-shade)" />
      <path d={edge} fill="var(--charcoal)" />
      <path d={spears[value] ?? ''} fill="var(--tablet-paint, #8a3519)" />
    </g>
  );
}

const weave = strokes([
  [-20, -24, 0.8, 0, -4, 3, 20, 20, 0.8],
  [20, -26, 0.8, 0, -4, 3, -20, 20, 0.8],
]);

/** The back of a card: hide, laced crosswise. */
export function TabletBack() {
  return (
    <g>
      <path d={slab} fill="var(--coat)" />
      <path d={weave} fill="var(--coat-dark)" />
      <path d={edge} fill="var(--charcoal)" />
    </g>
  );
}

/** One, two or three small spear strokes: how far a way leads. */
export function tally(value: number, size: number): string {
  const lines = Array.from({ length: value }, (_, i) => {
    const x = (i - (value - 1) / 2) * size * 0.6;
    const lean = (i - (value - 1) / 2) * size * 0.05;
    return [
      x - lean,
      size * 0.72,
      size * 0.06,
      x,
      size * 0.1,
      size * 0.16,
      x + lean,
      -size * 0.3,
      size * 0.34,
      x + lean * 1.4,
      -size * 0.78,
      size * 0.04,
    ];
  });
  return strokes(lines, value, 8, 0.07);
}
