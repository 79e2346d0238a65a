/** The great hide the loot is poured out on. It stretches with its place; only its rim is drawn. */
import { ragged, strokes, seededRandom } from '../../../art/cave/brush.ts';
import { memo } from '../../../parts/memo.tsx';

const rim = ragged(
  [
    -49, -47, -30, -49, -26, -46, 0, -48, 28, -46, 32, -49, 49, -46, 47, -28, 49, 0, 47, 27, 49, 47, 30, 49, 25, 46, 0,
    48, -26, 46, -31, 49, -49, 46, -47, 26, -49, 0, -47, -27,
  ],
  0.5,
  12,
  4,
);
const inner = ragged([-45, -43, 0, -44.5, 45, -42.5, 45.5, 0, 45, 43, 0, 44.5, -45, 42.5, -45.5, 0], 0.7, 5, 6);
/** Hair, combed outward. */
const hair = (() => {
  const chance = seededRandom(41);
  const all = Array.from({ length: 90 }, () => {
    const turn = chance() * Math.PI * 2;
    const far = 0.35 + chance() * 0.62;
    const x = Math.cos(turn) * 46 * far;
    const y = Math.sin(turn) * 45 * far;
    const length = 0.02 + chance() * 0.04;
    return [
      x,
      y,
      0.1,
      x * (1 + length),
      y * (1 + length) + 0.4,
      0.34,
      x * (1 + length * 2.2),
      y * (1 + length * 2.2),
      0.08,
    ];
  });
  return strokes(all, 3, 2);
})();

export const Pelt = memo(function Pelt() {
  return (
    <svg class="pelt" viewBox="-50 -50 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path class="rim" d={rim} />
      <path class="inner" d={inner} />
      <path class="hair" d={hair} />
    </svg>
  );
});
